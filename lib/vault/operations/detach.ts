import path from "node:path";
import { z } from "zod";
import { assertVaultRoot } from "@/lib/accounts";
import { invalid } from "@/lib/core/errors";
import { defineOperation } from "@/lib/operation";
import { detach, REMOVABLE } from "../detach/detach";

const MAX_REMOVED = 1_000;

/** Detaches the account's vault from its directory. Throws `VALIDATION_ERROR` and `CONFLICT`. */
export const detachVault = defineOperation({
  id: "vaultDetach",
  http: { method: "POST", path: "/vault/detach" },
  tag: "Vault",
  summary: "Detach the vault: forget its index, and leave its directory to its owner",
  description:
    "Removes the identity file, temporary files and what `remove` names of GET /vault/detach. Index, settings and what workers " +
    "derived are deleted; the audit log, runs and backups are kept. Then vault operations answer 503 until POST /vault/open. " +
    "409 while a run is open.",
  input: z.strictObject({
    confirm: z.string("must be the directory's name").meta({
      description: "The name of the vault's directory, from GET /vault/detach",
    }),
    remove: z
      .array(z.enum(REMOVABLE, `must be one of ${REMOVABLE.join(", ")}`), "must be a list")
      .max(REMOVABLE.length, `at most ${REMOVABLE.length}`)
      .default([]),
  }),
  output: z.object({
    message: z.string(),
    directory: z.string(),
    removed: z.int().meta({ description: "Removed files" }),
    files: z.array(z.string()).meta({ description: `The first ${MAX_REMOVED} of them` }),
  }),
  errors: ["CONFLICT"],
  examples: [
    {
      input: { confirm: "notes" },
      output: {
        message: "Detached /srv/notes",
        directory: "/srv/notes",
        removed: 1,
        files: [".kv/vault.json"],
      },
    },
  ],
  run: async (ctx, { confirm, remove }) => {
    await assertVaultRoot(ctx);
    const { vaultDir: directory } = ctx.account;
    if (confirm !== path.basename(directory))
      throw invalid("confirm", `must be the directory's name, ${path.basename(directory)}`);
    const files = await detach(ctx, new Set(remove));
    return {
      message: `Detached ${directory}`,
      directory,
      removed: files.length,
      files: files.slice(0, MAX_REMOVED),
    };
  },
});
