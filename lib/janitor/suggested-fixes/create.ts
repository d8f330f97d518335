import type { Context } from "@/lib/db";
import { createRecordIn, folderOf, readLayout, stemOf } from "@/lib/vault";

/** Creates an empty record at a path, in one change, and returns the path. */
export async function createAt(ctx: Context, path: string): Promise<string> {
  const type = (await readLayout(ctx)).placeType(path) ?? "note";
  return (await createRecordIn(ctx, folderOf(path), { type, name: stemOf(path) })).path;
}
