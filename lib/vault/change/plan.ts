import type { AuditEntry } from "@/lib/audit";
import type { Tx } from "@/lib/db";
import type { VaultPath } from "../path";
import type { FileAt, HashedFile, StoredFile } from "../store";

/** What is to become of one file. */
export type FileChange = CreateFile | WriteFile | RenameFile | RemoveFile;

interface Audited {
  /** What the audit log says of this change. */
  entries?: readonly AuditEntry[];
}

/** A new file, where none may be. */
export interface CreateFile extends Audited {
  kind: "create";
  path: VaultPath;
  content: string | Uint8Array;
}

/** Another text for a file. */
export interface WriteFile extends Audited {
  kind: "write";
  before: StoredFile;
  content: string;
  /** Names of the frontmatter fields that differ, and `body`. */
  fields?: readonly string[];
}

/** Another path, which must be free, and another text if `content` is given. */
export interface RenameFile extends Audited {
  kind: "rename";
  before: FileAt;
  to: VaultPath;
  content?: string;
}

export interface RemoveFile extends Audited {
  kind: "remove";
  before: HashedFile;
  /** The record that this one became a part of. */
  mergedInto?: VaultPath;
}

/** What a verb decides under its lock: all of it happens, or nothing. */
export interface Plan {
  changes: readonly FileChange[];
  /** Rows to write in the transaction that records the changes. Not repeated after a crash. */
  alongside?: (tx: Tx) => Promise<void>;
}

/** The path of the file that a change makes, writes or removes. */
export const pathOf = (change: FileChange): VaultPath =>
  change.kind === "create" ? change.path : change.kind === "rename" ? change.to : change.before.path;
