export { hasSample } from "./installed";
export * from "./operations";
export * as sampleOperations from "./operations";
