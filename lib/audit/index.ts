export * from "./operations";
export * as auditOperations from "./operations";
export type { AuditPage } from "./operations/list";
export type { AuditVerification } from "./operations/verify";
export { changesPerWeek, type WeekOfChanges } from "./per-week";
export { type AuditEntry, audit } from "./record";
export type { AuditRow } from "./shapes";
export { auditEntries } from "./tables";
