export { type Checked, type CheckReport, checkInstallation } from "./check/run";
export {
  type GatewayAgent,
  type GatewaySecret,
  gatewayAgents,
  gatewaySecrets,
  gatewaySecurity,
} from "./gateway/operations";
export { STATUSES, type Status } from "./health/check";
export { type Health, health } from "./health/health";
export { countOf, sizeOf } from "./health/sizes";
export { type Rotation, rotateSecrets } from "./rotate";
export { type SecurityAudit, securityAudit } from "./security/audit";
export { type Finding, SEVERITIES, type Severity } from "./security/finding";
