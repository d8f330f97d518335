export { type RecordedRoute, recordRoute, routeInput } from "./route";
export { startReflection } from "./start";
