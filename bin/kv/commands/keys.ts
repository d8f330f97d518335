import { createApiKey, createApiKeyInput, listApiKeys, revokeApiKey } from "@/lib/accounts";
import { invalid } from "@/lib/core/errors";
import { parse } from "@/lib/core/parse";
import { withAccount, withDatabase } from "../session";
import { account, type Command, print } from "./command";

const createKey: Command = {
  name: ["keys", "create"],
  usage: "keys create NAME [--access read] [--expires-at INSTANT] [--account ID]",
  summary: "create an API key and print only the key",
  options: { ...account, access: { type: "string" }, "expires-at": { type: "string" } },
  words: 1,
  run: (options, [name]) =>
    withDatabase((db) =>
      withAccount(db, options, async (ctx) => {
        if (name === undefined) throw invalid("name", "Give the key a name: kv keys create laptop");
        const given = { name, access: options.access, expires_at: options["expires-at"] };
        print((await createApiKey(ctx, parse(createApiKeyInput, given))).key);
      }),
    ),
};

const listKeys: Command = {
  name: ["keys", "list"],
  usage: "keys list [--account ID]",
  summary: "list the API keys: id, start, name, access, expiry, created, last used, from",
  options: account,
  run: (options) =>
    withDatabase((db) =>
      withAccount(db, options, async (ctx) => {
        for (const key of await listApiKeys(ctx)) {
          const used = key.lastUsedAt?.toISOString() ?? "never";
          const expires = key.expiresAt?.toISOString() ?? "never";
          const created = key.createdAt.toISOString();
          const columns = [key.id, `${key.start}…`, key.name, key.access, expires, created, used];
          print([...columns, key.lastAddress ?? ""].join("\t").trimEnd());
        }
      }),
    ),
};

const revokeKey: Command = {
  name: ["keys", "revoke"],
  usage: "keys revoke ID [--account ID]",
  summary: "revoke an API key, effective immediately",
  options: account,
  words: 1,
  run: (options, [id = ""]) =>
    withDatabase((db) =>
      withAccount(db, options, async (ctx) => {
        await revokeApiKey(ctx, { id });
        print(`Revoked ${id}`);
      }),
    ),
};

export const keyCommands: Command[] = [createKey, listKeys, revokeKey];
