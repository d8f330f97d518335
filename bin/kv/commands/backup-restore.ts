import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { createTwoFilesPatch } from "diff";
import {
  type Identity,
  inlineStep,
  parseIdentity,
  readArchive,
  readIdentity,
  restoreAccount,
  restoreBackup,
  restoreFresh,
  withUnpacked,
} from "@/lib/backups";
import { invalid, notFound } from "@/lib/core/errors";
import type { Database } from "@/lib/db";
import { countOf } from "@/lib/health";
import { cliContext, withAccount, withDatabase } from "../session";
import { account, type Command, print } from "./command";

type Options = Record<string, string | undefined>;

const isId = (text: string): boolean => /^[0-9a-f]{8}-[0-9a-f-]{27}$/i.test(text);

export const restoreCommand: Command = {
  name: ["backup", "restore"],
  usage: "backup restore FILE|ID [--identity F] [--vault DIR | --over ACCOUNT | --path P]",
  summary: "restore an account that is not here; over one that is; or one file of it",
  options: {
    ...account,
    identity: { type: "string" },
    vault: { type: "string" },
    over: { type: "string" },
    path: { type: "string" },
    apply: { type: "string" },
  },
  run: (options, [from]) =>
    withDatabase(async (db) => {
      if (from === undefined)
        throw invalid("backup", "Name the file of a backup, or the id of one in kv backup list");
      if (options.path !== undefined) return restoreFile(db, from, options);
      if (options.over !== undefined) return restoreOver(db, from, options.over, options.identity);
      return restoreHere(db, from, options);
    }),
};

/** Shows what would change; changes it with `--apply yes`. */
async function restoreFile(db: Database, from: string, options: Options): Promise<void> {
  if (!isId(from)) throw invalid("backup", "Name the id of a backup in kv backup list to restore one file");
  await withAccount(db, options, async (ctx) => {
    const apply = options.apply === "yes";
    const result = await restoreBackup(ctx, inlineStep, { backup: from, path: options.path, apply });
    if (result.kind !== "record") return;
    const { path, before, after, same } = result.record;
    if (same) return print(`${path} is as it is in the backup`);
    print(createTwoFilesPatch(`${path} now`, `${path} in the backup`, before ?? "", after));
    print(apply ? `Restored ${path}` : "Nothing has changed yet: --apply yes restores it");
  });
}

/** Puts a backup of an account in the place of what the account is now, which is backed up before. */
async function restoreOver(
  db: Database,
  from: string,
  over: string,
  identity: string | undefined,
): Promise<void> {
  await withAccount(db, { account: over }, async (ctx) => {
    const result = isId(from)
      ? await restoreBackup(ctx, inlineStep, { backup: from, apply: true })
      : await restoreAccount(ctx, inlineStep, reader(from, await identityOf(over, identity)));
    if (result.kind !== "account") return;
    const { added, changed, removed, same } = result.account.files;
    print(
      `Restored the account as of ${result.account.taken_at}: ${countOf(changed, "file")} changed, ${added} came, ${removed} went, ${same} stayed`,
    );
    print(`What was there before is in the backup ${result.safety}`);
  });
}

async function restoreHere(db: Database, from: string, options: Options): Promise<void> {
  if (isId(from))
    throw invalid(
      "backup",
      "Say over which account: --over ACCOUNT; or name a file, to restore it into an installation that does not have the account",
    );
  if (options.identity === undefined)
    throw invalid("identity", "Name the file of the identity that opens the backup: --identity FILE");
  const opened = await identityOf("", options.identity);
  const done = await withUnpacked(reader(from, opened), (backup) =>
    restoreFresh(db, backup, {
      identity: opened.identity,
      vaultDir: options.vault,
      contextOf: (found) => cliContext(db, found),
    }),
  );
  print(
    `Restored the account ${done.accountId}: ${countOf(done.files, "file")} in ${done.vaultDir}, ${countOf(done.rows, "row")}`,
  );
  if (done.interrupted > 0)
    print(`Recorded as interrupted: ${countOf(done.interrupted, "run")} that went on at that instant`);
}

const reader =
  (file: string, { identity }: Identity): Parameters<typeof withUnpacked>[0] =>
  (visit) =>
    readArchive(createReadStream(file), identity, visit);

/** The identity in a file; else that of the account in the data directory. */
async function identityOf(accountId: string, file: string | undefined): Promise<Identity> {
  if (file === undefined) return readIdentity(accountId);
  const text = await readFile(file, "utf8").catch(() => {
    throw notFound(`There is no ${file} that could be read`);
  });
  return parseIdentity(text, file);
}
