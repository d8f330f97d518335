import { sql } from "drizzle-orm";
import fc from "fast-check";
import postgres from "postgres";
import { afterAll, beforeAll, expect, it } from "vitest";
import { depth } from "@/tests/support/property";
import { openVault, type TestVault } from "@/tests/support/vault";
import { createRecord } from "../operations";
import { hasLiteral, isCommonLiteral } from "./literal";
import { searchVault } from "./search";

let vault: TestVault;
beforeAll(async () => {
  vault = await openVault();
});
afterAll(() => vault.close());

/** Which of the texts have the literal: by `hasLiteral`, and by `strpos` of lower case. */
const found = (literal: string, texts: readonly string[], isCommon: boolean) =>
  vault.ctx.db.tx(async (tx) => {
    const list = sql.join(
      texts.map((text) => sql`(${text}::text)`),
      sql`, `,
    );
    const rows = await tx.execute<{ found: boolean; expected: boolean }>(sql`
      select ${hasLiteral(literal, { isCommon })} as found, strpos(lower(t.body), lower(${literal}::text)) > 0 as expected
      from (values ${list}) as t(body)`);
    return { found: rows.map((row) => row.found), expected: rows.map((row) => row.expected) };
  });

it("finds a literal in any case, whatever its characters", async () => {
  const unit = fc.constantFrom(..."aAkKiIsS0_ .*+?()[]{}|\\^$%-\n\t/éÉßſ\u0130\u0131\u212a\u212b🚀全");
  const literal = fc.string({ unit, minLength: 1, maxLength: 4 });
  const text = fc.string({ unit, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(
      literal,
      fc.array(text, { minLength: 1, maxLength: 12 }),
      fc.boolean(),
      async (literal, texts, isCommon) => {
        const all = [...texts, `x${literal}y`, literal.toUpperCase()];
        const { found: had, expected } = await found(literal, all, isCommon);
        expect(had).toEqual(expected);
      },
    ),
    { ...depth(1_000), examples: [["A_%", ["abc", "a_%"], true]] },
  );
});

it("pages by path through the texts that have it, and counts them", async () => {
  for (const n of [3, 1, 2, 5, 4])
    await createRecord(vault.ctx, {
      type: "note",
      name: `Page ${n}`,
      body: n === 4 ? "other" : "A (Needle)",
    });
  const first = await searchVault(vault.ctx, { grep: "(needle)", limit: 3 });
  expect([first.count, first.results.map(({ name }) => name)]).toEqual([4, ["Page 1", "Page 2", "Page 3"]]);
  const cursor = first.next_cursor ?? "";
  const rest = await searchVault(vault.ctx, { grep: "(needle)", limit: 3, cursor });
  expect([rest.count, rest.next_cursor, rest.results.map(({ name }) => name)]).toEqual([4, null, ["Page 5"]]);
});

it("is common when most texts have it as a word, and never with other characters", async () => {
  const owner = postgres(vault.databaseUrl, { max: 1, onnotice: () => {} });
  await owner`analyze vault_texts`;
  await owner.end();
  const isCommon = (literal: string) => vault.ctx.db.tx((tx) => isCommonLiteral(tx, literal));
  expect([await isCommon("NEEDLE"), await isCommon("other"), await isCommon("(needle")]).toEqual([
    true,
    false,
    false,
  ]);
});
