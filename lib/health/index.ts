export { type Checked, checkInstallation } from "./consistency/run";
export { answerMonitoring, healthz, metrics, readyz } from "./endpoints";
export { setOperationFinder } from "./metrics/operations";
export * from "./operations";
export * as healthOperations from "./operations";
export type { ProcessCheck } from "./readiness/ready";
export { sizeOf } from "./status/sizes";
