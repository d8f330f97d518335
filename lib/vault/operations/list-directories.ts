import { z } from "zod";
import { isDetached, ownVaultOf } from "@/lib/accounts";
import { textInput } from "@/lib/core/text";
import { defineOperation } from "@/lib/operation";
import { allowedFor, directoryBelow } from "../opening/allowed";
import { directoriesIn } from "../opening/directories";
import { obstaclesFor } from "../opening/obstacles";

const output = z.object({
  vault: z.string().nullable().meta({ description: "The directory of the vault now; null when detached" }),
  own: z.string().nullable().meta({
    description:
      "The directory that the service made for this account, if another one is open: it can be opened again",
  }),
  parents: z.array(z.string()).meta({ description: "What the operator allows by KV_VAULT_DIRS" }),
  notice: z.string().nullable().meta({ description: "Why no directory can be opened, if none can" }),
  listed: z
    .array(
      z.object({
        parent: z.string(),
        left_out: z.int().meta({ description: "Further directories there" }),
        directories: z.array(
          z.object({
            path: z.string(),
            name: z.string(),
            markdown: z.int().meta({ description: "Markdown files in it and below" }),
            counted: z.boolean().meta({ description: "Whether these are all" }),
            obsidian: z.boolean().meta({ description: "Whether Obsidian has opened it" }),
            nested: z.boolean().meta({ description: "Whether there are directories in it" }),
            obstacle: z.string().nullable().meta({ description: "Why it cannot be opened" }),
          }),
        ),
      }),
    )
    .meta({ description: "The directories in each parent, or in `directory`" }),
});

export type VaultDirectories = z.output<typeof output>;

export const listDirectories = defineOperation({
  id: "vaultDirectories",
  http: { method: "GET", path: "/vault/directories" },
  tag: "Vault",
  summary: "Directories of the server that POST /vault/open can open as the vault",
  description: "Only directories below those of KV_VAULT_DIRS, without hidden ones and symbolic links.",
  input: z.strictObject({
    directory: textInput.optional().meta({ description: "Lists the directories in this one instead" }),
  }),
  output,
  run: async (ctx, { directory }) => {
    const allowed = await allowedFor(ctx.account);
    const findObstacle = await obstaclesFor(ctx.account);
    const parents = directory === undefined ? allowed.parents : [await directoryBelow(allowed, directory)];
    const listed: VaultDirectories["listed"] = [];
    for (const parent of parents) {
      const { directories, leftOut } = await directoriesIn(parent, findObstacle);
      listed.push({ parent, left_out: leftOut, directories });
    }
    return {
      vault: isDetached(ctx.account) ? null : ctx.account.vaultDir,
      own: await ownVaultOf(ctx.account),
      ...allowed,
      listed,
    };
  },
});
