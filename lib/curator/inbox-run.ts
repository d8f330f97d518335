import { basename, parse } from "node:path";
import { and, eq, inArray, ne, sql } from "drizzle-orm";
import { assertVaultRoot } from "@/lib/accounts";
import { audit } from "@/lib/audit";
import type { Context, Tx } from "@/lib/db";
import {
  changeVault,
  exists,
  type FileChange,
  freeName,
  INBOX,
  type InboxRecord,
  inboxFiles,
  PROCESSED,
  QUARANTINE,
  readBytesIfAny,
  statFile,
  type VaultPath,
  vaultFiles,
  vaultPath,
} from "@/lib/vault";
import { observeRouting } from "./decided";
import { placePlan } from "./place";
import type { KnownRecord } from "./plan";
import { makePlan, type Planned } from "./planner";

type InboxFile = typeof inboxFiles.$inferSelect;

const own = (ctx: Context, id: string) =>
  and(eq(inboxFiles.accountId, ctx.account.id), eq(inboxFiles.id, id));

export async function findInboxFile(ctx: Context, id: string): Promise<InboxFile | null> {
  const [row] = await ctx.db.tx((tx) => tx.select().from(inboxFiles).where(own(ctx, id)));
  return row ?? null;
}

/** Plans one inbox file; null when someone took it out of the inbox meanwhile. Each call counts as a try. */
export async function planFile(ctx: Context, id: string): Promise<Planned | null> {
  const row = await startTry(ctx, id);
  if (!row) return null;
  const plan = await planOf(ctx, row);
  if (plan === null) await ctx.db.tx((tx) => tx.delete(inboxFiles).where(own(ctx, id)));
  return plan;
}

/** The records that a file would become, or be linked from; null when it is not in the inbox any more. */
export async function previewFile(ctx: Context, id: string): Promise<InboxRecord[] | null> {
  const row = await findInboxFile(ctx, id);
  const planned = row && row.state !== "processed" ? await planOf(ctx, row) : null;
  if (planned === null) return null;
  const { paths, created } = await placePlan(ctx, planned.plan);
  return Object.entries(paths).map(([key, path]) => ({
    path,
    action: created.includes(key) ? "created" : "linked",
  }));
}

async function planOf(ctx: Context, row: InboxFile): Promise<Planned | null> {
  await assertVaultRoot(ctx);
  const content = await readBytesIfAny(ctx.account.vaultDir, vaultPath(row.location));
  if (content === null) return null;
  return makePlan(ctx, {
    filename: row.filename,
    content: new Uint8Array(content),
    receivedAt: row.receivedAt,
    known: await knownRecords(ctx),
  });
}

async function startTry(ctx: Context, id: string): Promise<InboxFile | null> {
  const [row] = await ctx.db.tx((tx) =>
    tx
      .update(inboxFiles)
      .set({ state: "processing", attempts: sql`${inboxFiles.attempts} + 1` })
      .where(and(own(ctx, id), ne(inboxFiles.state, "processed")))
      .returning(),
  );
  return row ?? null;
}

/** What a planner may recognise: every record but notes and conversations, which are nobody. */
function knownRecords(ctx: Context): Promise<KnownRecord[]> {
  return ctx.db.tx((tx) =>
    tx.execute<KnownRecord & Record<string, unknown>>(sql`
      select path, type, name, aliases from ${vaultFiles}
      where account_id = ${ctx.account.id}::uuid and kind = 'record' and type not in ('note', 'conversation', 'input', 'session')`),
  );
}

/**
 * Where the file will lie when it is processed (or quarantined). Chosen in a step of its own: the note links
 * there, and a try that was cut off must find what the one before it did.
 */
export async function choosePlace(ctx: Context, id: string, folder = PROCESSED): Promise<string> {
  const row = await findInboxFile(ctx, id);
  return freeName(folder, row ? basename(row.location) : id, (location) => isTaken(ctx, id, location));
}

export const chooseQuarantine = (ctx: Context, id: string): Promise<string> =>
  choosePlace(ctx, id, QUARANTINE);

/**
 * Whether something lies there, or another file that still waits in the inbox might come to lie there: one that
 * bears this name, or would get it by a number.
 */
async function isTaken(ctx: Context, id: string, location: VaultPath): Promise<boolean> {
  const { base, name, ext } = parse(location);
  const rivals = [base, name.replace(/ \d+$/, "") + ext].map((filename) => `${INBOX}/${filename}`);
  const [row] = await ctx.db.tx((tx) =>
    tx
      .select({ id: inboxFiles.id })
      .from(inboxFiles)
      .where(
        and(
          eq(inboxFiles.accountId, ctx.account.id),
          ne(inboxFiles.id, id),
          inArray(inboxFiles.location, [location, ...rivals]),
        ),
      )
      .limit(1),
  );
  return row !== undefined || exists(ctx.account.vaultDir, location);
}

/** Moves the file out of the inbox and records what it became. Once done, doing it again changes nothing. */
export async function settle(
  ctx: Context,
  id: string,
  to: string,
  records: InboxRecord[],
  planned?: Planned,
): Promise<void> {
  await moveOut(ctx, id, to, async (tx) => {
    const [row] = await tx
      .update(inboxFiles)
      .set({ state: "processed", location: to, records, error: null, processedAt: ctx.clock.now() })
      .where(and(own(ctx, id), ne(inboxFiles.state, "processed")))
      .returning();
    if (!row) return;
    if (planned) await observeRouting(ctx, tx, row, records, planned);
    await audit(ctx, tx, { action: "inbox.process", subject: to, detail: { records: records.length } });
  });
}

/** Takes a file that failed out of the way, with its error, visible and to be retried. Repeatable as `settle`. */
export async function quarantine(ctx: Context, id: string, to: string, error: string): Promise<void> {
  await moveOut(ctx, id, to, async (tx) => {
    const [row] = await tx
      .update(inboxFiles)
      .set({ state: "quarantined", location: to, error, processedAt: ctx.clock.now() })
      .where(and(own(ctx, id), ne(inboxFiles.state, "quarantined")))
      .returning();
    if (row) await audit(ctx, tx, { action: "inbox.quarantine", subject: to, detail: { error } });
  });
}

/** Moves the file to `place`, and writes its row in the same act. */
async function moveOut(
  ctx: Context,
  id: string,
  place: string,
  alongside: (tx: Tx) => Promise<void>,
): Promise<void> {
  const to = vaultPath(place);
  await changeVault(ctx, {
    lock: [to],
    plan: async (tx) => ({ changes: await moveTo(ctx, tx, id, to), alongside }),
  });
}

/**
 * What is at `to` already was moved there by a try that was cut off: at the old place may be another file by now, sent
 * under the same name. A file that is at neither was taken away by hand.
 */
async function moveTo(ctx: Context, tx: Tx, id: string, to: VaultPath): Promise<FileChange[]> {
  const [row] = await tx.select().from(inboxFiles).where(own(ctx, id));
  if (!row || row.location === to || (await exists(ctx.account.vaultDir, to))) return [];
  const before = await statFile(ctx.account.vaultDir, vaultPath(row.location));
  return before ? [{ kind: "rename", before, to }] : [];
}

/** A run that was cancelled leaves its file where it lies, to be processed when someone asks for it. */
export async function putBack(ctx: Context, id: string): Promise<void> {
  await ctx.db.tx((tx) =>
    tx
      .update(inboxFiles)
      .set({ state: "waiting" })
      .where(and(own(ctx, id), eq(inboxFiles.state, "processing"))),
  );
}
