export * from "./operations";
export * as answersOperations from "./operations";
export type { Answered } from "./shapes";
