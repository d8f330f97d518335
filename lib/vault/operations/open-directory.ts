import { z } from "zod";
import { isDetached, ownVaultOf } from "@/lib/accounts";
import { conflict } from "@/lib/core/errors";
import { textInput } from "@/lib/core/text";
import { defineOperation } from "@/lib/operation";
import { allowedFor, directoryBelow } from "../opening/allowed";
import { obstaclesFor } from "../opening/obstacles";
import { openInstead } from "../opening/open";

/** Opens a directory of the server as the account's vault. Throws `VALIDATION_ERROR` and `CONFLICT`. */
export const openDirectory = defineOperation({
  id: "vaultOpen",
  http: { method: "POST", path: "/vault/open" },
  tag: "Vault",
  summary: "Open a directory of the server as the vault, instead of the one before",
  description:
    "Adds `.kv/vault.json` and changes no other file; the inbox and all writing of workers are off until the owner enables " +
    "them. The directory of the vault before stays as it is and can be opened again; its index, settings and what workers " +
    "derived are deleted. 409 for a directory that is in use, and while a run is open.",
  input: z.strictObject({ directory: textInput.min(1, "cannot be empty") }),
  output: z.object({
    message: z.string(),
    directory: z.string(),
    previous: z.string().nullable().meta({ description: "The directory of the vault before" }),
  }),
  errors: ["CONFLICT"],
  examples: [
    {
      input: { directory: "/srv/vaults/notes" },
      output: {
        message: "Opened /srv/vaults/notes",
        directory: "/srv/vaults/notes",
        previous: "/var/lib/kv/accounts/4f6c/vault",
      },
    },
  ],
  run: async (ctx, { directory: given }) => {
    const isOwn = given === (await ownVaultOf(ctx.account));
    const directory = isOwn ? given : await directoryBelow(await allowedFor(ctx.account), given);
    const obstacle = isOwn ? null : await (await obstaclesFor(ctx.account))(directory);
    if (obstacle !== null) throw conflict(`${directory}: ${obstacle}`);
    await openInstead(ctx, directory);
    const previous = isDetached(ctx.account) ? null : ctx.account.vaultDir;
    return { message: `Opened ${directory}`, directory, previous };
  },
});
