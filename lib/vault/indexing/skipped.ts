import { closeSync, openSync } from "node:fs";
import { join } from "node:path";
import { cannotRead } from "@/lib/core/error-code";
import type { Layout } from "../settings/layout";
import {
  extensionProblem,
  MAX_FILE_BYTES,
  READ_FLAGS,
  type SkippedFile,
  UNREADABLE_FILE,
  type WalkedFile,
} from "../store";

/** Why a visible file is not a record, if it could be meant as one. Files of the inbox are not. */
export function skipReason(layout: Layout, { path }: WalkedFile): string | undefined {
  const problem = extensionProblem(path);
  if (problem) return problem;
  return path.endsWith(".md") && !layout.isOfInbox(path) ? layout.exclusionOf(path) : undefined;
}

/** Why a file on the disk is listed as skipped. A record that cannot be read any more stays in the index as it was. */
export function reasonOf(layout: Layout, root: string, file: WalkedFile): string | undefined {
  const reason = skipReason(layout, file);
  if (reason !== undefined || !layout.isRecord(file.path)) return reason;
  if (file.size > MAX_FILE_BYTES) return TOO_LARGE;
  return file.isClosed && !canOpen(join(root, file.path)) ? UNREADABLE_FILE : undefined;
}

const TOO_LARGE = `The file has more than ${MAX_FILE_BYTES / 1024 / 1024} MiB: only its beginning is searched.`;

/** An access list may allow what the mode does not. */
function canOpen(file: string): boolean {
  try {
    closeSync(openSync(file, READ_FLAGS));
    return true;
  } catch (error) {
    return !cannotRead(error);
  }
}

/** Skipped files that are listed; the others are counted. */
const MAX_LISTED = 1_000;

/** Files that are skipped, as the index keeps them. */
export interface Skipped {
  count: number;
  files: SkippedFile[];
}

/** Of several reasons for one path the first. */
export function summarize(all: readonly SkippedFile[]): Skipped {
  const seen = new Set<string>();
  const files = all.filter(({ path }) => !seen.has(path) && seen.add(path));
  return {
    count: files.length,
    files: files.sort((a, b) => (a.path < b.path ? -1 : 1)).slice(0, MAX_LISTED),
  };
}
