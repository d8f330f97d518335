import { createAccount, relocateVault } from "@/lib/accounts";
import { count } from "@/lib/core/count";
import { invalid } from "@/lib/core/errors";
import { machineTimeZone } from "@/lib/core/time-zone";
import type { Context } from "@/lib/db";
import { env } from "@/lib/env";
import { readVaultSettings, reconcile, type VaultContext, vaultContext } from "@/lib/vault";
import { withAccount, withDatabase } from "../session";
import { account, type Command, MAX_PRINTED, print } from "./command";
import { proposeFolders } from "./folders";
import { readSecret } from "./read-secret";

const setup: Command = {
  name: ["setup"],
  usage: "setup --email E [--password P] [--name N] [--vault DIR [--inbox] [--accept]]",
  summary:
    "create an account with a new vault or an existing directory; asks for the password unless it is given",
  options: {
    email: { type: "string" },
    password: { type: "string" },
    name: { type: "string" },
    vault: { type: "string" },
    inbox: { type: "boolean" },
    accept: { type: "boolean" },
  },
  needs: { inbox: "vault", accept: "vault" },
  run: async ({ email = "", name, vault, inbox, accept, ...options }) => {
    const password = options.password ?? (await readSecret("Password: "));
    const timeZone = machineTimeZone();
    await withDatabase(
      async (db) => {
        const rules = { signup: env().KV_SIGNUP, dataDir: env().KV_DATA_DIR, byOperator: true };
        const made = await createAccount(
          db,
          { email, password, name, vaultDir: vault, inbox: inbox === "true" || undefined, timeZone },
          rules,
        );
        await withAccount(db, { account: made.accountId }, async (ctx) => {
          const { files } = await reconcile(ctx);
          print(`Account ${made.accountId} for ${email}, vault ${made.vaultDir} (${count(files, "file")})`);
          print(`Time zone: ${timeZone ?? "UTC"}`);
          if (vault === undefined) return;
          printReport(await vaultContext(ctx, { records: "false" }), await isInboxEnabled(ctx));
          await proposeFolders(ctx, accept === "true");
        });
      },
      { mayCreate: true },
    );
  },
};

const isInboxEnabled = async (ctx: Context): Promise<boolean> =>
  (await readVaultSettings(ctx, {})).inbox.enabled;

function printReport(
  { total, counts_by_type, links, inbox, skipped }: VaultContext,
  isEnabled: boolean,
): void {
  const types = Object.entries(counts_by_type).map(([type, n]) => `${n} ${type}`);
  print(`Records: ${total}${types.length > 0 ? ` (${types.join(", ")})` : ""}`);
  print(`Links: ${links.total}, ${links.broken} of them broken`);
  const note = isEnabled ? "" : ", left alone until you enable it in Settings, Vault";
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
  words: 1,
  run: (options, [directory]) =>
    withDatabase((db) =>
      withAccount(db, options, async (ctx) => {
        if (directory === undefined) throw invalid("vaultDir", "Name the directory: kv relocate /srv/notes");
        print(`The vault is now ${await relocateVault(db, ctx.account, directory, ctx.actor)}`);
      }),
    ),
};

export const accountCommands: Command[] = [setup, relocate];
