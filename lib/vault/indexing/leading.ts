import { and, eq, inArray, type SQL } from "drizzle-orm";
import { stemKey } from "../links";
import { vaultLinks } from "../tables/vault";

/** Whether a row of `vault_links` leads to one of these files; the key is what the index finds it by. */
export function leadsTo(...paths: readonly string[]): SQL | undefined {
  const { targetKey, targetPath } = vaultLinks;
  const [path] = paths;
  if (path !== undefined && paths.length === 1)
    return and(eq(targetKey, stemKey(path)), eq(targetPath, path));
  return and(inArray(targetKey, [...new Set(paths.map(stemKey))]), inArray(targetPath, [...paths]));
}
