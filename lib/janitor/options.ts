import type { RecordType } from "@/lib/vault";

/** What is known about deleted and moved files. Paths are vault paths with their extension. */
export interface FileHistory {
  /** Where the file at this path was renamed or moved to, in one step; null if it was not. */
  renamedTo(path: string): string | null;
  /** Whether the file was deleted with an operation. A file that is missing otherwise may have been moved by hand. */
  wasDeleted(path: string): boolean;
  /** The paths of such files, in any folder, that have the name in a link's last part. */
  candidates(target: string): readonly string[];
}

const NO_HISTORY: FileHistory = { renamedTo: () => null, wasDeleted: () => false, candidates: () => [] };

/** Further statuses that the account accepts, by type. */
export type AcceptedStatuses = Readonly<Partial<Record<RecordType, readonly string[]>>>;

export interface ScanOptions {
  history: FileHistory;
  /** Whether body links that no field has are issues. */
  reportBodyLinks: boolean;
  /** Whether they are issues that a fix adds to `related`. */
  relateBodyLinks: boolean;
  acceptedStatuses: AcceptedStatuses;
}

export const DEFAULT_OPTIONS: ScanOptions = {
  history: NO_HISTORY,
  reportBodyLinks: false,
  relateBodyLinks: false,
  acceptedStatuses: {},
};
