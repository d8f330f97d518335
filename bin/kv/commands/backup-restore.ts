import { createReadStream, existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import {
  type Identity,
  inlineStep,
  parseIdentity,
  readArchive,
  readIdentity,
  readStored,
  restoreAccount,
  restoreBackup,
  restoreFresh,
  withUnpacked,
} from "@/lib/backups";
import { count } from "@/lib/core/count";
import { invalid, notFound } from "@/lib/core/errors";
import { isUuid } from "@/lib/core/uuid";
import type { Database } from "@/lib/db";
import { patchOf } from "../patch";
import { cliContext, withAccount, withDatabase } from "../session";
import { account, type Command, print } from "./command";

type Options = Record<string, string | undefined>;

export const restoreCommand: Command = {
  name: ["backup", "restore"],
  usage:
    "backup restore FILE|ID [[--identity F] [--vault DIR | --over ACCOUNT] | --path P [--apply] [--account ID]]",
  summary: "restore a missing account, an existing one in place, or one file",
  options: {
    ...account,
    identity: { type: "string" },
    vault: { type: "string" },
    over: { type: "string" },
    path: { type: "string" },
    apply: { type: "boolean" },
  },
  words: 1,
  exclusive: [
    ["vault", "over", "path"],
    ["identity", "path"],
  ],
  needs: { apply: "path", account: "path" },
  run: async (options, [from]) => {
    if (from === undefined)
      throw invalid("backup", "Name the file of a backup, or the id of one in kv backup list");
    const { path, over, identity } = options;
    if (path !== undefined) return withDatabase((db) => restoreFile(db, from, options));
    if (over !== undefined) return withDatabase((db) => restoreOver(db, from, over, identity));
    await restoreHere(from, options);
  },
};

/** Previews the change; restores with `--apply`. */
async function restoreFile(db: Database, from: string, options: Options): Promise<void> {
  if (!isUuid(from)) throw invalid("backup", "Name the id of a backup in kv backup list to restore one file");
  await withAccount(db, options, async (ctx) => {
    const apply = options.apply === "true";
    const result = await restoreBackup(ctx, inlineStep, { backup: from, path: options.path, apply });
    if (result.kind !== "record") return;
    const { path, before, after, same } = result.record;
    if (same) return print(`${path} is the same as in the backup`);
    print(patchOf(path, before ?? "", after));
    print(apply ? `Restored ${path}` : "Preview only: --apply restores it");
  });
}

/** Restores an account in place, after a safety backup. */
async function restoreOver(
  db: Database,
  from: string,
  over: string,
  identity: string | undefined,
): Promise<void> {
  await withAccount(db, { account: over }, async (ctx) => {
    const opened = await identityOf(ctx.account.id, identity);
    const read: Read = isUuid(from) ? (visit) => readStored(ctx, from, visit, opened) : reader(from, opened);
    const result = await restoreAccount(ctx, inlineStep, read);
    if (result.kind !== "account") return;
    const { added, changed, removed, same } = result.account.files;
    print(
      `Restored the account as of ${result.account.taken_at}: ${count(changed, "file")} changed, ${added} added, ${removed} removed, ${same} unchanged`,
    );
    print(`The previous state is in the backup ${result.safety}`);
  });
}

/** Restores an account that is not here. What is given is checked before an installation is begun for it. */
async function restoreHere(from: string, options: Options): Promise<void> {
  if (isUuid(from))
    throw invalid(
      "backup",
      "Name the account to restore over: --over ACCOUNT; or a file, to restore an account that is not here",
    );
  if (options.identity === undefined)
    throw invalid("identity", "Name the file of the identity that decrypts the backup: --identity FILE");
  const opened = await identityOf("", options.identity);
  if (!existsSync(from)) throw notFound(`Cannot read ${from}`);
  await withDatabase(
    async (db) => {
      const done = await withUnpacked(reader(from, opened), (backup) =>
        restoreFresh(db, backup, {
          identity: opened.identity,
          vaultDir: options.vault,
          contextOf: (found) => cliContext(db, found),
        }),
      );
      print(
        `Restored the account ${done.accountId}: ${count(done.files, "file")} in ${done.vaultDir}, ${count(done.rows, "row")}`,
      );
      if (done.interrupted > 0) print(`Recorded as interrupted: ${count(done.interrupted, "run")}`);
    },
    { mayCreate: true },
  );
}

/** How a backup is read. */
type Read = Parameters<typeof withUnpacked>[0];

const reader =
  (file: string, { identity }: Identity): Read =>
  (visit) =>
    readArchive(createReadStream(file), identity, visit);

/** The identity in a file; by default that of the account in the data directory. */
async function identityOf(accountId: string, file: string | undefined): Promise<Identity> {
  if (file === undefined) return readIdentity(accountId);
  const text = await readFile(file, "utf8").catch(() => {
    throw notFound(`Cannot read ${file}`);
  });
  return parseIdentity(text, file);
}
