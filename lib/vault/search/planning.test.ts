import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openVault, type TestVault } from "@/tests/support/vault";
import { createRecord } from "../operations";
import { estimateWords, planQuery } from "./planning";
import { compileQuery } from "./query/compile";
import { parseQuery } from "./query/parse";
import { MAX_RANKED_HITS, rankedHits } from "./ranking";

let vault: TestVault;
beforeAll(async () => {
  vault = await openVault();
  for (let n = 0; n < 40; n++)
    await createRecord(vault.ctx, {
      type: "note",
      name: n % 4 === 0 ? `Budget ${n}` : `Note ${n}`,
      body: `About ${n % 2 ? "the supplier" : "a contract"}, ${n % 3 ? "a budget" : "nothing"} and what remains.\n`,
    });
});
afterAll(() => vault.close());

const hitsOf = (q: string, change: (words: string[]) => { indexed: string | null; compared: string[] }) =>
  vault.ctx.db.tx(async (tx) => {
    const query = compileQuery(parseQuery(q));
    const hits = rankedHits(
      { ctx: vault.ctx, wanted: {}, query: { ...query, ...change(query.words) }, most: MAX_RANKED_HITS },
      null,
    );
    return tx.execute(sql`with ${hits} select path, score from hits order by score desc, path`);
  });

const planOf = (q: string) =>
  vault.ctx.db.tx(async (tx) => {
    const query = compileQuery(parseQuery(q));
    return planQuery(query, await estimateWords(tx, query), { limit: 1_000 });
  });

describe("a planned search", () => {
  it.each(["budget", "budget supplier", "a budget contract", "b supplier -contract", "budget 4"])(
    "finds the same, whether %s is looked up or compared",
    async (q) => {
      const lookedUp = await hitsOf(q, (words) => ({ indexed: words.join(" & "), compared: [] }));
      const compared = await hitsOf(q, (words) => ({ indexed: null, compared: words }));
      const planned = await planOf(q);
      expect(lookedUp.length).toBeGreaterThan(0);
      expect([...compared]).toEqual([...lookedUp]);
      expect([...(await hitsOf(q, () => planned))]).toEqual([...lookedUp]);
    },
  );

  it("looks up or compares each word once", async () => {
    const query = compileQuery(parseQuery("budget supplier contract"));
    const { indexed, compared } = await planOf("budget supplier contract");
    const words = [...(indexed?.split(" & ") ?? []), ...compared].map((word) => word.replace(/^\(|\)$/g, ""));
    expect(words.sort()).toEqual([...query.words].sort());
  });
});
