import { createAccount, relocateVault } from "@/lib/accounts";
import { invalid } from "@/lib/core/errors";
import { env } from "@/lib/env";
import { reconcile } from "@/lib/vault";
import { withAccount, withDatabase } from "../session";
import { account, type Command, print } from "./command";

const setup: Command = {
  name: ["setup"],
  usage: "setup --email E --password P [--name N] [--vault DIR]",
  summary: "create an account with a new vault or an existing directory",
  options: {
    email: { type: "string" },
    password: { type: "string" },
    name: { type: "string" },
    vault: { type: "string" },
  },
  run: ({ email = "", password = "", name, vault }) =>
    withDatabase(async (db) => {
      const rules = { signup: env().KV_SIGNUP, dataDir: env().KV_DATA_DIR, byOperator: true };
      const made = await createAccount(db, { email, password, name, vaultDir: vault }, rules);
      await withAccount(db, { account: made.accountId }, async (ctx) => {
        const { files } = await reconcile(ctx);
        print(`Account ${made.accountId} for ${email}, vault ${made.vaultDir} (${files} files)`);
      });
    }),
};

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

export const accountCommands: Command[] = [setup, relocate];
