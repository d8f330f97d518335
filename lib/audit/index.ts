export { countAudit } from "./count";
export type { AuditFilter } from "./filter";
export * from "./operations";
export * as auditOperations from "./operations";
export type { AuditPage } from "./operations/list";
export type { AuditVerification } from "./operations/verify";
export { type AuditEntry, audit } from "./record";
export type { AuditRow } from "./shapes";
export { auditEntries } from "./tables";
