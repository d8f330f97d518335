export { listAudit } from "./list";
export { verifyAudit } from "./verify";
