import type { Context } from "@/lib/db";
import { type Layout, readFacts, writeFacts } from "@/lib/vault";
import type { FileSnapshot } from "./file";

/** What processes have read of a vault, kept for others. A cache: without it, files are read. */
export interface KeptFacts {
  /** Calls `use` with each file; with some of them when it fails. */
  read(layout: Layout, use: (file: FileSnapshot) => void): Promise<void>;
  /** Keeps what was read of these files since `readAt`. */
  write(files: readonly FileSnapshot[], layout: Layout, readAt: number): Promise<void>;
}

/** Those of the account, in the database. */
export const keptFacts = (ctx: Context): KeptFacts => ({
  read: (layout, use) =>
    readFacts(ctx, layout, use).catch((error: unknown) => {
      ctx.log.warn({ err: error }, "a scan reads files again, since what was read of them before is lost");
    }),
  write: (files, layout, readAt) =>
    writeFacts(ctx, layout, files, readAt).catch((error: unknown) => {
      ctx.log.warn({ err: error }, "what a scan has read is not kept for the next process");
    }),
});
