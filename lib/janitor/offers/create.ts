import { invalid } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { createRecord, moveRecord, recordAt, stemOf } from "@/lib/vault";

/** Makes an empty record at a path; answers the path. In a folder of its type's directory it comes by a move. */
export async function makeRecord(ctx: Context, path: string): Promise<string> {
  const place = recordAt(path);
  if (!place) throw invalid("path", `${path} lies in no directory of a type`);
  const made = await createRecord(ctx, { type: place.type, name: stemOf(path) });
  if (made.path === path) return path;
  return (await moveRecord(ctx, { path: made.path, to: path })).to;
}
