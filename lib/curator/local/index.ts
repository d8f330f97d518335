export { expectRecord } from "./known/expect";
export { planLocally } from "./plan-locally";
