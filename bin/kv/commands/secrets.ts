import { count } from "@/lib/core/count";
import { rotateSecrets } from "@/lib/gateway";
import { everyAccount, withDatabase } from "../session";
import { type Command, print } from "./command";

const rotate: Command = {
  name: ["secrets", "rotate"],
  usage: "secrets rotate",
  summary: "rotate the master key and rewrap all credentials while the service runs",
  options: {},
  run: () =>
    withDatabase(async (db) => {
      const { keyId, isNew, wrapped } = await rotateSecrets(db, await everyAccount(db));
      print(`${count(wrapped, "value")} rewrapped with the master key ${keyId}`);
      print(isNew ? FROM_FILE : FROM_ENVIRONMENT);
    }),
};

const FROM_FILE =
  "The key is new. Older keys stay in the data directory (secrets/master-key.*), for backups that need them.";

const FROM_ENVIRONMENT =
  "KV_MASTER_KEY is set, so no key was created: its first key now wraps everything. Once web and worker run with the same " +
  "KV_MASTER_KEY, the others can be removed from it; keep them elsewhere for backups that need them.";

export const secretCommands: Command[] = [rotate];
