export { exportAudit } from "./export";
export { listAudit } from "./list";
export { verifyAudit } from "./verify";
