import { z } from "zod";
import { parse } from "@/lib/core/parse";
import type { Context } from "@/lib/db";
import { readContent } from "../records/content";
import { ifMatchInput, pathInput } from "../records/input";
import { recordNamed } from "../records/named";
import { taskInput, withTask } from "../records/tick-task";
import { editRecord } from "./edit-record";

const input = z.strictObject({ path: pathInput, ifMatch: ifMatchInput, ...taskInput.shape });

/** Ticks a task of a record, or clears it; returns the version that it made. Throws `NOT_FOUND`, `PRECONDITION_FAILED`, `VALIDATION_ERROR`. */
export async function tickTask(ctx: Context, request: z.input<typeof input>): Promise<{ etag: string }> {
  const { path, ifMatch, line, isDone } = parse(input, request);
  const { body } = await readContent(ctx, await recordNamed(ctx, path));
  const { etag } = await editRecord(ctx, { path, body: withTask(body, { line, isDone }), ifMatch });
  return { etag };
}
