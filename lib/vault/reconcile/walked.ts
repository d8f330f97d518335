import type { Context } from "@/lib/db";
import { stagedFiles } from "../change/journal";
import { reasonOf } from "../indexing/skipped";
import type { Layout } from "../settings/layout";
import { removeStaleTemporaries, type SkippedFile, type WalkedFile, walkInBatches } from "../store/index";

/** What is on the disk. */
export interface Walked {
  files: WalkedFile[];
  /** Files that are not records, though they may be meant as such. */
  skipped: SkippedFile[];
  /** Folders and files that are there and cannot be read. */
  unreadable: string[];
}

/** Walks the vault, and removes the temporary files that processes left that have ended. */
export async function walkVault(ctx: Context, layout: Layout): Promise<Walked> {
  const files: WalkedFile[] = [];
  const temporaries: string[] = [];
  const skipped: SkippedFile[] = [];
  const unreadable: string[] = [];
  const listeners = {
    onTemporary: (file: string) => temporaries.push(file),
    onSkipped: (file: SkippedFile) => skipped.push(file),
    onUnreadable: (path: string) => unreadable.push(path),
  };
  for await (const some of walkInBatches(ctx.account.vaultDir, listeners))
    for (const file of some) {
      files.push(file);
      const reason = reasonOf(layout, ctx.account.vaultDir, file);
      if (reason !== undefined) skipped.push({ path: file.path, reason });
    }
  await removeStaleTemporaries(ctx.account.vaultDir, temporaries, ctx.clock.now(), () => stagedFiles(ctx));
  return { files, skipped, unreadable };
}
