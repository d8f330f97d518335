import { cannotRead } from "@/lib/core/error-code";
import type { Layout } from "../settings/layout";
import type { WalkedFile } from "../store";
import { readWalked } from "./disk";
import { entryOf, type IndexEntry, targetEntry } from "./entry";

/** Files that are read, in about 3 ms, before the event loop gets a turn: the previous batch needs it to be written. */
export const FILES_PER_TURN = 50;

/** The entry of a walked file; null when it is gone. */
export function readEntry(root: string, file: WalkedFile, layout: Layout): IndexEntry | null {
  if (!layout.isRecord(file.path)) return targetEntry(file);
  try {
    const stored = readWalked(root, file);
    return stored && entryOf(stored, layout);
  } catch (error) {
    // One unreadable file must not end the indexing of the others.
    if (cannotRead(error)) return targetEntry(file);
    throw error;
  }
}
