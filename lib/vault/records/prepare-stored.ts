import type { Context } from "@/lib/db";
import type { VaultPath } from "../path";
import { isUnprepared, prepareRecord } from "../record/prepare";
import { readIfReadable } from "../store";
import { busy } from "../threads/pool";

/** A stored text that takes long to read, and that no thread has read. */
class Unprepared extends Error {
  constructor(readonly text: string) {
    super("The text has to be read in a thread first");
  }
}

/** For the plan of a change that `withPreparing` makes: throws what makes it read the text in a thread. */
export function assertPrepared(text: string): void {
  if (isUnprepared(text)) throw new Unprepared(text);
}

/** As often a record may get another such text in between. */
const MOST = 3;

/**
 * Makes a change again after a stored text that takes long to read was read in a thread: in the lock it would hold up other
 * changes, and read before each change, those of one record would lose their order. Throws `UNAVAILABLE` when no thread is free.
 */
export async function withPreparing<T>(ctx: Context, change: () => Promise<T>): Promise<T> {
  for (let texts = 0; texts < MOST; texts++) {
    try {
      return await change();
    } catch (error) {
      if (!(error instanceof Unprepared)) throw error;
      await prepareRecord(ctx.account.id, error.text);
    }
  }
  throw busy();
}

/** Reads the frontmatter of a record that is about to be changed among many, in a thread where it takes long. Throws as above. */
export async function prepareStored(ctx: Context, path: VaultPath): Promise<void> {
  const file = await readIfReadable(ctx.account.vaultDir, path);
  if (file) await prepareRecord(ctx.account.id, file.text);
}
