import { count } from "@/lib/core/count";
import type { Context } from "@/lib/db";
import { inboxStates, reconcile, vaultContext } from "@/lib/vault";
import { withAccount, withDatabase } from "../session";
import { account, type Command, print } from "./command";

const reindex: Command = {
  name: ["reindex"],
  usage: "reindex [--account ID]",
  summary: "update the index from the disk",
  options: account,
  run: (options) =>
    withDatabase((db) =>
      withAccount(db, options, async (ctx) => {
        const { files, changed, removed } = await reconcile(ctx);
        print(`${count(files, "file")}: ${changed} indexed, ${removed} removed`);
      }),
    ),
};

const status: Command = {
  name: ["status"],
  usage: "status [--account ID]",
  summary: "show the contents of the vault and its inbox",
  options: account,
  run: (options) =>
    withDatabase((db) =>
      withAccount(db, options, async (ctx) => {
        print(`Vault ${ctx.account.vaultDir}`);
        print((await vaultContext(ctx)).raw);
        await printQuarantined(ctx);
      }),
    ),
};

async function printQuarantined(ctx: Context): Promise<void> {
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const { files, next_cursor } = await inboxStates(ctx, { limit: 1_000, cursor });
    for (const { state, filename, error } of files)
      if (state === "quarantined") print(`Quarantined: ${filename}: ${error ?? "unknown reason"}`);
    cursor = next_cursor;
  }
}

export const vaultCommands: Command[] = [reindex, status];
