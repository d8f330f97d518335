import { createAccount } from "@/lib/accounts";
import { createApiKey, listApiKeys, revokeApiKey } from "@/lib/api-keys";
import { verifyAudit } from "@/lib/audit";
import { invalid, KvError } from "@/lib/core/errors";
import { env } from "@/lib/env";
import { inboxStates, reconcile, vaultContext } from "@/lib/vault";
import { withAccount, withDatabase } from "./session";

export interface Command {
  name: string[];
  usage: string;
  summary: string;
  options: Record<string, { type: "string" }>;
  run: (options: Record<string, string | undefined>, words: string[]) => Promise<void>;
}

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** For commands on one account: whose, when there are several. */
const account = { account: { type: "string" } } as const;

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

const createKey: Command = {
  name: ["keys", "create"],
  usage: "keys create NAME [--account ID]",
  summary: "make an API key and print it, and nothing else",
  options: account,
  run: (options, [name]) =>
    withDatabase((db) =>
      withAccount(db, options, async (ctx) => {
        if (name === undefined) throw invalid("name", "Give the key a name: kv keys create laptop");
        print((await createApiKey(ctx, { name })).key);
      }),
    ),
};

const listKeys: Command = {
  name: ["keys", "list"],
  usage: "keys list [--account ID]",
  summary: "list the API keys: id, start, name, created, last used",
  options: account,
  run: (options) =>
    withDatabase((db) =>
      withAccount(db, options, async (ctx) => {
        for (const key of await listApiKeys(ctx)) {
          const used = key.lastUsedAt?.toISOString() ?? "never";
          print([key.id, `${key.start}…`, key.name, key.createdAt.toISOString(), used].join("\t"));
        }
      }),
    ),
};

const revokeKey: Command = {
  name: ["keys", "revoke"],
  usage: "keys revoke ID [--account ID]",
  summary: "revoke an API key, at once and everywhere",
  options: account,
  run: (options, [id = ""]) =>
    withDatabase((db) =>
      withAccount(db, options, async (ctx) => {
        await revokeApiKey(ctx, { id });
        print(`Revoked ${id}`);
      }),
    ),
};

const reindex: Command = {
  name: ["reindex"],
  usage: "reindex [--account ID]",
  summary: "make the index say what the disk says",
  options: account,
  run: (options) =>
    withDatabase((db) =>
      withAccount(db, options, async (ctx) => {
        const { files, changed, removed } = await reconcile(ctx);
        print(`${files} files: ${changed} indexed anew, ${removed} forgotten`);
      }),
    ),
};

const status: Command = {
  name: ["status"],
  usage: "status [--account ID]",
  summary: "what the vault and its inbox hold",
  options: account,
  run: (options) =>
    withDatabase((db) =>
      withAccount(db, options, async (ctx) => {
        print(`Vault ${ctx.account.vaultDir}`);
        print((await vaultContext(ctx)).raw);
        const { files } = await inboxStates(ctx, { limit: 1000 });
        const stuck = files.filter((file) => file.state === "quarantined");
        for (const file of stuck) print(`Quarantined: ${file.filename}: ${file.error ?? "no reason known"}`);
      }),
    ),
};

const auditVerify: Command = {
  name: ["audit", "verify"],
  usage: "audit verify [--account ID]",
  summary: "whether any entry of the audit log was changed, removed or put elsewhere",
  options: account,
  run: (options) =>
    withDatabase((db) =>
      withAccount(db, options, async (ctx) => {
        const { ok, entries, head, problem } = await verifyAudit(ctx);
        print(`${entries} entries, the last one's hash is ${head ?? "none"}`);
        if (!ok) throw new KvError("CONFLICT", `The audit log is not whole. ${problem}`);
        print(
          "The audit log is whole. Keep the hash elsewhere, to see later that it still stands in the log.",
        );
      }),
    ),
};

export const commands: Command[] = [setup, createKey, listKeys, revokeKey, reindex, status, auditVerify];
