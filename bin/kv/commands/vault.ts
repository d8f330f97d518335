import { inboxStates, reconcile, vaultContext } from "@/lib/vault";
import { withAccount, withDatabase } from "../session";
import { account, type Command, print } from "./command";

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

export const vaultCommands: Command[] = [reindex, status];
