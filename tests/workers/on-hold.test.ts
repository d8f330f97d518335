import "@/lib/wiring";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Context } from "@/lib/db";
import { inbox as inboxCheck } from "@/lib/health/status/checks/inbox";
import { cancelWorkflow, closeRun, workflowRuns } from "@/lib/runs";
import { addToInbox, inboxFiles, inboxStates, retryInboxFile } from "@/lib/vault";
import { enqueueWaiting } from "@/lib/worker/watch/inbox";
import { itDeep } from "@/tests/support/deep";
import { openVault, type TestVault, writeInto } from "@/tests/support/vault";

let vault: TestVault;
let ctx: Context;
beforeAll(async () => {
  vault = await openVault();
});
afterAll(() => vault.close());
beforeEach(async () => {
  ctx = await vault.another();
});

const HOUR_MS = 3_600_000;
const add = async (filename: string) => {
  await addToInbox(ctx, { filename, content: "A note.\n" });
  // A file that may be growing is left for the next look.
  await new Promise((resolve) => setTimeout(resolve, 350));
  await enqueueWaiting(ctx, new Map());
};
const stateOf = async (name: string) => {
  const file = (await inboxStates(ctx)).files.find(({ filename }) => filename === name);
  if (!file) throw new Error(`there is no ${name}`);
  return file;
};
const openRuns = () =>
  ctx.db.tx((tx) => tx.select().from(workflowRuns).where(eq(workflowRuns.status, "RUNNING")));
async function cancelAll() {
  for (const { runId } of await openRuns())
    await ctx.db.tx((tx) => closeRun(ctx, tx, runId, { status: "CANCELED" }));
}
/** As if all files had been received so long ago. */
const age = (ms: number) =>
  ctx.db.tx((tx) => tx.update(inboxFiles).set({ receivedAt: new Date(Date.now() - ms) }));

describe("a file whose run was canceled", () => {
  it("is on hold, unlike one whose run is queued", async () => {
    await add("canceled.md");
    expect(await stateOf("canceled.md")).toMatchObject({ state: "waiting", on_hold: false });
    await cancelAll();
    await add("queued.md");
    expect(await stateOf("canceled.md")).toMatchObject({ state: "waiting", on_hold: true });
    expect(await stateOf("queued.md")).toMatchObject({ state: "waiting", on_hold: false });
  });

  itDeep("degrades the health of nothing, unlike one that waits for a worker", async () => {
    await add("canceled.md");
    await cancelAll();
    await age(HOUR_MS);
    expect(await inboxCheck.run(ctx)).toEqual({
      status: "ok",
      detail: "No files waiting; 1 file is on hold",
    });
    await add("queued.md");
    await age(HOUR_MS);
    expect(await inboxCheck.run(ctx)).toEqual({
      status: "degraded",
      detail: "1 file waiting, the oldest for 60 min; 1 file is on hold",
    });
  });

  it("while it was paused with its worker is on hold, too", async () => {
    await add("paused.md");
    const { id } = await stateOf("paused.md");
    // As a worker leaves it that is stopped in the midst: the engine has canceled the run.
    await ctx.db.tx((tx) => tx.update(inboxFiles).set({ state: "processing" }));
    await ctx.db.tx((tx) => tx.update(workflowRuns).set({ executionTime: new Date() }));
    await cancelWorkflow(ctx, { workflowId: `curator-${id}` });
    expect(await stateOf("paused.md")).toMatchObject({ state: "waiting", on_hold: true });
  });

  it("is processed on request", async () => {
    await add("canceled.md");
    const { id } = await stateOf("canceled.md");
    await expect(retryInboxFile(ctx, { id })).rejects.toMatchObject({ code: "CONFLICT" });
    await cancelAll();
    await enqueueWaiting(ctx, new Map());
    expect(await openRuns()).toEqual([]);
    expect(await retryInboxFile(ctx, { id })).toMatchObject({ id, state: "waiting", on_hold: false });
    await enqueueWaiting(ctx, new Map());
    expect(await openRuns()).toMatchObject([{ workflowId: `curator-${id}` }]);
    await expect(retryInboxFile(ctx, { id })).rejects.toMatchObject({ code: "CONFLICT" });
  });

  it("keeps no other from its turn, however many there are", async () => {
    const row = { accountId: ctx.account.id, state: "waiting" as const, receivedAt: new Date() };
    const many = Array.from({ length: 150 }, (_, n) => `${n}.md`);
    for (const name of many) writeInto(ctx.account.vaultDir, `inbox/${name}`, "x");
    await ctx.db.tx((tx) =>
      tx.insert(inboxFiles).values(
        many.map((filename) => ({
          ...row,
          filename,
          location: `inbox/${filename}`,
          workflowId: `curator-${filename}`,
        })),
      ),
    );
    await add("new.md");
    expect(await openRuns()).toHaveLength(1);
  });
});
