import { and, eq } from "drizzle-orm";
import { conflict, notFound } from "@/lib/core/errors";
import type { Context, Tx } from "@/lib/db";
import { isArchive } from "@/lib/documents";
import {
  changeVault,
  exists,
  type FileChange,
  foldersMadeFor,
  freePlace,
  hashOf,
  inboxFiles,
  type Layout,
  layoutIn,
  type Plan,
  readIfReadable,
  readVersions,
  reconcile,
  type StoredFile,
  statFile,
  vaultPath,
  whereInboxFile,
} from "@/lib/vault";
import { curatorWrites } from "../tables";
import { type Later, laterFiles, passedOn } from "./later";
import { movedSince } from "./moved";
import { type Kept, removable } from "./removable";
import { UNDO } from "./undone";
import { withoutWrites } from "./without";

export interface Undone {
  location: string;
  removed: string[];
  changed: string[];
  kept: Kept[];
}

type WriteRow = typeof curatorWrites.$inferSelect;

/**
 * Undoes what a file made, unless somebody has edited it, and returns the file to the inbox, where it waits until it is
 * processed on request: one change of the vault. Throws `NOT_FOUND`, `CONFLICT`.
 */
export async function undoFile(ctx: Context, id: string): Promise<Undone> {
  // Links that another program wrote a moment ago count too.
  await reconcile(ctx);
  const { plan } = await changeVault(ctx, { lock: "vault", plan: (tx) => planUndo(ctx, tx, id) });
  const { location, removed, changed, kept } = plan;
  return { location, removed, changed, kept };
}

async function planUndo(ctx: Context, tx: Tx, id: string): Promise<Plan & Undone> {
  const { file, stored } = await processedFile(ctx, tx, id);
  const layout = await layoutIn(ctx, tx);
  const back = await backToInbox(ctx, layout, file);
  const moved = await movedSince(
    ctx,
    tx,
    file.processedAt,
    stored.map(({ path }) => path),
  );
  // What it added to a record goes with that record; a record that it created, and somebody has moved, is kept.
  const writes = stored.map((each) =>
    each.isCreated ? each : { ...each, path: moved.get(each.path) ?? each.path },
  );
  const present = await presentOf(ctx, writes);
  const isUntouched = ({ path, hash, isCreated }: WriteRow): boolean =>
    isCreated && present.get(path)?.hash === hash;
  const edited = writes.filter((write) => write.isCreated && present.has(write.path) && !isUntouched(write));
  const paths = writes.filter(isUntouched).map(({ path }) => path);
  const { removed, kept } = await removable(ctx, tx, paths, new Set(writes.map(({ path }) => path)));
  const later = await laterFiles(ctx, tx, writes);
  for (const [path, { hash }] of later) if (present.get(path)?.hash !== hash) later.delete(path);
  const texts = await textsBefore(ctx, tx, writes, present);
  const edits = editsOf({ writes, later }, present, layout, removed, texts);
  const leaves = await foldersOf(ctx, tx, removed);
  // Before the file is there: the watcher would take it for a new one.
  await tx.update(inboxFiles).set({ state: "processing", location: back.to }).where(whereInboxFile(ctx, id));
  return {
    changes: [...removals(present, removed), ...edits, { ...back, leaves }],
    hasWritten: true,
    followUp: {
      name: UNDO,
      data: { id, from: file.location, to: back.to, passed: passedOn(writes, later, edits) },
    },
    location: back.to,
    removed: [...removed].sort(),
    changed: edits.map(({ before }) => before.path).sort(),
    kept: [
      ...kept,
      ...edited.map(({ path }) => ({ path, reason: reasonOf(later.get(path)) })),
      ...(await unreadableOf(ctx, writes, present)),
      ...stored.flatMap(({ isCreated, path: from }) => {
        const path = isCreated ? moved.get(from) : undefined;
        return path === undefined ? [] : [{ path, reason: "It was moved since" }];
      }),
    ],
  };
}

