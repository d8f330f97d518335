import { and, eq, inArray, sql } from "drizzle-orm";
import type { Context } from "@/lib/db";
import type { Report } from "@/lib/runs";
import { editRecord, linkWriter, type WriteLink } from "@/lib/vault";
import { settingsOf } from "../settings";
import { proposals, surveyedRecords } from "../tables";
import { isOfOneRecord } from "./of-one-record";
import { patchOf } from "./patch";
import { type RecordToWrite, recordsToWrite } from "./plan";

/** Files of a step; small, since a worker finishes its step before it stops. */
const BATCH_SIZE = 200;

export interface WriteBatch {
  written: number;
  /** The path after which the next step continues; null when all is done. */
  after: string | null;
}

/** Writes the results into a batch of files, until writing is turned off. */
export async function writeBatch(ctx: Context, after: string, report: Report): Promise<WriteBatch> {
  if (!(await settingsOf(ctx)).write) return { written: 0, after: null };
  const records = await recordsToWrite(ctx, BATCH_SIZE, after);
  const goals = records.flatMap(({ related }) => related);
  const writeLink = await ctx.db.tx((tx) => linkWriter(ctx, tx, goals));
  let written = 0;
  for (const record of records) {
    // What is written after that would stay, and would not be known as written.
    if (!(await settingsOf(ctx)).write) return { written, after: null };
    if (await writeRecord(ctx, record, writeLink)) written += 1;
  }
  if (written > 0) await report({ phase: "writing", files: written });
  return { written, after: records.length < BATCH_SIZE ? null : (records.at(-1)?.path ?? null) };
}

async function writeRecord(ctx: Context, record: RecordToWrite, writeLink: WriteLink): Promise<boolean> {
  const { path, fileHash, tags, related } = record;
  const patch = patchOf(record, (other) => writeLink(path, other));
  if (!patch) return false;
  try {
    const { etag, fields_changed } = await editRecord(ctx, { path, ...patch, ifMatch: fileHash });
    await ctx.db.tx(async (tx) => {
      const own = and(eq(surveyedRecords.accountId, ctx.account.id), eq(surveyedRecords.path, path));
      await tx.update(surveyedRecords).set({ fileHash: etag }).where(own);
      if (tags.length + related.length === 0) return;
      await tx
        .update(proposals)
        .set({ state: "written" })
        .where(
          and(
            eq(proposals.accountId, ctx.account.id),
            eq(proposals.path, path),
            eq(proposals.state, "proposed"),
            inArray(sql`${proposals.kind} || ':' || ${proposals.value}`, [
              ...tags.map((tag) => `tag:${tag}`),
              ...related.map((other) => `related:${other}`),
            ]),
          ),
        );
    });
    return fields_changed.length > 0;
  } catch (error) {
    // The next run tries again.
    if (!isOfOneRecord(error)) throw error;
    ctx.log.info({ path, err: error }, "the results were not written into the record");
    return false;
  }
}
