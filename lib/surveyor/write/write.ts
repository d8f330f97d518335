import { and, eq, inArray, sql } from "drizzle-orm";
import { KvError } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import type { Report } from "@/lib/runs";
import { editRecord } from "@/lib/vault";
import { readSurveyorSettings } from "../operations/read-settings";
import { proposals, surveyedRecords } from "../tables";
import { patchOf } from "./patch";
import { recordsToWrite, type Wanted } from "./plan";

/** Files of a step: a worker that is stopped ends its step first. */
const AT_ONCE = 200;

export interface WrittenSome {
  written: number;
  /** Where the next step goes on; null when all is done. */
  after: string | null;
}

/** Writes into some files what the survey found, unless the account wants proposals only. */
export async function writeSome(ctx: Context, after: string, report: Report): Promise<WrittenSome> {
  if (!(await readSurveyorSettings(ctx)).write) return { written: 0, after: null };
  const records = await recordsToWrite(ctx, AT_ONCE, after);
  let written = 0;
  for (const record of records) {
    if (await writeRecord(ctx, record)) written += 1;
  }
  if (written > 0) await report({ phase: "writing", files: written });
  return { written, after: records.length < AT_ONCE ? null : (records.at(-1)?.path ?? null) };
}

async function writeRecord(ctx: Context, record: Wanted): Promise<boolean> {
  const patch = patchOf(record);
  if (!patch) return false;
  const { path, fileHash, tags, related } = record;
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
    // Edited a moment ago, or not editable: the next survey sees to it, and the others go on.
    if (error instanceof KvError && LEFT.includes(error.code)) return false;
    throw error;
  }
}

const LEFT: readonly string[] = ["NOT_FOUND", "PRECONDITION_FAILED", "VALIDATION_ERROR"];
