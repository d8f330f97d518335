import { afterAll, beforeAll, expect, it } from "vitest";
import { fileNames } from "@/app/(dashboard)/workflows/names";
import { fileWorkflowId } from "@/lib/curator";
import { inboxFiles } from "@/lib/vault";
import { shareVault, type TestVault } from "@/tests/support/vault";

let vault: TestVault;
beforeAll(async () => {
  vault = await shareVault();
});
afterAll(() => vault.close());

it("names the file of a run, however many are newer", async () => {
  const { ctx } = vault;
  const rows = Array.from({ length: 300 }, (_, n) => ({
    accountId: ctx.account.id,
    filename: `${n}.md`,
    location: `inbox/${n}.md`,
    state: "processing" as const,
    receivedAt: new Date(1_700_000_000_000 + n),
  }));
  const ids = await ctx.db.tx((tx) =>
    tx.insert(inboxFiles).values(rows).returning({ id: inboxFiles.id, filename: inboxFiles.filename }),
  );
  const workflowId = fileWorkflowId(ids.find(({ filename }) => filename === "0.md")?.id ?? "");
  const named = await fileNames(ctx, [
    { workflowId },
    { workflowId: "janitor-scan" },
    { workflowId: "curator-inbox" },
  ]);
  expect([...named]).toEqual([[workflowId, "0.md"]]);
});
