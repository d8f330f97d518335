export { followEvents } from "./follow-events";
