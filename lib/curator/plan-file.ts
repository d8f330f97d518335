import { and, ne, sql } from "drizzle-orm";
import { assertVaultRoot } from "@/lib/accounts";
import { invalid } from "@/lib/core/errors";
import { wallTime } from "@/lib/core/wall-time";
import { type Context, inTransaction } from "@/lib/db";
import { isArchive, readText } from "@/lib/documents";
import {
  hashOf,
  type InboxRecord,
  inboxFiles,
  processedFolder,
  readBytesIfAny,
  readLayout,
  stemOf,
  vaultFiles,
  vaultPath,
  whereInboxFile,
} from "@/lib/vault";
import { destinationOf, findInboxFile, type InboxFile } from "./move-file";
import { type PathsByKey, type Placement, placePlan } from "./place";
import type { KnownRecord } from "./plan";
import { hasModel, makePlan, type Planned } from "./planner";
import { asCorrected, holdBack } from "./proposals/hold";
import { lessonsFor } from "./proposals/lessons";
import { settingsOf } from "./proposals/settings";
import { routingOf } from "./routing";
import { matchUntyped, untypedNotes } from "./untyped";

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
    await ctx.db.tx((tx) => tx.delete(inboxFiles).where(whereInboxFile(ctx, id)));
    return null;
  }
  return inTransaction(ctx, async (ctx) =>
    planned === ARCHIVE
      ? { source: await destinationOf(ctx, row, processedFolder), planned, placement: null }
      : placeFile(ctx, row, planned),
  );
}

/** @param coming records that other files will create first */
export async function placeFile(ctx: Context, row: InboxFile, planned: Planned, coming?: PathsByKey) {
  const source = await destinationOf(ctx, row, processedFolder);
  const reviewed = await reviewOf(ctx, planned);
  return { source, planned: reviewed, placement: await placePlan(ctx, reviewed.plan, [], coming) };
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

/** A space, a tab, or what ends a line or page. */
const isBlank = (byte: number): boolean => byte === 0x20 || (byte >= 0x09 && byte <= 0x0d);

/** What planning knows of the account, whatever the file. */
export interface Surroundings {
  known: KnownRecord[];
  hasModel: boolean;
}

export const surroundingsOf = async (ctx: Context): Promise<Surroundings> => ({
  known: await knownRecords(ctx),
  hasModel: await hasModel(ctx),
});

/** The plan of a file; null when it is no longer in the inbox. */
export async function planOf(
  ctx: Context,
  row: InboxFile,
  surroundings?: Surroundings,
): Promise<Planned | null> {
  await assertVaultRoot(ctx);
  const content = await readBytesIfAny(ctx.account.vaultDir, vaultPath(row.location));
  if (content === null) return null;
  const bytes = new Uint8Array(content);
  if (bytes.every(isBlank)) throw invalid("content", "The file is empty.");
  const { timeZone } = (await readLayout(ctx)).settings;
  const read = await readText(row.filename, bytes, timeZone);
  const file = {
    filename: row.filename,
    content: read?.text ?? bytes,
    form: read?.form,
    title: read?.title,
    receivedAt: new Date(wallTime(timeZone, row.receivedAt.getTime())),
  };
  const { known, ...guidance } = await inTransaction(
    ctx,
    async (ctx) => ({
      ...(surroundings ?? (await surroundingsOf(ctx))),
      routing: await routingOf(ctx, file),
    }),
    { commit: "asynchronous" },
  );
  return { ...(await makePlan(ctx, { ...file, known }, guidance)), hash: hashOf(bytes) };
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
        .where(and(whereInboxFile(ctx, id), ne(inboxFiles.state, "processed")))
        .returning(),
    { commit: "asynchronous" },
  );
  return row ?? null;
}

/** The records that a planner may recognize, except for types that hold whole texts. */
async function knownRecords(ctx: Context): Promise<KnownRecord[]> {
  const rows = await ctx.db.tx((tx) =>
    tx.execute<KnownRecord & Record<string, unknown>>(sql`
      select path, type, name, aliases, case when type = 'task' then frontmatter ->> 'owner' end as owner
      from ${vaultFiles}
      where account_id = ${ctx.account.id}::uuid and kind = 'record' and type not in ('note', 'conversation', 'input', 'session')`),
  );
  for (const row of rows) row.owner = row.owner ? linkedName(row.owner) : undefined;
  return rows;
}

/** "Ann Lee" of `[[person/Ann Lee|Ann]]` and of `["[[Ann Lee]]", …]`; a plain name is itself. */
const linkedName = (owner: string): string => {
  const [, target] = /\[\[([^\]|#]+)/.exec(owner) ?? [];
  return target === undefined ? owner : stemOf(target);
};
