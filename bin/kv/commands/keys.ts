import { createApiKey, listApiKeys, revokeApiKey } from "@/lib/accounts";
import { invalid } from "@/lib/core/errors";
import { withAccount, withDatabase } from "../session";
import { account, type Command, print } from "./command";

const createKey: Command = {
  name: ["keys", "create"],
  usage: "keys create NAME [--account ID]",
  summary: "create an API key and print only the key",
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
  summary: "revoke an API key, effective immediately",
  options: account,
  run: (options, [id = ""]) =>
    withDatabase((db) =>
      withAccount(db, options, async (ctx) => {
        await revokeApiKey(ctx, { id });
        print(`Revoked ${id}`);
      }),
    ),
};

export const keyCommands: Command[] = [createKey, listKeys, revokeKey];
