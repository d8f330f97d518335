export { FactsCache } from "./facts";
export { type Change, type FileChanges, type FixRun, type FixSettings, fix, type WriteChanges } from "./fix";
export { CODES, type Code, type Fix, type Issue, type Offer, SEVERITIES, type Severity } from "./issue";
export type { History, ScanOptions } from "./options";
export { type Scan, type ScanSettings, scan } from "./scan";
