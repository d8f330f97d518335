import { existsSync } from "node:fs";
import { userInfo } from "node:os";
import { join } from "node:path";
import { accountOfEmail, listAccounts, prepareInstallation } from "@/lib/accounts";
import { systemClock } from "@/lib/core/clock";
import { invalid, notFound } from "@/lib/core/errors";
import { type Account, type Actor, type Context, closeDatabase, type Database, database } from "@/lib/db";
import { openDatabase } from "@/lib/db/open";
import { env } from "@/lib/env";
import { logger } from "@/lib/log/log";

/**
 * Opens the installation's database for one command, as the pool of this process, which operations may ask for; starts the
 * embedded one when it is not running. Throws `NOT_FOUND` where there is no installation, unless the command may begin one: a
 * mistyped directory would become one.
 */
export async function withDatabase(
  work: (db: Database) => Promise<void>,
  { mayCreate = false }: { mayCreate?: boolean } = {},
): Promise<void> {
  if (!mayCreate) assertInstalled();
  const opened = await openDatabase();
  try {
    const urls = await prepareInstallation(opened.url, env().KV_DATA_DIR);
    try {
      await work(database(urls.application, urls.engine));
    } finally {
      await closeDatabase();
    }
  } finally {
    await opened.stop();
  }
}

/** An embedded database begins with its secrets; a server of the operator may be used by several data directories. */
function assertInstalled(): void {
  const { DATABASE_URL, KV_DATA_DIR } = env();
  if (DATABASE_URL || existsSync(join(KV_DATA_DIR, "secrets", "database-password"))) return;
  throw notFound(
    `There is no installation in ${KV_DATA_DIR}: check KV_DATA_DIR, or begin one with npm start or kv setup`,
  );
}

/** The account of a command: the only one, or the one whose id or e-mail address is given as `--account`. */
export async function withAccount(
  db: Database,
  options: { account?: string | undefined },
  work: (ctx: Context) => Promise<void>,
): Promise<void> {
  const all = await listAccounts(db);
  if (all.length === 0) throw notFound("There is no account yet: create one with kv setup");
  const { account: named } = options;
  if (named === undefined && all.length > 1) {
    const list = all.map(({ id, vaultDir }) => `  ${id}  ${vaultDir}`).join("\n");
    throw invalid("account", `There are several accounts: choose one with --account ID or E-MAIL\n${list}`);
  }
  const id = named?.includes("@") ? await accountOfEmail(db, named) : named;
  const account = named === undefined ? all[0] : all.find((each) => each.id === id);
  if (!account) throw notFound(`There is no account ${named}`);
  await work(cliContext(db, account));
}

/** Every account, oldest first, for commands on the whole installation. */
export async function everyAccount(db: Database): Promise<Context[]> {
  return (await listAccounts(db)).map((account) => cliContext(db, account));
}

/** The user who runs the command. */
export function cliActor(): Actor {
  const user = userInfo().username;
  return { type: "cli", id: user, label: user };
}

export function cliContext(db: Database, account: Account): Context {
  return {
    account,
    actor: cliActor(),
    db: db.account(account.id),
    clock: systemClock,
    log: logger("cli"),
  };
}
