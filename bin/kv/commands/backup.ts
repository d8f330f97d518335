import {
  type BackupResult,
  backUp,
  backupKey,
  identityFile,
  inlineStep,
  type ListedBackup,
  listBackups,
  runDrill,
  showIdentity,
  verifyBackup,
} from "@/lib/backups";
import { KvError, notFound } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { countOf } from "@/lib/health";
import { withAccount, withDatabase } from "../session";
import { restoreCommand } from "./backup-restore";
import { account, type Command, print } from "./command";

const run: Command = {
  name: ["backup", "run"],
  usage: "backup run [--account ID]",
  summary: "make an encrypted backup now, and read it back",
  options: account,
  run: (options) =>
    withDatabase((db) =>
      withAccount(db, options, async (ctx) => {
        print(sentenceOf(await backUp(ctx, inlineStep, "manual")));
        if (!(await backupKey(ctx)).isShown)
          print("Without its identity nobody can open it: keep that elsewhere, too (kv backup identity)");
      }),
    ),
};

function sentenceOf({ id, state, stored, files, rows, size, skipped }: BackupResult): string {
  if (state === "unchanged")
    return `Nothing has changed since the backup ${stored}, which stands for now, too (${id})`;
  const left = skipped > 0 ? `, ${skipped} left out (kv backup list says which)` : "";
  return `Backed up ${countOf(files, "file")} and ${countOf(rows, "row")} in ${size} bytes, and read them back${left}: ${id}`;
}

const list: Command = {
  name: ["backup", "list"],
  usage: "backup list [--account ID]",
  summary: "the backups: id, instant, state, bytes, read back, drill, why kept",
  options: account,
  run: (options) =>
    withDatabase((db) =>
      withAccount(db, options, async (ctx) => {
        const { backups, destination, next_backup, next_drill } = await listBackups(ctx);
        for (const each of backups) print(lineOf(each));
        for (const { file, skipped } of backups)
          for (const { path, reason } of skipped) print(`  not in ${file}: ${path} (${reason})`);
        print(
          `In ${destination}; next backup ${next_backup ?? "never"}, next drill ${next_drill ?? "never"}`,
        );
      }),
    ),
};

function lineOf({
  id,
  taken_at,
  state,
  same_as,
  failure,
  fault,
  verified_at,
  size,
  drill,
  kept,
}: ListedBackup): string {
  const read = fault ?? (verified_at === null ? "not read back yet" : `read back ${verified_at}`);
  const what = { stored: read, unchanged: `as ${same_as}`, failed: failure ?? "" }[state];
  const tried = drill ? (drill.passed ? "drill passed" : `drill failed: ${drill.failure}`) : "no drill";
  return [id, taken_at, state, size ?? "", what, tried, kept.join(", ") || "goes next"].join("\t");
}

/** The backup that is named, or else the latest. */
async function named(ctx: Context, id: string | undefined): Promise<string> {
  const latest = id ?? (await listBackups(ctx)).backups.find(({ state }) => state !== "failed")?.id;
  if (latest === undefined) throw notFound("There is no backup yet: make one with kv backup run");
  return latest;
}

const verify: Command = {
  name: ["backup", "verify"],
  usage: "backup verify [ID] [--account ID]",
  summary: "read a backup back, decrypt it and check every hash; the latest by default",
  options: account,
  run: (options, [id]) =>
    withDatabase((db) =>
      withAccount(db, options, async (ctx) => {
        const { ok, files, rows, fault, id: found } = await verifyBackup(ctx, await named(ctx, id));
        if (!ok) throw new KvError("CONFLICT", fault ?? "The backup cannot be used");
        print(`The backup ${found} is whole: ${countOf(files, "file")}, ${countOf(rows, "row")}`);
      }),
    ),
};

const drill: Command = {
  name: ["backup", "drill"],
  usage: "backup drill [ID] [--account ID]",
  summary: "restore a backup into a scratch place and compare it; the latest by default",
  options: account,
  run: (options, [id]) =>
    withDatabase((db) =>
      withAccount(db, options, async (ctx) => {
        const { passed, files, rows, failure, backup } = await runDrill(ctx, crypto.randomUUID(), id);
        if (!passed) throw new KvError("CONFLICT", `The drill failed: ${failure}`);
        print(
          `The drill passed: ${countOf(files, "file")} and ${countOf(rows, "row")} of ${backup} came back as they were`,
        );
      }),
    ),
};

const identity: Command = {
  name: ["backup", "identity"],
  usage: "backup identity [--account ID]",
  summary: "print the identity that opens the backups, once, to be kept elsewhere",
  options: account,
  run: (options) =>
    withDatabase((db) =>
      withAccount(db, options, async (ctx) => {
        print((await showIdentity(ctx)).identity);
        process.stderr.write(`It also lies in ${identityFile(ctx.account.id)}\n`);
      }),
    ),
};

export const backupCommands: Command[] = [run, list, verify, drill, identity, restoreCommand];
