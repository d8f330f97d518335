import { addSampleVault, removeSampleVault } from "@/lib/sample";
import { withAccount, withDatabase } from "../session";
import { account, type Command, print } from "./command";

export const sample: Command = {
  name: ["sample"],
  usage: "sample [--remove] [--account ID]",
  summary: "add the sample vault, or remove what is unchanged of it",
  options: { ...account, remove: { type: "boolean" } },
  run: (options) =>
    withDatabase((db) =>
      withAccount(db, options, async (ctx) => {
        if (options.remove !== "true") return print((await addSampleVault(ctx)).message);
        const { message, kept } = await removeSampleVault(ctx);
        print(message);
        for (const { path, reason } of kept) print(`  ${path}: ${reason}`);
      }),
    ),
};
