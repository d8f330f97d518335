export * from "./accounts";
export { appRole } from "./columns";
export * from "./operations";
export * from "./vault";
