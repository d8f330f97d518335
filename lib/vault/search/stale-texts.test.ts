import postgres from "postgres";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openVault, type TestVault } from "@/tests/support/vault";
import { createRecord } from "../operations";
import { searchVault } from "./search";

let vault: TestVault;
beforeAll(async () => {
  vault = await openVault();
  for (let n = 0; n < 6; n++)
    await createRecord(vault.ctx, { type: "note", name: `Frost ${n}`, body: "frost" });
  await leaveTexts(4);
});
afterAll(() => vault.close());

/** Leaves texts behind whose records are gone, as a process does that is killed while it writes one. */
async function leaveTexts(count: number): Promise<void> {
  const owner = postgres(vault.databaseUrl, { max: 1 });
  await owner`
    insert into vault_texts select account_id, 'note/Gone ' || n || '.md', hash, body, words, version
    from vault_texts, generate_series(1, ${count}) as n where path = 'note/Frost 0.md'`;
  await owner.end();
}

it.each([{ q: "frost" }, { grep: "Frost" }])(
  "fills its pages where texts are left of records that are gone, and counts none of them, by %o",
  async (wanted) => {
    const paths: string[] = [];
    for (let cursor: string | undefined; ; ) {
      const page = await searchVault(vault.ctx, { ...wanted, limit: 2, ...(cursor && { cursor }) });
      expect([page.count, page.results.length]).toEqual([6, 2]);
      paths.push(...page.results.map(({ path }) => path));
      if (page.next_cursor === null) break;
      cursor = page.next_cursor;
    }
    expect(paths.toSorted()).toEqual([0, 1, 2, 3, 4, 5].map((n) => `note/Frost ${n}.md`));
  },
);
