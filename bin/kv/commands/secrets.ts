import { rotateSecrets } from "@/lib/gateway";
import { everyAccount, withDatabase } from "../session";
import { type Command, print } from "./command";

const rotate: Command = {
  name: ["secrets", "rotate"],
  usage: "secrets rotate",
  summary: "exchange the master key, and wrap all credentials anew while the service runs",
  options: {},
  run: () =>
    withDatabase(async (db) => {
      const { keyId, isNew, wrapped } = await rotateSecrets(await everyAccount(db));
      print(`${wrapped} ${wrapped === 1 ? "value" : "values"} wrapped anew by the master key ${keyId}`);
      print(isNew ? FROM_FILE : FROM_ENVIRONMENT);
    }),
};

const FROM_FILE =
  "The key is new. Older ones stay beside it in the data directory (secrets/master-key.*), for backups that need them.";

const FROM_ENVIRONMENT =
  "KV_MASTER_KEY is set, so no key was made: its first key wraps everything now. Once web and worker run with the same " +
  "KV_MASTER_KEY, the others can be taken out of it; keep them elsewhere for backups that need them.";

export const secretCommands: Command[] = [rotate];
