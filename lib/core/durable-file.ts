import { randomBytes } from "node:crypto";
import { closeSync, fsyncSync, linkSync, openSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { open } from "node:fs/promises";
import { dirname } from "node:path";
import { isCode } from "./error-code";

/** Creates a small file unless it exists. It is complete when it appears, and survives a power failure afterwards. */
export function createDurably(file: string, text: string, mode: number): void {
  withDraft(file, text, mode, (draft) => {
    try {
      linkSync(draft, file);
    } catch (error) {
      if (!isCode(error, "EEXIST")) throw error;
    }
  });
}

/** Creates or replaces a small file: a power failure leaves the old text or the new one. */
export function replaceDurably(file: string, text: string, mode: number): void {
  withDraft(file, text, mode, (draft) => renameSync(draft, file));
}

function withDraft(file: string, text: string, mode: number, place: (draft: string) => void): void {
  const draft = `${file}.${process.pid}.${randomBytes(4).toString("hex")}`;
  try {
    writeFileSync(draft, text, { mode, flag: "wx", flush: true });
    place(draft);
  } finally {
    rmSync(draft, { force: true });
  }
  // Also for a file that another process has just linked there.
  syncDirectorySync(dirname(file));
}

/** What systems say that let no directory be opened, or flushed. */
const CANNOT_FLUSH = ["EACCES", "EBADF", "EINVAL", "EISDIR", "EPERM"];

/** Flushes a file that has been written and closed. */
export async function syncFile(file: string): Promise<void> {
  const handle = await open(file, "r");
  await handle.sync().finally(() => handle.close());
}

/** As `syncDirectorySync`, without holding up others. */
export async function syncDirectory(directory: string): Promise<void> {
  await syncFile(directory).catch((error: unknown) => {
    if (!isCode(error, ...CANNOT_FLUSH)) throw error;
  });
}

/** Flushes a directory's entries, so that a file or directory created in it survives a power failure. */
export function syncDirectorySync(directory: string): void {
  try {
    const descriptor = openSync(directory, "r");
    try {
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
  } catch (error) {
    if (!isCode(error, ...CANNOT_FLUSH)) throw error;
  }
}
