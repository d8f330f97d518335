import type { Dirent } from "node:fs";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { assertVaultRoot } from "@/lib/accounts";
import type { Context } from "@/lib/db";
import { pathProblem } from "../path";
import { readLayout } from "../settings/read";
import { isOwnFolder } from "./files";

/** An entry of the inbox folder that is not processed, and what to do. */
export interface IgnoredEntry {
  name: string;
  reason: string;
}

/** More are not named: a page shows a few. */
const MAX_ENTRIES = 100;

/** What is in the inbox folder and is no file that can be read; none while the inbox is not enabled. */
export async function ignoredEntries(ctx: Context): Promise<IgnoredEntry[]> {
  await assertVaultRoot(ctx);
  const layout = await readLayout(ctx);
  const { inboxFolder, inboxEnabled } = layout.settings;
  if (!inboxEnabled) return [];
  const entries = await readdir(path.join(ctx.account.vaultDir, inboxFolder), { withFileTypes: true }).catch(
    (): Dirent[] => [],
  );
  return entries
    .filter(({ name }) => !name.startsWith(".") && !isOwnFolder(name))
    .flatMap((entry) => {
      const reason = reasonOf(entry, inboxFolder);
      return reason === undefined ? [] : [{ name: entry.name, reason }];
    })
    .slice(0, MAX_ENTRIES);
}

function reasonOf(entry: Dirent, folder: string): string | undefined {
  if (entry.isDirectory()) return "It is a folder: move its files into the inbox.";
  if (entry.isSymbolicLink()) return "It is a symbolic link, which is not followed: copy the file.";
  if (!entry.isFile()) return "It is not a regular file.";
  if (entry.name.includes("\ufffd")) return "Its name is not UTF-8: rename it.";
  const problem = pathProblem(`${folder}/${entry.name}`);
  return problem && `${problem} Rename it.`;
}
