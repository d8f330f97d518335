import { count } from "@/lib/core/count";
import { invalid } from "@/lib/core/errors";
import { parse } from "@/lib/core/parse";
import type { Context } from "@/lib/db";
import { type Opening, readOpening, reconcile, writeVaultSettings } from "@/lib/vault";
import { withAccount, withDatabase } from "../session";
import { account, type Command, MAX_PRINTED, print } from "./command";

/** Prints the types proposed for folders, and accepts them on request. */
export async function proposeFolders(ctx: Context, isAccepted: boolean): Promise<void> {
  const { folders, type_folders } = await readOpening(ctx);
  print(`Folders: ${folders.length}`);
  for (const folder of folders.slice(0, MAX_PRINTED)) print(`  ${describe(folder)}`);
  if (folders.length > MAX_PRINTED) print(`  and ${folders.length - MAX_PRINTED} more`);
  const proposed = folders.some(({ by }) => by === "name" || by === "frontmatter");
  if (!proposed) return;
  if (!isAccepted)
    return print(
      "Proposed only: accept with kv folders --accept, or choose in Settings, Vault, Set up the vault",
    );
  await writeVaultSettings(ctx, { type_folders });
  print("Accepted: the folders have these types. No file was changed");
}

const REASONS = {
  settings: "set",
  directory: "by its name",
  frontmatter: "proposed, by frontmatter",
  name: "proposed, by name",
};

const describe = ({ path, records, type, by }: Opening["folders"][number]): string =>
  `${path}: ${count(records, "record")}${type && by ? `, ${type} (${REASONS[by]})` : ""}`;

export const folders: Command = {
  name: ["folders"],
  usage: "folders [--accept | --set person=People,org=Firms] [--account ID]",
  summary: "propose types for the folders of the vault; accept them, or set others",
  options: { ...account, accept: { type: "boolean" }, set: { type: "string" } },
  exclusive: [["accept", "set"]],
  run: (options) =>
    withDatabase((db) =>
      withAccount(db, options, async (ctx) => {
        await reconcile(ctx);
        if (options.set === undefined) return proposeFolders(ctx, options.accept === "true");
        const input = parse(writeVaultSettings.input, { type_folders: foldersOf(options.set) });
        const { type_folders } = await writeVaultSettings(ctx, input);
        for (const [type, folder] of Object.entries(type_folders)) print(`${type}: ${folder}`);
      }),
    ),
};

/** `person=People,org=Firms`. Throws `VALIDATION_ERROR`. */
const foldersOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    text.split(",").flatMap((part) => {
      if (part.trim() === "") return [];
      const at = part.indexOf("=");
      if (at < 0) throw invalid("set", `Write “${part}” as a type, an equals sign and a folder`);
      return [[part.slice(0, at).trim(), part.slice(at + 1).trim()]];
    }),
  );