/** A processed file and what it wrote; throws where that cannot be undone. */
async function processedFile(ctx: Context, tx: Tx, id: string) {
  const [file] = await tx.select().from(inboxFiles).where(whereInboxFile(ctx, id));
  if (!file) throw notFound("There is no such inbox file");
  if (file.state !== "processed") throw conflict(`The file is ${file.state}, not processed`);
  if (isArchive(file.filename))
    throw conflict("It was unpacked into files of the inbox: undo those that are not wanted");
  const stored = await tx
    .select()
    .from(curatorWrites)
    .where(and(eq(curatorWrites.accountId, ctx.account.id), eq(curatorWrites.inboxId, id)));
  if (stored.length === 0)
    throw conflict("What the file made is not known: it was processed by an earlier version");
  return { file, stored };
}

const reasonOf = (later: Later | undefined): string =>
  later === undefined ? "It was edited since" : `${later.filenames.join(", ")} added to it`;

async function backToInbox(ctx: Context, layout: Layout, file: typeof inboxFiles.$inferSelect) {
  const root = ctx.account.vaultDir;
  const before = await statFile(root, vaultPath(file.location));
  if (!before) throw notFound(`There is no ${file.location} in the vault any more`);
  const to = await freePlace(root, layout, file.filename);
  return { kind: "rename" as const, before, to };
}

/** The folders that were made for records which go, outermost first. */
async function foldersOf(ctx: Context, tx: Tx, removed: ReadonlySet<string>): Promise<string[]> {
  const folders = new Set<string>();
  for (const path of removed)
    for (const folder of await foldersMadeFor(ctx, tx, vaultPath(path), "record.create")) folders.add(folder);
  return [...folders].sort();
}

/** The records that are still there, and texts. A disk that fails for a moment must not look like a record that is gone. */
async function presentOf(ctx: Context, writes: readonly WriteRow[]): Promise<Map<string, StoredFile>> {
  const present = new Map<string, StoredFile>();
  for (const { path } of writes) {
    const file = await readIfReadable(ctx.account.vaultDir, vaultPath(path));
    if (file?.utf8) present.set(path, file);
  }
  return present;
}

/** Records that it created which are no text any more: whether somebody has edited them is not known. */
async function unreadableOf(
  ctx: Context,
  writes: readonly WriteRow[],
  present: ReadonlyMap<string, StoredFile>,
): Promise<Kept[]> {
  const kept: Kept[] = [];
  for (const { path, isCreated } of writes)
    if (isCreated && !present.has(path) && (await exists(ctx.account.vaultDir, vaultPath(path))))
      kept.push({ path, reason: "It cannot be read as text" });
  return kept;
}

const removals = (present: ReadonlyMap<string, StoredFile>, removed: ReadonlySet<string>): FileChange[] =>
  [...removed].flatMap((path) => {
    const before = present.get(path);
    if (before === undefined) return [];
    const entry = { action: "record.delete", subject: path, before: before.hash };
    return [{ kind: "remove", before, entries: [entry] }];
  });

/** The texts that records had before, where nothing else was written to them since, by their paths. */
async function textsBefore(
  ctx: Context,
  tx: Tx,
  writes: readonly WriteRow[],
  present: ReadonlyMap<string, StoredFile>,
): Promise<Map<string, string>> {
  const whole = writes.flatMap(({ path, before, hash }) =>
    before !== null && present.get(path)?.hash === hash ? [{ path, before }] : [],
  );
  const kept = await readVersions(
    ctx,
    tx,
    whole.map(({ before }) => before),
  );
  return new Map(
    whole.flatMap(({ path, before }) => {
      const text = kept.get(before);
      return text === undefined ? [] : [[path, text] as const];
    }),
  );
}

function editsOf(
  { writes, later }: { writes: readonly WriteRow[]; later: ReadonlyMap<string, Later> },
  present: ReadonlyMap<string, StoredFile>,
  layout: Layout,
  removed: ReadonlySet<string>,
  texts: ReadonlyMap<string, string>,
) {
  return writes.flatMap(({ path, isCreated, added }) => {
    const before = present.get(path);
    if (before === undefined || removed.has(path)) return [];
    const earlier = texts.get(path);
    const { text, fields } =
      earlier === undefined
        ? withoutWrites(
            before,
            layout,
            { fields: isCreated ? {} : added, hasBody: isCreated && later.has(path) },
            removed,
          )
        : { text: earlier, fields: Object.keys(added) };
    if (fields.length === 0) return [];
    const entry = { action: "record.edit", subject: path, before: before.hash, after: hashOf(text) };
    return [
      { kind: "write" as const, before, content: text, fields, entries: [{ ...entry, detail: { fields } }] },
    ];
  });
}
