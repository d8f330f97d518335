import { and, eq, isNull } from "drizzle-orm";
import { assertVaultRoot } from "@/lib/accounts";
import { audit } from "@/lib/audit";
import { invalid } from "@/lib/core/errors";
import { type Context, notify, type Tx } from "@/lib/db";
import { defineOperation } from "@/lib/operation";
import { lockVault } from "../indexing";
import { reconcile } from "../reconcile";
import { changedSettings, contradiction, presentSettings, settings, settingsInput } from "../settings/input";
import type { LayoutSettings } from "../settings/layout";
import { forgetLayout, layoutIn } from "../settings/read";
import { inboxFiles } from "../tables/inbox";
import { vaultSettings } from "../tables/settings";

/** Changes the settings, and updates the index to them. Changes no file. Throws `VALIDATION_ERROR`. */
export const writeVaultSettings = defineOperation({
  id: "vaultSet",
  http: { method: "PATCH", path: "/vault/settings" },
  tag: "Vault",
  summary: "Change the folders of types, ignored files, or the inbox",
  description:
    "What is given replaces what was set. New records go to the folder of their type; records that exist stay where " +
    "they are, and get the type of their folder unless their frontmatter has a type. No file is changed.",
  input: settingsInput,
  output: settings,
  run: async (ctx, input) => {
    await assertVaultRoot(ctx);
    const after = await ctx.db.tx(async (tx) => {
      await lockVault(ctx, tx);
      const before = (await layoutIn(ctx, tx)).settings;
      const after = changedSettings(before, input);
      const problem = contradiction(after);
      if (problem) throw invalid(problem.field, problem.message);
      await store(ctx, tx, after);
      if (before.inboxEnabled && !after.inboxEnabled) await forgetWaiting(ctx, tx);
      await audit(ctx, tx, { action: "vault.settings", subject: "vault", detail: presentSettings(after) });
      await notify(ctx, tx, "kv_inbox");
      return after;
    });
    await reconcile(ctx);
    return presentSettings(after);
  },
});

async function store(ctx: Context, tx: Tx, { ignore, ...after }: LayoutSettings): Promise<void> {
  const row = { ...after, ignore: [...ignore] };
  await tx
    .insert(vaultSettings)
    .values({ accountId: ctx.account.id, ...row })
    .onConflictDoUpdate({ target: vaultSettings.accountId, set: row });
  forgetLayout(tx);
}

/** Files of an inbox that is disabled are the user's notes; those with a run are processed to the end. */
async function forgetWaiting(ctx: Context, tx: Tx): Promise<void> {
  await tx
    .delete(inboxFiles)
    .where(
      and(
        eq(inboxFiles.accountId, ctx.account.id),
        eq(inboxFiles.state, "waiting"),
        isNull(inboxFiles.workflowId),
      ),
    );
}
