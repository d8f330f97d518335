import { inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Context } from "@/lib/db";
import { shareVault, type TestVault } from "@/tests/support/vault";
import { listCuratorProposals } from "../operations";
import { curatorProposals } from "../tables";

let vault: TestVault;
let ctx: Context;
beforeAll(async () => {
  vault = await shareVault();
});
afterAll(() => vault.close());
beforeEach(async () => {
  ctx = await vault.another();
});

/** Proposals of a file, made at the same microsecond. */
async function propose(confidences: number[]): Promise<void> {
  const inboxId = crypto.randomUUID();
  const rest = { accountId: ctx.account.id, note: "note/N.md", links: [], filename: "n.md", inboxId };
  const rows = confidences.map((confidence, n) => {
    const named = { key: `k${n}`, type: "org" as const, name: `Org ${n}` };
    return {
      ...rest,
      ...named,
      nameKey: `org ${n}`,
      confidence,
      entity: { ...named, fields: {}, aliases: [], body: "", evidence: "Org", confidence },
      createdAt: sql`timestamptz '2026-03-02T09:15:00.123457Z'`,
    };
  });
  await ctx.db.tx((tx) => tx.insert(curatorProposals).values(rows));
}

it("no page skips a proposal, or has one again, when those of the page before were decided", async () => {
  await propose([0.7, 0.7, 0.31, 0.9]);
  await propose([0.65, 0.1, 0.65]);
  await propose([1, 0, 0.0000001]);
  const all = (await listCuratorProposals(ctx, {})).proposals.map(({ id }) => id);
  const seen: string[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await listCuratorProposals(ctx, { limit: 2, cursor });
    const ids = page.proposals.map(({ id }) => id);
    expect(page.count).toBe(all.length - seen.length);
    seen.push(...ids);
    await ctx.db.tx((tx) =>
      tx.update(curatorProposals).set({ state: "discarded" }).where(inArray(curatorProposals.id, ids)),
    );
    if (page.next_cursor === null) break;
    cursor = page.next_cursor;
  }
  expect(seen).toEqual(all);
});

it.each(["", "x", Buffer.from('["1","a","1","b"]').toString("base64url")])(
  "a cursor that is none is refused: %j",
  async (cursor) => {
    await expect(listCuratorProposals(ctx, { cursor })).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
  },
);
