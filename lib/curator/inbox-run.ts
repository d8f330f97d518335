import { basename, parse } from "node:path";
import { and, eq, inArray, ne, sql } from "drizzle-orm";
import { assertVaultRoot } from "@/lib/accounts";
import { audit } from "@/lib/audit";
import { type Context, inTransaction, type Tx } from "@/lib/db";
import { isArchive, readText } from "@/lib/documents";
import { emit } from "@/lib/events";
import {
  changeVault,
  exists,
  type FileChange,
  freeName,
  type InboxRecord,
  inboxFiles,
  type Layout,
  processedFolder,
  quarantineFolder,
  readBytesIfAny,
  readLayout,
  statFile,
  type VaultPath,
  vaultFiles,
  vaultPath,
} from "@/lib/vault";
import { whereOwned } from "./complete";
import { type Placement, placePlan } from "./place";
import type { KnownRecord } from "./plan";
import { guidanceFor, makePlan, type Planned } from "./planner";
import { asCorrected, holdBack } from "./proposals/hold";
import { lessonsFor } from "./proposals/lessons";
import { settingsOf } from "./proposals/settings";
import { matchUntyped, untypedNotes } from "./untyped";

type InboxFile = typeof inboxFiles.$inferSelect;

export async function findInboxFile(ctx: Context, id: string): Promise<InboxFile | null> {
  const [row] = await ctx.db.tx((tx) => tx.select().from(inboxFiles).where(whereOwned(ctx, id)));
  return row ?? null;
}

/** The file holds others: it is unpacked, not planned. */
export const ARCHIVE = "archive";

/** What a file becomes, and where it goes. All paths are chosen once: an attempt must find what an interrupted one did. */
export interface PlannedFile {
  /** Where the file itself goes; the note links there. */
  source: string;
  planned: Planned | typeof ARCHIVE;
  /** Null for an archive. */
  placement: Placement | null;
}

/** Plans one inbox file; null when it is no longer in the inbox. Each call counts as an attempt. */
export async function planFile(ctx: Context, id: string): Promise<PlannedFile | null> {
  const row = await startAttempt(ctx, id);
  if (!row) return null;
  const planned = isArchive(row.filename) ? ARCHIVE : await planOf(ctx, row);
  if (planned === null) {
    await ctx.db.tx((tx) => tx.delete(inboxFiles).where(whereOwned(ctx, id)));
    return null;
  }
  return inTransaction(ctx, async (ctx) => {
    const source = await destinationOf(ctx, row, processedFolder);
    if (planned === ARCHIVE) return { source, planned, placement: null };
    const reviewed = await reviewOf(ctx, planned);
    return { source, planned: reviewed, placement: await placePlan(ctx, reviewed.plan) };
  });
}

/** The records that a file would create or link, none of an archive; null when it is no longer in the inbox. */
export async function previewFile(ctx: Context, id: string): Promise<InboxRecord[] | null> {
  const row = await findInboxFile(ctx, id);
  if (!row || row.state === "processed") return null;
  if (isArchive(row.filename)) return [];
  const planned = await planOf(ctx, row);
  if (planned === null) return null;
  const { paths, created } = await inTransaction(ctx, async (ctx) =>
    placePlan(ctx, (await reviewOf(ctx, planned)).plan),
  );
  return Object.entries(paths).map(([key, path]) => ({
    path,
    action: created.includes(key) ? "created" : "linked",
  }));
}

/** The plan of a file; null when it is no longer in the inbox. */
async function planOf(ctx: Context, row: InboxFile): Promise<Planned | null> {
  await assertVaultRoot(ctx);
  const content = await readBytesIfAny(ctx.account.vaultDir, vaultPath(row.location));
  if (content === null) return null;
  const bytes = new Uint8Array(content);
  const read = await readText(row.filename, bytes);
  const file = {
    filename: row.filename,
    content: read?.text ?? bytes,
    form: read?.form,
    title: read?.title,
    receivedAt: row.receivedAt,
  };
  const { known, guidance } = await inTransaction(
    ctx,
    async (ctx) => ({ known: await knownRecords(ctx), guidance: await guidanceFor(ctx, file) }),
    { commit: "asynchronous" },
  );
  return makePlan(ctx, { ...file, known }, guidance);
}

/** The plan without what waits for review, its names matched to the notes without a type. */
async function reviewOf(ctx: Context, planned: Planned): Promise<Planned> {
  const { plan, ambiguous } = matchUntyped(planned.plan, await untypedNotes(ctx, planned.plan));
  const lessons = await lessonsFor(ctx, plan.entities);
  const reviewed = holdBack(asCorrected(plan, lessons), { ...(await settingsOf(ctx)), lessons });
  return { ...planned, ...reviewed, ...(ambiguous.length > 0 && { ambiguous }) };
}

