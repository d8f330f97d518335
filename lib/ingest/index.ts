export * from "./operations";
export * as ingestOperations from "./operations";
