import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withUnpacked } from "@/lib/backups";
import { restoreInPlace } from "@/lib/backups/restore/in-place";
import { readStored } from "@/lib/backups/verify";
import { KvError } from "@/lib/core/errors";
import { applyPlan } from "@/lib/curator/apply";
import { chooseDestination } from "@/lib/curator/move-file";
import { placePlan } from "@/lib/curator/place";
import type { Planned } from "@/lib/curator/planner";
import type { Context } from "@/lib/db";
import {
  addBulkToInbox,
  addToInbox,
  createRecord,
  hashOf,
  inboxStates,
  mergeRecords,
  moveRecord,
  rewriteFiles,
  vaultPath,
} from "@/lib/vault";

/** Files that each act changes. */
export const FILES = 400;
/** Records that the plan of the Curator makes; it adds to the others. */
const NEW_RECORDS = 99;

export type Act = (ctx: Context, n: number) => Promise<unknown>;

const each = <T>(count: number, of: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => of(n));
const read = (ctx: Context, path: string) => readFileSync(join(ctx.account.vaultDir, path), "utf8");

const targets = (ctx: Context): string[] =>
  readdirSync(join(ctx.account.vaultDir, "note"))
    .filter((name) => name.startsWith("Target"))
    .map((name) => `note/${name}`);

/** A request that is repeated finds its work done. */
const unlessDone = (work: Promise<unknown>) =>
  work.catch((error: unknown) => {
    if (!(error instanceof KvError) || error.code !== "CONFLICT") throw error;
  });

async function merge(ctx: Context, n: number): Promise<void> {
  const name = `Target ${n}`;
  await unlessDone(createRecord(ctx, { type: "note", name }));
  const [keep, gone] = [
    vaultPath(`note/${name}.md`),
    targets(ctx).find((path) => path !== `note/${name}.md`),
  ];
  if (gone === undefined) return;
  await mergeRecords(ctx, {
    keep,
    keepHash: hashOf(read(ctx, keep)),
    gone: vaultPath(gone),
    goneHash: hashOf(read(ctx, gone)),
    text: `${read(ctx, keep)}merged\n`,
    entryOf: (subject, before, after) => ({
      action: "test.merge",
      subject,
      before: hashOf(before),
      after: hashOf(after),
    }),
    goneEntry: (text) => ({ action: "test.merge", subject: gone, before: hashOf(text) }),
  });
}

/** The files that the restore brings back, changes or removes, as another program has left them. */
export const disordered = (n: number): Record<string, string | null> =>
  Object.fromEntries(
    each(FILES, (at) => {
      if (at % 4 === 0) return [`note/Extra ${at}.md`, `extra ${n}\n`];
      return [`task/Source ${at}.md`, at % 4 === 1 ? null : `---\ntype: task\n---\nby hand ${n}\n`];
    }),
  );

/** The backup that is restored: its id. */
export const BACKUP = "backup-id";

async function restore(ctx: Context, n: number): Promise<void> {
  for (const [path, text] of Object.entries(disordered(n))) {
    const absolute = join(ctx.account.vaultDir, path);
    if (text === null) rmSync(absolute, { force: true });
    else writeFileSync(absolute, text);
  }
  await restoreOnly(ctx);
}

/** Restores without changing anything before. */
async function restoreOnly(ctx: Context): Promise<void> {
  const id = readFileSync(join(process.env.KV_DATA_DIR ?? "", BACKUP), "utf8");
  await withUnpacked(
    (visit) => readStored(ctx, id, visit),
    (backup) => restoreInPlace(ctx, backup),
  );
}

export const inboxNote = (n: number) => `plan-${n}.md`;

/** What the Curator makes of an inbox file: a note, new records, and links in records that exist. */
function planned(n: number): Planned {
  const entities = each(FILES - 2, (at) => ({
    key: `thing:${at}`,
    type: at < NEW_RECORDS ? ("person" as const) : ("task" as const),
    name: at < NEW_RECORDS ? `Person ${n} of ${at}` : `Source ${at}`,
    ...(at >= NEW_RECORDS && { existing: `task/Source ${at}.md` }),
    aliases: [],
    fields: {},
    body: "",
    evidence: "x",
    confidence: 1,
  }));
  const links = entities.map(({ key }) => ({ from: key, to: "note", field: "related" }));
  const note = { type: "note" as const, name: `Plan ${n}`, fields: {}, body: "planned\n" };
  return { plan: { kind: "note", note, entities, links }, by: { engine: "local", reason: "a test" } };
}

async function plan(ctx: Context, n: number): Promise<void> {
  const find = async () =>
    (await inboxStates(ctx, { limit: 1000 })).files.find(({ filename }) => filename === inboxNote(n));
  if (!(await find())) await addToInbox(ctx, { filename: inboxNote(n), content: `note ${n}\n` });
  const file = await find();
  if (!file || file.state === "processed") return;
  const source = await chooseDestination(ctx, file.id);
  const what = planned(n);
  const placement = await placePlan(ctx, what.plan);
  await applyPlan(ctx, { inboxId: file.id, planned: what, placement, source });
}

/** Acts on hundreds of files. Each can be repeated, as a client does that had no answer. */
export const ACTS: Record<string, Act> = {
  move: (ctx, n) => unlessDone(moveRecord(ctx, { path: targets(ctx)[0] ?? "", name: `Target ${n}` })),
  upload: async (ctx, n) => {
    if (existsSync(join(ctx.account.vaultDir, `inbox/upload-${n}-0.md`))) return;
    const files = each(FILES, (at) => ({ filename: `upload-${n}-${at}.md`, content: `${n} ${at}` }));
    await addBulkToInbox(ctx, { files });
  },
  rewrite: (ctx, n) =>
    rewriteFiles(
      ctx,
      each(FILES, (at) => {
        const path = vaultPath(`task/Source ${at}.md`);
        const before = read(ctx, path);
        const after = before.replace(/(round \d*)?\n*$/, `round ${n}\n`);
        const entry = { action: "test.rewrite", subject: path, before: hashOf(before), after: hashOf(after) };
        return { path, before, after, entries: [entry] };
      }).filter(({ before, after }) => before !== after),
    ),
  merge,
  restore,
  plan,
};
