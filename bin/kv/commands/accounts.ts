import { createAccount } from "@/lib/accounts";
import { env } from "@/lib/env";
import { reconcile } from "@/lib/vault";
import { withAccount, withDatabase } from "../session";
import { type Command, print } from "./command";

const setup: Command = {
  name: ["setup"],
  usage: "setup --email E --password P [--name N] [--vault DIR]",
  summary: "make an account, over a new vault or an existing directory",
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

export const accountCommands: Command[] = [setup];
