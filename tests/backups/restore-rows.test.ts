import "@/lib/wiring";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { inlineStep, restoreBackup } from "@/lib/backups";
import { changeCredentials, listCredentials } from "@/lib/gateway";
import { closeRun, workflowRuns } from "@/lib/runs";
import { addToInbox, createRecord, inboxFiles, inboxStates } from "@/lib/vault";
import { enqueueWaiting } from "@/lib/worker/watch/inbox";
import { until } from "@/tests/support/until";
import { backupRoom } from "./room";

const room = backupRoom();
const restore = (backup: string) => restoreBackup(room().ctx, inlineStep, { backup, apply: true });

beforeEach(async () => {
  await createRecord(room().ctx, { type: "note", name: crypto.randomUUID() });
});

describe("a restore of the account in place", () => {
  it("has every process use the credentials that it brings back", async () => {
    const { ctx, backUp } = room();
    const masked = async () => (await listCredentials(ctx)).credentials[0]?.masked;
    await changeCredentials(ctx, { ROUTER_API_KEY: "sk-or-v1-of-the-backup" });
    const { id } = await backUp();
    await changeCredentials(ctx, { ROUTER_API_KEY: "sk-or-v1-of-now" });
    expect(await masked()).toMatch(/-now$/);
    await restore(id);
    expect(await masked()).toMatch(/ckup$/);
  });

  it("leaves inbox files to the worker whose runs were open, and on hold what was", async () => {
    const { ctx, backUp } = room();
    await add("held.md");
    expect(await closeAll()).toBe(1);
    await add("queued.md");
    const { id } = await backUp();
    expect(await closeAll()).toBe(1);
    await restore(id);
    expect(await files()).toEqual([
      { filename: "held.md", workflowId: expect.any(String) },
      { filename: "queued.md", workflowId: null },
    ]);
    const held = (await inboxStates(ctx)).files.filter(({ on_hold }) => on_hold);
    expect(held.map(({ filename }) => filename)).toEqual(["held.md"]);
  });
});

const files = () => {
  const { filename, workflowId } = inboxFiles;
  return room().ctx.db.tx((tx) =>
    tx.select({ filename, workflowId }).from(inboxFiles).orderBy(inboxFiles.filename),
  );
};

/** As the watch does once the file no longer grows. */
async function add(filename: string): Promise<void> {
  const { ctx } = room();
  await addToInbox(ctx, { filename, content: "A note." });
  await until("it has a run", async () => {
    await enqueueWaiting(ctx, new Map());
    return (await files()).some((file) => file.filename === filename && file.workflowId !== null);
  });
}

async function closeAll(): Promise<number> {
  const { ctx } = room();
  const isOpen = eq(workflowRuns.status, "RUNNING");
  const open = await ctx.db.tx((tx) => tx.select().from(workflowRuns).where(isOpen));
  for (const { runId } of open) await ctx.db.tx((tx) => closeRun(ctx, tx, runId, { status: "CANCELED" }));
  return open.length;
}
