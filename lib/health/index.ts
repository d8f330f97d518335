export { type Checked, checkInstallation } from "./consistency/run";
export { countRequest } from "./metrics/requests";
export { scrape } from "./metrics/scrape";
export * from "./operations";
export * as healthOperations from "./operations";
export { type ProcessCheck, readiness } from "./readiness/ready";
export { SEVERITIES } from "./security/finding";
export { STATUSES } from "./status/check";
export { sizeOf } from "./status/sizes";
