import { and, eq, inArray, ne } from "drizzle-orm";
import { z } from "zod";
import type { Context, Tx } from "@/lib/db";
import { hashOf, inboxFiles, type StoredFile } from "@/lib/vault";
import { curatorWrites } from "../tables";

type WriteRow = typeof curatorWrites.$inferSelect;

/** The files that added to a record behind the one that is undone, if nobody else changed it in between. */
export interface Later {
  filenames: string[];
  /** Hash of the text of the last of them. */
  hash: string;
}

/** What becomes of a record that later files added to, so that it can still be undone with them. */
export const passed = z.object({
  path: z.string(),
  isCreated: z.boolean(),
  before: z.string().nullable(),
  /** Hashes of the text that the undone file wrote, and of the last one, now and then. */
  hash: z.string(),
  last: z.object({ from: z.string(), to: z.string() }),
});
export type Passed = z.output<typeof passed>;

/** The later files of each of these writes, by their paths. */
export async function laterFiles(
  ctx: Context,
  tx: Tx,
  writes: readonly WriteRow[],
): Promise<Map<string, Later>> {
  const [first] = writes;
  if (first === undefined) return new Map();
  const { accountId, inboxId, path, before, hash } = curatorWrites;
  const paths = writes.map((write) => write.path);
  const others = await tx
    .select({ path, before, hash, filename: inboxFiles.filename })
    .from(curatorWrites)
    .innerJoin(inboxFiles, and(eq(inboxFiles.accountId, accountId), eq(inboxFiles.id, inboxId)))
    .where(and(eq(accountId, ctx.account.id), ne(inboxId, first.inboxId), inArray(path, paths)));
  const next = new Map(others.map((other) => [`${other.path}\n${other.before}`, other]));
  const later = new Map<string, Later>();
  for (const write of writes) {
    const files: Later = { filenames: [], hash: write.hash };
    for (;;) {
      const key = `${write.path}\n${files.hash}`;
      const other = next.get(key);
      if (other === undefined) break;
      next.delete(key);
      files.filenames.push(other.filename);
      files.hash = other.hash;
    }
    if (files.filenames.length > 0) later.set(write.path, files);
  }
  return later;
}

/** Which of these records later files take over, and their texts after the `edits`. */
export const passedOn = (
  writes: readonly WriteRow[],
  later: ReadonlyMap<string, Later>,
  edits: readonly { before: StoredFile; content: string }[],
): Passed[] =>
  writes.flatMap(({ path, isCreated, before, hash }) => {
    const files = later.get(path);
    if (files === undefined) return [];
    const edit = edits.find((each) => each.before.path === path);
    const to = edit === undefined ? files.hash : hashOf(edit.content);
    return [{ path, isCreated, before, hash, last: { from: files.hash, to } }];
  });

/** The next file has now made of the record what the undone one made. */
export async function passOn(ctx: Context, tx: Tx, { path, hash, last, ...before }: Passed): Promise<void> {
  const own = and(eq(curatorWrites.accountId, ctx.account.id), eq(curatorWrites.path, path));
  await tx
    .update(curatorWrites)
    .set(before)
    .where(and(own, eq(curatorWrites.before, hash)));
  await tx
    .update(curatorWrites)
    .set({ hash: last.to })
    .where(and(own, eq(curatorWrites.hash, last.from)));
}
