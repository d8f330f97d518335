export { planLocally } from "./plan-locally";
