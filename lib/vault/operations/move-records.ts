import { z } from "zod";
import { KvError } from "@/lib/core/errors";
import { parse } from "@/lib/core/parse";
import { textInput } from "@/lib/core/text";
import type { Context } from "@/lib/db";
import { reconcile } from "../reconcile";
import { ifMatchInput, pathInput } from "../records/input";
import { moveIndexed } from "./move-record";

const input = z.strictObject({
  records: z
    .array(z.strictObject({ path: pathInput, to: textInput, ifMatch: ifMatchInput }))
    .min(1, "must have at least one record")
    .max(200, "at most 200 records at once"),
});

export interface MovedRecords {
  moved: { from: string; to: string }[];
  failed: { path: string; message: string }[];
}

/** Moves records one after the other, each with its links; failures are reported with the reason. */
export async function moveRecords(ctx: Context, request: z.input<typeof input>): Promise<MovedRecords> {
  const result: MovedRecords = { moved: [], failed: [] };
  const { records } = parse(input, request);
  await reconcile(ctx);
  for (const { path, to, ifMatch } of records) {
    try {
      const { from, to: there } = await moveIndexed(ctx, { path, to, ifMatch });
      result.moved.push({ from, to: there });
    } catch (error) {
      if (!(error instanceof KvError)) throw error;
      result.failed.push({ path, message: error.message });
    }
  }
  return result;
}
