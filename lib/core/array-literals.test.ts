import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { shareVault, type TestVault } from "@/tests/support/vault";
import { toArray } from "./array-literals";

let vault: TestVault;
beforeAll(async () => {
  vault = await shareVault();
});
afterAll(() => vault.close());

/** The values as Postgres reads them; as JSON, since the driver takes the text NULL for no value. */
const read = async (values: readonly (string | null)[]) =>
  (await vault.ctx.db.tx((tx) => tx.execute(sql`select to_json(${toArray(values)}::text[]) as values`)))[0]
    ?.values;

it.each([
  [[]],
  [[""]],
  [["", "NULL", "null", "{}", "a,b", " c ", "line\nbreak"]],
  [["plain", null, "NULL"]],
  [[null]],
  [["plain", 'a "quoted" one', "a\\b", "\\", '"', '\\"']],
  [["plain", null, 'a "quoted" one', null]],
  [["安娜", "🙂", "Ä"]],
])("Postgres reads %j as it was", async (values) => {
  expect(await read(values)).toEqual(values);
});

it("what Postgres cannot store becomes a replacement character", async () => {
  expect(await read(["plain", "a\0b", "\ud800c"])).toEqual(["plain", "a\ufffdb", "\ufffdc"]);
});
