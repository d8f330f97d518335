import { createAccount, relocateVault } from "@/lib/accounts";
import { invalid } from "@/lib/core/errors";
import { parse } from "@/lib/core/parse";
import type { Context } from "@/lib/db";
import { env } from "@/lib/env";
import {
  detachVault,
  readTraces,
  readVaultSettings,
  reconcile,
  type VaultContext,
  type VaultTraces,
  vaultContext,
} from "@/lib/vault";
import { withAccount, withDatabase } from "../session";
import { account, type Command, print } from "./command";

const setup: Command = {
  name: ["setup"],
  usage: "setup --email E --password P [--name N] [--vault DIR [--inbox]]",
  summary: "create an account with a new vault or an existing directory",
  options: {
    email: { type: "string" },
    password: { type: "string" },
    name: { type: "string" },
    vault: { type: "string" },
    inbox: { type: "boolean" },
  },
  run: ({ email = "", password = "", name, vault, inbox }) =>
    withDatabase(async (db) => {
      const rules = { signup: env().KV_SIGNUP, dataDir: env().KV_DATA_DIR, byOperator: true };
      const made = await createAccount(
        db,
        { email, password, name, vaultDir: vault, inbox: inbox === "true" || undefined },
        rules,
      );
      await withAccount(db, { account: made.accountId }, async (ctx) => {
        const { files } = await reconcile(ctx);
        print(`Account ${made.accountId} for ${email}, vault ${made.vaultDir} (${files} files)`);
        if (vault !== undefined)
          printReport(await vaultContext(ctx, { records: "false" }), await isProcessed(ctx));
      });
    }),
};

const isProcessed = async (ctx: Context): Promise<boolean> =>
  (await readVaultSettings(ctx, {})).inbox.enabled;

const MAX_PRINTED = 20;

function printReport(
  { total, counts_by_type, links, inbox, skipped }: VaultContext,
  isProcessed: boolean,
): void {
  const types = Object.entries(counts_by_type).map(([type, count]) => `${count} ${type}`);
  print(`Records: ${total}${types.length > 0 ? ` (${types.join(", ")})` : ""}`);
  print(`Links: ${links.total}, ${links.broken} of them broken`);
  const note = isProcessed ? "" : ", left alone until you enable it in Settings, Vault";
  print(`Files in the inbox: ${inbox}${inbox > 0 ? note : ""}`);
  print(`Skipped files: ${skipped.count}`);
  for (const { path, reason } of skipped.files.slice(0, MAX_PRINTED)) print(`  ${path}: ${reason}`);
  if (skipped.count > MAX_PRINTED) print(`  and ${skipped.count - MAX_PRINTED} more`);
}

const relocate: Command = {
  name: ["relocate"],
  usage: "relocate DIR [--account ID]",
  summary: "set the path of an account's vault, after moving it to DIR while the service was stopped",
  options: account,
  run: (options, [directory]) =>
    withDatabase((db) =>
      withAccount(db, options, async (ctx) => {
        if (directory === undefined) throw invalid("vaultDir", "Name the directory: kv relocate /srv/notes");
        print(`The vault is now ${await relocateVault(db, ctx.account, directory, ctx.actor)}`);
      }),
    ),
};

const detach: Command = {
  name: ["detach"],
  usage: "detach [--yes] [--remove created,processed] [--account ID]",
  summary: "list what is ours in the vault's directory; with --yes, remove it and forget the vault",
  options: { ...account, yes: { type: "boolean" }, remove: { type: "string" } },
  run: (options) =>
    withDatabase((db) =>
      withAccount(db, options, async (ctx) => {
        await reconcile(ctx);
        const traces = await readTraces(ctx, {});
        const remove = options.remove?.split(",") ?? [];
        if (options.yes !== "true") return printTraces(traces, remove);
        const done = await detachVault(ctx, parse(detachVault.input, { confirm: traces.name, remove }));
        for (const file of done.files) print(`  removed ${file}`);
        print(`${done.message}: ${done.removed} files removed, the others are as they were`);
      }),
    ),
};

function printTraces(traces: VaultTraces, remove: readonly string[]): void {
  const chosen = (kind: string) =>
    remove.includes(kind) ? "to be removed" : `kept without --remove ${kind}`;
  print(`In ${traces.directory}:`);
  printFiles("Identity, to be removed", traces.identity);
  printFiles("Temporary files, to be removed", traces.temporary);
  printFiles(`Processed inbox files, ${chosen("processed")}`, traces.processed);
  printFiles(`Records that workers created, ${chosen("created")}`, traces.created);
  printFiles("Other records with changes by workers, kept", traces.changed);
  print("Nothing is removed yet. Repeat with --yes to detach the vault.");
}

function printFiles(what: string, { count, paths }: VaultTraces["identity"]): void {
  print(`${what}: ${count}`);
  for (const file of paths.slice(0, MAX_PRINTED)) print(`  ${file}`);
  if (count > MAX_PRINTED) print(`  and ${count - MAX_PRINTED} more`);
}

export const accountCommands: Command[] = [setup, relocate, detach];
