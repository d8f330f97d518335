import { z } from "zod";
import { assertVaultRoot } from "@/lib/accounts";
import { defineOperation, noInput } from "@/lib/operation";
import { changeVault } from "../change";
import { dailyNote, newText } from "../daily/note";
import { assertUnusedPath } from "../records/create";
import { readLayout } from "../settings/read";
import { exists, hashOf } from "../store";

const shape = {
  date: z.iso.date().meta({ description: "Today, in the time zone of the vault's settings" }),
  path: z.string(),
};

const description =
  "Its folder, the format of its name and its template are those of `.obsidian/daily-notes.json`, or Obsidian's defaults; " +
  "its day is that of `time_zone` in the settings of the vault.";

/** Where today's daily note is. Creates nothing. */
export const readDaily = defineOperation({
  id: "readDaily",
  http: { method: "GET", path: "/vault/daily" },
  tag: "Records",
  summary: "Where today's daily note is",
  description,
  input: noInput,
  output: z.object({ ...shape, exists: z.boolean() }),
  examples: [{ output: { date: "2026-03-02", path: "Journal/2026-03-02.md", exists: false } }],
  run: async (ctx) => {
    await assertVaultRoot(ctx);
    const { date, path } = await dailyNote(ctx, await readLayout(ctx));
    return { date, path, exists: await exists(ctx.account.vaultDir, path) };
  },
});

/** Creates today's daily note from its template, unless it exists. */
export const openDaily = defineOperation({
  id: "openDaily",
  http: { method: "POST", path: "/vault/daily" },
  tag: "Records",
  summary: "Create today's daily note, unless it exists",
  description,
  input: noInput,
  output: z.object({ ...shape, created: z.boolean() }),
  errors: ["CONFLICT"],
  examples: [{ output: { date: "2026-03-02", path: "Journal/2026-03-02.md", created: true } }],
  run: async (ctx) => {
    await assertVaultRoot(ctx);
    const note = await dailyNote(ctx, await readLayout(ctx));
    const { date, path } = note;
    const { plan } = await changeVault(ctx, {
      lock: [path],
      plan: async (tx) => {
        if (await exists(ctx.account.vaultDir, path)) return { changes: [], created: false };
        await assertUnusedPath(ctx, tx, path);
        const content = await newText(ctx, note);
        const entry = { action: "record.create", subject: path, after: hashOf(content) };
        return { changes: [{ kind: "create", path, content, entries: [entry] }], created: true };
      },
    });
    return { date, path, created: plan.created };
  },
});
