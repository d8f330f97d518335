export { type Checked, checkInstallation } from "./consistency/run";
export { answerMonitoring, healthz, metrics, readyz } from "./endpoints";
export { countRequest } from "./metrics/requests";
export * from "./operations";
export * as healthOperations from "./operations";
export { type ProcessCheck, readiness } from "./readiness/ready";
export { SEVERITIES } from "./security/finding";
export { STATUSES } from "./status/check";
export { sizeOf } from "./status/sizes";
