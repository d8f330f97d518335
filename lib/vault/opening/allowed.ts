import { realpath, stat } from "node:fs/promises";
import path from "node:path";
import { firstAccounts } from "@/lib/accounts";
import { invalid } from "@/lib/core/errors";
import { isWithin } from "@/lib/core/within";
import { type Account, database } from "@/lib/db";
import { env } from "@/lib/env";

/** Below an allowed directory; deeper ones are neither listed nor opened. */
const MAX_DEPTH = 6;

const NOT_SET =
  "The operator allows no directory: set KV_VAULT_DIRS to directories that hold vaults, such as /srv/vaults, and restart.";
const NOT_THERE = "None of the directories in KV_VAULT_DIRS is there: is a volume mounted?";
const NOT_YOURS = "While anyone may sign up, only the first account can open directories of the server.";

/** The directories below which an account may open a vault, or why there are none. */
export interface Allowed {
  parents: string[];
  notice: string | null;
}

/** Reads which directories exist at the moment; symbolic links in the operator's setting are followed. */
export async function allowedFor(account: Account): Promise<Allowed> {
  const { KV_VAULT_DIRS: given, KV_SIGNUP: signup } = env();
  if (given.length === 0) return { parents: [], notice: NOT_SET };
  if (signup === "open" && (await firstAccounts(database(), 1))[0]?.id !== account.id)
    return { parents: [], notice: NOT_YOURS };
  const found = await Promise.all(given.map(realDirectory));
  const parents = [...new Set(found.filter((each) => each !== null))];
  return { parents, notice: parents.length === 0 ? NOT_THERE : null };
}

/**
 * The real path of a directory below an allowed one. What is elsewhere is refused before the disk is asked about it.
 * Throws `VALIDATION_ERROR`.
 */
export async function directoryBelow({ parents, notice }: Allowed, given: string): Promise<string> {
  const refusal = invalid(
    "directory",
    notice ?? `must be a directory below ${parents.join(" or ")}, at most ${MAX_DEPTH} levels deep`,
  );
  const isBelow = (directory: string) => parents.some((parent) => isReachable(parent, directory));
  if (!isBelow(path.resolve(given))) throw refusal;
  const directory = await realDirectory(given);
  if (directory === null) throw invalid("directory", `${given} is not a directory`);
  // A symbolic link on the way may lead out.
  if (!isBelow(directory)) throw refusal;
  return directory;
}

/** Whether a directory is below the parent by visible names, and not too deep. */
function isReachable(parent: string, directory: string): boolean {
  if (directory === parent || !isWithin(directory, parent)) return false;
  const names = directory.slice(parent.length + 1).split(path.sep);
  return names.length <= MAX_DEPTH && names.every((name) => !name.startsWith("."));
}

const realDirectory = async (given: string): Promise<string | null> =>
  (await stat(given).catch(() => null))?.isDirectory() ? realpath(given) : null;
