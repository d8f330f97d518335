export * from "./accounts";
export { appRole } from "./columns";
export * from "./engine";
export * from "./janitor";
export * from "./operations";
export * from "./saved-views";
export * from "./schedules";
export * from "./vault";
export * from "./workflows";
