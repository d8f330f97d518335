import type { AuditEntry } from "@/lib/audit";
import type { Tx } from "@/lib/db";
import type { VaultPath } from "../path";
import type { FileAt, HashedFile, StoredFile } from "../store";
import type { FollowUps } from "./follow-ups";

/** A planned change of one file. */
export type FileChange = CreateFile | WriteFile | RenameFile | RemoveFile;

interface Audited {
  /** Audit entries of this change. */
  entries?: readonly AuditEntry[];
}

/** Content in a flushed file outside the vault; its mode and times are kept. `hash` is the SHA-256 of its bytes. */
export interface SourceFile {
  file: string;
  hash: string;
}

/**
 * Creates a file, which must not exist. From a `SourceFile`, it may be where other changes of the plan remove a folder's
 * files; its text is indexed by the next reconciliation.
 */
export interface CreateFile extends Audited {
  kind: "create";
  path: VaultPath;
  content: string | Uint8Array | SourceFile;
}

/** Replaces the content of a file. */
export interface WriteFile extends Audited {
  kind: "write";
  before: HashedFile | StoredFile;
  content: string | SourceFile;
  /** SHA-256 of the content, hex, if it is known. */
  hash?: string;
  /** Names of the frontmatter fields that differ, and `body`. */
  fields?: readonly string[];
}

/** Moves a file to an unused path, and replaces its text if `content` is given. */
export interface RenameFile extends Audited {
  kind: "rename";
  before: FileAt;
  to: VaultPath;
  content?: string;
  /** Folders that were made for the file, outermost first: those that are empty without it go, too. */
  leaves?: readonly string[];
}

export interface RemoveFile extends Audited {
  kind: "remove";
  before: HashedFile;
  /** Its folder may go, or a file come where a folder was: it is removed first, and kept outside of its folder. */
  makesWay?: boolean;
  /** The record that this one was merged into. */
  mergedInto?: VaultPath;
}

/** What an operation decides under its lock; executed completely or not at all. */
export interface Plan {
  changes: readonly FileChange[];
  /** The plan has written rows itself, which are committed with the journal; never without it. */
  hasWritten?: boolean;
  /** Writes rows in the transaction that records the changes. Not repeated after a crash. */
  alongside?: (tx: Tx) => Promise<void>;
  /** Like `alongside`, and kept in the journal: after a crash, recovery does it. */
  followUp?: FollowUps;
}

/** Whether content is in a file outside the vault. */
export const isSource = (content: unknown): content is SourceFile =>
  typeof content === "object" && content !== null && "file" in content;

/** The path of the file that a change creates, writes or removes. */
export const pathOf = (change: FileChange): VaultPath =>
  change.kind === "create" ? change.path : change.kind === "rename" ? change.to : change.before.path;
