import { afterAll, beforeAll, expect, it } from "vitest";
import { shareVault, type TestVault } from "@/tests/support/vault";
import { createRecord } from "../operations";
import { rankByAnyWord } from "./any-word";

let vault: TestVault;
beforeAll(async () => {
  vault = await shareVault();
  const notes = {
    "Trade fair": "We meet the supplier at the stand in the hall.",
    Warehouse: "The supplier delivers to the warehouse; the hall is full, the floor is wet.",
    "Wet floor": "The floor of the hall was wet again.",
    Archive: `The hall is mentioned once. ${"Nothing else is said about it here. ".repeat(60)}`,
  };
  for (const [name, body] of Object.entries(notes))
    await createRecord(vault.ctx, { type: "note", name, body });
});
afterAll(() => vault.close());

const namesOf = async (text: string, filters = {}) =>
  (await rankByAnyWord(vault.ctx, text, filters)).map(({ path }) =>
    path.slice("note/".length, -".md".length),
  );

it("finds what has any of the words, by how rare they are", async () => {
  const names = await namesOf("Which supplier delivers into the hall?");
  expect(names[0]).toBe("Warehouse");
  expect(names).toHaveLength(4);
  expect(names.at(-1)).toBe("Archive");
});

it("says how much of the text a record covers", async () => {
  const coverageOf = async (text: string) =>
    (await rankByAnyWord(vault.ctx, text, {})).map(({ coverage }) => coverage);
  expect((await coverageOf("supplier"))[0]).toBeCloseTo(1);
  const [share] = await coverageOf("supplier zeppelin");
  expect(share).toBeGreaterThan(0.05);
  expect(share).toBeLessThan(0.5);
});

it("counts a word in a title more, and the same word less in a long text", async () => {
  expect((await namesOf("wet"))[0]).toBe("Wet floor");
  expect((await namesOf("hall")).at(-1)).toBe("Archive");
});

it("finds nothing for words that no record has, for no words, and outside of the filters", async () => {
  expect(await namesOf("zeppelin")).toEqual([]);
  expect(await namesOf("?! '& | :*")).toEqual([]);
  expect(await namesOf("hall", { type: "person" })).toEqual([]);
  expect(await namesOf("hall", { glob: "note/W*" })).toEqual(["Wet floor", "Warehouse"]);
});
