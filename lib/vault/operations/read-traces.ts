import path from "node:path";
import { z } from "zod";
import { assertVaultRoot } from "@/lib/accounts";
import { defineOperation, noInput } from "@/lib/operation";
import { findTraces } from "../detach/found";
import { layoutIn } from "../settings/read";

const MAX_PATHS = 1_000;

const files = z.object({
  count: z.int(),
  paths: z.array(z.string()).meta({ description: `The first ${MAX_PATHS}, relative to the directory` }),
});

const output = z.object({
  directory: z.string(),
  name: z.string().meta({ description: "The directory's name, which confirms POST /vault/detach" }),
  identity: files.meta({ description: "The identity file; always removed" }),
  temporary: files.meta({ description: "Temporary files of interrupted writes; always removed" }),
  processed: files.meta({
    description: "Inbox files that were processed or quarantined; kept unless chosen",
  }),
  created: files.meta({
    description: "Records that workers created and nobody has changed since; kept unless chosen",
  }),
  changed: files.meta({ description: "Other records with changes by workers; kept" }),
});

export type VaultTraces = z.output<typeof output>;

const listed = (paths: readonly string[]) => ({ count: paths.length, paths: paths.slice(0, MAX_PATHS) });

export const readTraces = defineOperation({
  id: "vaultTraces",
  http: { method: "GET", path: "/vault/detach" },
  tag: "Vault",
  summary: "What this service has made in the vault's directory, before the vault is detached",
  description:
    "The folder `.kv` and what workers wrote into records; `POST /vault/detach` removes them if you wish.",
  input: noInput,
  output,
  run: async (ctx) => {
    await assertVaultRoot(ctx);
    const { vaultDir: directory } = ctx.account;
    const traces = await ctx.db.tx(async (tx) => findTraces(ctx, tx, await layoutIn(ctx, tx)));
    return {
      directory,
      name: path.basename(directory),
      identity: listed(traces.identity),
      temporary: listed(traces.temporary),
      processed: listed(traces.processed),
      created: listed(traces.created),
      changed: listed(traces.changed),
    };
  },
});
