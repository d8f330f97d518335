export { type AuditEntry, audit } from "./record";
