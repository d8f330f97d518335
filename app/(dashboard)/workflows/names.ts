import type { Context } from "@/lib/db";
import { inboxStates } from "@/lib/vault";

/** Of so many files, the most recent, the names are looked up. */
const MOST = 200;

/** What the curator's runs are about, by workflow id: they are named after the row of their file. */
export async function fileNames(ctx: Context): Promise<Map<string, string>> {
  const { files } = await inboxStates(ctx, { limit: MOST });
  return new Map(files.map(({ id, filename }) => [`curator-${id}`, filename]));
}
