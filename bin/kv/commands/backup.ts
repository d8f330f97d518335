import {
  type BackupResult,
  backUp,
  backupKey,
  confirmBackup,
  deleteBackup,
  identityFile,
  inlineStep,
  type ListedBackup,
  listBackups,
  runDrill,
  showIdentity,
  verifyBackup,
} from "@/lib/backups";
import { count } from "@/lib/core/count";
import { invalid, KvError, notFound } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { withAccount, withDatabase } from "../session";
import { restoreCommand } from "./backup-restore";
import { account, type Command, print } from "./command";

const run: Command = {
  name: ["backup", "run"],
  usage: "backup run [--account ID]",
  summary: "make and verify an encrypted backup now",
  options: account,
  run: (options) =>
    withDatabase((db) =>
      withAccount(db, options, async (ctx) => {
        const made = await backUp(ctx, inlineStep, "manual");
        print(sentenceOf(made));
        if (made.suspect)
          print(
            `It is suspect: less than half the files of the last one. Nothing is removed until kv backup confirm ${made.id}`,
          );
        if (!(await backupKey(ctx)).isShown)
          print("It can only be decrypted with its identity: keep a copy elsewhere (kv backup identity)");
      }),
    ),
};

function sentenceOf({ id, state, stored, files, rows, size, skipped }: BackupResult): string {
  if (state === "unchanged") return `Nothing has changed since the backup ${stored} (${id})`;
  const left = skipped > 0 ? `, ${skipped} left out (see kv backup list)` : "";
  return `Backed up ${count(files, "file")} and ${count(rows, "row")} in ${size} bytes, verified${left}: ${id}`;
}

const list: Command = {
  name: ["backup", "list"],
  usage: "backup list [--account ID]",
  summary: "list the backups: id, time, state, bytes, verified, restore test, why kept",
  options: account,
  run: (options) =>
    withDatabase((db) =>
      withAccount(db, options, async (ctx) => {
        const { backups, destination, next_backup, next_drill } = await listBackups(ctx);
        for (const each of backups) print(lineOf(each, destination));
        for (const { file, skipped } of backups)
          for (const { path, reason } of skipped) print(`  not in ${file}: ${path} (${reason})`);
        print(
          `In ${destination}; next backup ${next_backup ?? "never"}, next restore test ${next_drill ?? "never"}`,
        );
      }),
    ),
};

function lineOf(
  {
    id,
    taken_at,
    state,
    same_as,
    failure,
    fault,
    verified_at,
    missing,
    review,
    size,
    drill,
    kept,
  }: ListedBackup,
  destination: string,
): string {
  const found = missing ? `missing: not in ${destination}` : null;
  const verified = found ?? fault ?? (verified_at === null ? "not verified yet" : `verified ${verified_at}`);
  const about = { stored: verified, unchanged: found ?? `same as ${same_as}`, failed: failure ?? "" }[state];
  const what = review === null ? about : `${review}, ${about}`;
  const tried = drill
    ? drill.passed
      ? "restore test passed"
      : `restore test failed: ${drill.failure}`
    : "no restore test";
  return [id, taken_at, state, size ?? "", what, tried, kept.join(", ") || "expired"].join("\t");
}

/** The given backup; by default the latest. Throws `NOT_FOUND`. */
async function named(ctx: Context, id: string | undefined): Promise<string> {
  if (id !== undefined) return (await listed(ctx, id)).backup.id;
  const latest = (await listBackups(ctx)).backups.find(({ state }) => state !== "failed")?.id;
  if (latest === undefined) throw notFound("There is no backup yet: make one with kv backup run");
  return latest;
}

/** A backup as the list has it, and where backups are. Throws `NOT_FOUND`. */
async function listed(ctx: Context, id: string): Promise<{ backup: ListedBackup; destination: string }> {
  const { backups, destination } = await listBackups(ctx);
  const backup = backups.find((each) => each.id === id);
  if (!backup) throw notFound(`There is no backup ${id}: kv backup list shows them`);
  return { backup, destination };
}

const verify: Command = {
  name: ["backup", "verify"],
  usage: "backup verify [ID] [--account ID]",
  summary: "verify a backup (the latest by default): decrypt it and check every hash",
  options: account,
  words: 1,
  run: (options, [id]) =>
    withDatabase((db) =>
      withAccount(db, options, async (ctx) => {
        const { ok, files, rows, fault, id: found } = await verifyBackup(ctx, await named(ctx, id));
        if (!ok) throw new KvError("CONFLICT", fault ?? "The backup cannot be used");
        print(`The backup ${found} is intact: ${count(files, "file")}, ${count(rows, "row")}`);
      }),
    ),
};

const drill: Command = {
  name: ["backup", "drill"],
  usage: "backup drill [ID] [--account ID]",
  summary: "test the restore of a backup (the latest by default)",
  options: account,
  words: 1,
  run: (options, [id]) =>
    withDatabase((db) =>
      withAccount(db, options, async (ctx) => {
        const { passed, files, rows, failure, backup } = await runDrill(
          ctx,
          crypto.randomUUID(),
          id === undefined ? undefined : await named(ctx, id),
        );
        if (!passed) throw new KvError("CONFLICT", `The restore test failed: ${failure}`);
        print(
          `The restore test passed: ${count(files, "file")} and ${count(rows, "row")} of ${backup} restored unchanged`,
        );
      }),
    ),
};

const confirm: Command = {
  name: ["backup", "confirm"],
  usage: "backup confirm ID [--account ID]",
  summary: "confirm a suspect backup: its files were removed on purpose",
  options: account,
  words: 1,
  run: (options, [id]) =>
    withDatabase((db) =>
      withAccount(db, options, async (ctx) => {
        if (id === undefined) throw invalid("backup", "Name the id of a suspect backup in kv backup list");
        await confirmBackup(ctx, { id: await named(ctx, id) });
        print(`Confirmed the backup ${id}`);
      }),
    ),
};

const remove: Command = {
  name: ["backup", "delete"],
  usage: "backup delete ID [--yes] [--account ID]",
  summary: "show a backup; with --yes, delete it and its file permanently",
  options: { ...account, yes: { type: "boolean" } },
  words: 1,
  run: (options, [id]) =>
    withDatabase((db) =>
      withAccount(db, options, async (ctx) => {
        if (id === undefined) throw invalid("backup", "Name the id of a backup in kv backup list");
        const { backup, destination } = await listed(ctx, id);
        if (options.yes !== "true") {
          print(lineOf(backup, destination));
          return print("Nothing is deleted yet. Repeat with --yes to delete it permanently.");
        }
        const { file } = await deleteBackup(ctx, { id });
        print(`Deleted the backup ${id}${file ? ` and ${file}` : ""}`);
      }),
    ),
};

const identity: Command = {
  name: ["backup", "identity"],
  usage: "backup identity [--account ID]",
  summary: "print the identity that decrypts the backups, once, to keep elsewhere",
  options: account,
  run: (options) =>
    withDatabase((db) =>
      withAccount(db, options, async (ctx) => {
        print((await showIdentity(ctx)).identity);
        process.stderr.write(`It is also in ${identityFile(ctx.account.id)}\n`);
      }),
    ),
};

export const backupCommands: Command[] = [
  run,
  list,
  confirm,
  verify,
  drill,
  remove,
  identity,
  restoreCommand,
];
