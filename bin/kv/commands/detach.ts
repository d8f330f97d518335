import { count } from "@/lib/core/count";
import { parse } from "@/lib/core/parse";
import { detachVault, readTraces, reconcile, type VaultTraces } from "@/lib/vault";
import { withAccount, withDatabase } from "../session";
import { account, type Command, MAX_PRINTED, print } from "./command";

export const detach: Command = {
  name: ["detach"],
  usage: "detach [--yes] [--remove created,processed] [--account ID]",
  summary: "list what is ours in the vault's directory; with --yes, remove it and forget the vault",
  options: { ...account, yes: { type: "boolean" }, remove: { type: "string" } },
  run: (options) =>
    withDatabase((db) =>
      withAccount(db, options, async (ctx) => {
        await reconcile(ctx);
        const traces = await readTraces(ctx, {});
        const remove = options.remove?.split(",") ?? [];
        if (options.yes !== "true") return printTraces(traces, remove);
        const done = await detachVault(ctx, parse(detachVault.input, { confirm: traces.name, remove }));
        for (const file of done.files) print(`  removed ${file}`);
        print(`${done.message}: ${count(done.removed, "file")} removed, the others are as they were`);
      }),
    ),
};

function printTraces(traces: VaultTraces, remove: readonly string[]): void {
  const chosen = (kind: string) =>
    remove.includes(kind) ? "to be removed" : `kept without --remove ${kind}`;
  print(`In ${traces.directory}:`);
  printFiles("Identity, to be removed", traces.identity);
  printFiles("Temporary files, to be removed", traces.temporary);
  printFiles(`Processed inbox files, ${chosen("processed")}`, traces.processed);
  printFiles(`Records that workers created, ${chosen("created")}`, traces.created);
  printFiles("Other records with changes by workers, kept", traces.changed);
  print("Nothing is removed yet. Repeat with --yes to detach the vault.");
}

function printFiles(what: string, { count: all, paths }: VaultTraces["identity"]): void {
  print(`${what}: ${all}`);
  for (const file of paths.slice(0, MAX_PRINTED)) print(`  ${file}`);
  if (all > MAX_PRINTED) print(`  and ${all - MAX_PRINTED} more`);
}
