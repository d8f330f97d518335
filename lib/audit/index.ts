export { countAudit } from "./count";
export type { AuditFilter } from "./filter";
export * from "./operations";
export * as auditOperations from "./operations";
export type { AuditVerification } from "./operations/verify";
export { changesPerWeek, type WeekOfChanges } from "./per-week";
export { type AuditEntry, audit } from "./record";
export type { AuditRow } from "./shapes";
export { auditEntries } from "./tables";
