import type { Context } from "@/lib/db";
import { inboxStates } from "@/lib/vault";

/** Only the most recent files are looked up. */
const MAX_FILES = 200;

/** The inbox files of the curator's runs, by workflow id. */
export async function fileNames(ctx: Context): Promise<Map<string, string>> {
  const { files } = await inboxStates(ctx, { limit: MAX_FILES });
  return new Map(files.map(({ id, filename }) => [`curator-${id}`, filename]));
}
