import { invalid } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { createRecord, moveRecord, recordAt, stemOf } from "@/lib/vault";

/** Creates an empty record at a path and returns the path. A record in a subfolder is created and then moved. */
export async function createAt(ctx: Context, path: string): Promise<string> {
  const place = recordAt(path);
  if (!place) throw invalid("path", `${path} is not in a directory of a record type`);
  const made = await createRecord(ctx, { type: place.type, name: stemOf(path) });
  if (made.path === path) return path;
  return (await moveRecord(ctx, { path: made.path, to: path })).to;
}
