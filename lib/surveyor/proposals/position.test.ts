import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { shareVault, type TestVault } from "@/tests/support/vault";
import { listProposals } from "../operations";
import { proposals } from "../tables";

let vault: TestVault;
beforeAll(async () => {
  vault = await shareVault();
});
afterAll(() => vault.close());

it("no page skips a proposal, or has one again, when those of the page before were settled", async () => {
  const { ctx } = vault;
  const rows = ["note/Ä.md", "note/a.md", "note/B.md"].flatMap((path) =>
    [0.7, 0.7, 0.31, 0.0000001].map((confidence, n) => ({
      accountId: ctx.account.id,
      path,
      kind: n % 2 === 0 ? ("tag" as const) : ("related" as const),
      value: `value ${n}`,
      confidence,
      state: "proposed" as const,
    })),
  );
  await ctx.db.tx((tx) => tx.insert(proposals).values(rows));
  const keyOf = ({ path, value }: { path: string; value: string }) => `${path} ${value}`;
  const all = (await listProposals(ctx, {})).proposals.map(keyOf);
  expect(all).toHaveLength(12);
  const seen: string[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await listProposals(ctx, { limit: 5, cursor });
    expect(page.count).toBe(12 - seen.length);
    seen.push(...page.proposals.map(keyOf));
    for (const { path, value } of page.proposals)
      await ctx.db.tx((tx) =>
        tx
          .update(proposals)
          .set({ state: "removed" })
          .where(and(eq(proposals.path, path), eq(proposals.value, value))),
      );
    if (page.next_cursor === null) break;
    cursor = page.next_cursor;
  }
  expect(seen).toEqual(all);
});

it.each(["x", Buffer.from('["a","b","tag","c"]').toString("base64url")])(
  "a cursor that is none is refused: %j",
  async (cursor) => {
    await expect(listProposals(vault.ctx, { cursor })).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
  },
);
