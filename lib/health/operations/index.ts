export { followLogs } from "./follow-logs";
export { gatewayAgents, gatewaySecrets, gatewaySecurity } from "./gateway";
export { health } from "./health";
