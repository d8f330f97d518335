export { type AuditPage, type AuditRow, listAudit, listAuditInput } from "./list";
export { type AuditEntry, audit } from "./record";
export { type AuditVerdict, verifyAudit } from "./verify";
