import type { AuditEntry } from "@/lib/audit";
import type { Tx } from "@/lib/db";
import type { VaultPath } from "../path";
import type { FileAt, HashedFile, StoredFile } from "../store";

/** A planned change of one file. */
export type FileChange = CreateFile | WriteFile | RenameFile | RemoveFile;

interface Audited {
  /** Audit entries of this change. */
  entries?: readonly AuditEntry[];
}

/** Creates a file, which must not exist. */
export interface CreateFile extends Audited {
  kind: "create";
  path: VaultPath;
  content: string | Uint8Array;
}

/** Replaces the text of a file. */
export interface WriteFile extends Audited {
  kind: "write";
  before: StoredFile;
  content: string;
  /** Names of the frontmatter fields that differ, and `body`. */
  fields?: readonly string[];
}

/** Moves a file to an unused path, and replaces its text if `content` is given. */
export interface RenameFile extends Audited {
  kind: "rename";
  before: FileAt;
  to: VaultPath;
  content?: string;
}

export interface RemoveFile extends Audited {
  kind: "remove";
  before: HashedFile;
  /** The record that this one was merged into. */
  mergedInto?: VaultPath;
}

/** What an operation decides under its lock; executed completely or not at all. */
export interface Plan {
  changes: readonly FileChange[];
  /** Writes rows in the transaction that records the changes. Not repeated after a crash. */
  alongside?: (tx: Tx) => Promise<void>;
}

/** The path of the file that a change creates, writes or removes. */
export const pathOf = (change: FileChange): VaultPath =>
  change.kind === "create" ? change.path : change.kind === "rename" ? change.to : change.before.path;
