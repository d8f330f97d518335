import type { Context } from "@/lib/db";
import { createRecord, moveRecord, readLayout, stemOf } from "@/lib/vault";

/** Creates an empty record at a path and returns the path. A record in a subfolder is created and then moved. */
export async function createAt(ctx: Context, path: string): Promise<string> {
  const type = (await readLayout(ctx)).placeType(path) ?? "note";
  const made = await createRecord(ctx, { type, name: stemOf(path) });
  if (made.path === path) return path;
  return (await moveRecord(ctx, { path: made.path, to: path })).to;
}