async function startAttempt(ctx: Context, id: string): Promise<InboxFile | null> {
  const [row] = await ctx.db.tx(
    (tx) =>
      tx
        .update(inboxFiles)
        .set({ state: "processing", attempts: sql`${inboxFiles.attempts} + 1` })
        .where(and(whereOwned(ctx, id), ne(inboxFiles.state, "processed")))
        .returning(),
    { commit: "asynchronous" },
  );
  return row ?? null;
}

/** The records that a planner may recognise: none of the types that hold whole texts. */
function knownRecords(ctx: Context): Promise<KnownRecord[]> {
  return ctx.db.tx((tx) =>
    tx.execute<KnownRecord & Record<string, unknown>>(sql`
      select path, type, name, aliases from ${vaultFiles}
      where account_id = ${ctx.account.id}::uuid and kind = 'record' and type not in ('note', 'conversation', 'input', 'session')`),
  );
}

/** Where a file goes that is processed. */
export async function chooseDestination(
  ctx: Context,
  id: string,
  folderIn = processedFolder,
): Promise<string> {
  const row = await findInboxFile(ctx, id);
  return destinationOf(ctx, row ?? { id, location: id }, folderIn);
}

/** Where a file goes that failed. */
export const chooseQuarantine = (ctx: Context, id: string): Promise<string> =>
  chooseDestination(ctx, id, quarantineFolder);

async function destinationOf(
  ctx: Context,
  { id, location }: Pick<InboxFile, "id" | "location">,
  folderIn: (layout: Layout) => string,
): Promise<string> {
  const layout = await readLayout(ctx);
  return freeName(folderIn(layout), basename(location), (path) => isTaken(ctx, id, layout, path));
}

/**
 * Whether the path is taken, or another file of the inbox might take it: one that has this name, or would get it
 * with a number.
 */
async function isTaken(
  ctx: Context,
  id: string,
  { settings }: Layout,
  location: VaultPath,
): Promise<boolean> {
  const { base, name, ext } = parse(location);
  const candidates = [base, name.replace(/ \d+$/, "") + ext].map(
    (filename) => `${settings.inboxFolder}/${filename}`,
  );
  const [row] = await ctx.db.tx((tx) =>
    tx
      .select({ id: inboxFiles.id })
      .from(inboxFiles)
      .where(
        and(
          eq(inboxFiles.accountId, ctx.account.id),
          ne(inboxFiles.id, id),
          inArray(inboxFiles.location, [location, ...candidates]),
        ),
      )
      .limit(1),
  );
  return row !== undefined || exists(ctx.account.vaultDir, location);
}

/** Moves a failed file to quarantine, with its error, for a retry. Idempotent. */
export async function quarantineFile(ctx: Context, id: string, to: string, error: string): Promise<void> {
  const alongside = async (tx: Tx) => {
    const [row] = await tx
      .update(inboxFiles)
      .set({ state: "quarantined", location: to, error, processedAt: ctx.clock.now() })
      .where(and(whereOwned(ctx, id), ne(inboxFiles.state, "quarantined")))
      .returning();
    if (!row) return;
    await audit(ctx, tx, { action: "inbox.quarantine", subject: to, detail: { error } });
    const data = { id, filename: row.filename, path: to, error };
    await emit(ctx, tx, { type: "inbox.quarantined", data });
  };
  const place = vaultPath(to);
  await changeVault(ctx, {
    lock: [place],
    plan: async (tx) => {
      const [row] = await tx.select().from(inboxFiles).where(whereOwned(ctx, id));
      return row ? { changes: await moveOut(ctx, row, place), alongside } : { changes: [] };
    },
  });
}

/**
 * The change that moves an inbox file to `to`. A file at `to` was moved there by an interrupted attempt: the old path
 * may hold another file of the same name by now. A file at neither path was removed by the user.
 */
export async function moveOut(
  ctx: Context,
  { location }: Pick<InboxFile, "location">,
  to: VaultPath,
): Promise<FileChange[]> {
  if (location === to || (await exists(ctx.account.vaultDir, to))) return [];
  const before = await statFile(ctx.account.vaultDir, vaultPath(location));
  return before ? [{ kind: "rename", before, to }] : [];
}

/** Returns the file of a cancelled run to the inbox, to be processed on request. */
export async function releaseFile(ctx: Context, id: string): Promise<void> {
  await ctx.db.tx((tx) =>
    tx
      .update(inboxFiles)
      .set({ state: "waiting" })
      .where(and(whereOwned(ctx, id), eq(inboxFiles.state, "processing"))),
  );
}
