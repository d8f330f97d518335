/**
 * Changes hundreds of files of a vault at a time, act after act, until it is killed. Arguments: the kind of act, the
 * account's id, its vault, and the number of the first act; the database is in `DATABASE_URL`.
 */
import "@/lib/wiring";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Database } from "@/lib/db";
import {
  addBulkToInbox,
  createRecord,
  hashOf,
  mergeRecords,
  moveRecord,
  rewriteFiles,
  vaultPath,
} from "@/lib/vault";
import { contextFor } from "@/tests/support/vault";

const [kind = "", accountId = "", vaultDir = "", first = "0"] = process.argv.slice(2);
const ctx = contextFor(new Database(process.env.DATABASE_URL ?? "", 4), { id: accountId, vaultDir });

const FILES = 400;
const read = (path: string) => readFileSync(join(vaultDir, path), "utf8");
const target = () => {
  const name = readdirSync(join(vaultDir, "note")).find((each) => each.startsWith("Target"));
  return vaultPath(`note/${name}`);
};

const acts: Record<string, (n: number) => Promise<unknown>> = {
  move: (n) => moveRecord(ctx, { path: target(), name: `Target ${n}` }),
  upload: (n) =>
    addBulkToInbox(ctx, {
      files: Array.from({ length: FILES }, (_, at) => ({
        filename: `upload-${n}-${at}.md`,
        content: `${n} ${at}`,
      })),
    }),
  rewrite: (n) =>
    rewriteFiles(
      ctx,
      Array.from({ length: FILES }, (_, at) => {
        const path = vaultPath(`task/Source ${at}.md`);
        const before = read(path);
        const after = before.replace(/(round \d*)?\n*$/, `round ${n}\n`);
        const entry = { action: "test.rewrite", subject: path, before: hashOf(before), after: hashOf(after) };
        return { path, before, after, entries: [entry] };
      }),
    ),
  merge: async (n) => {
    const gone = target();
    const { path } = await createRecord(ctx, { type: "note", name: `Target ${n}` });
    const keep = vaultPath(path);
    const text = `${read(keep)}merged\n`;
    await mergeRecords(ctx, {
      keep,
      keepHash: hashOf(read(keep)),
      gone,
      goneHash: hashOf(read(gone)),
      text,
      entryOf: (path, before, after) => ({
        action: "test.merge",
        subject: path,
        before: hashOf(before),
        after: hashOf(after),
      }),
      goneEntry: (text) => ({ action: "test.merge", subject: gone, before: hashOf(text) }),
    });
  },
};

for (let n = Number(first); ; n += 1) {
  process.stdout.write(`act ${n}\n`);
  await acts[kind]?.(n);
}
