import { afterAll, beforeAll, expect, it } from "vitest";
import { createRecord, deleteRecord, moveRecord } from "@/lib/vault";
import { shareVault, type TestVault } from "@/tests/support/vault";
import { historyOf } from "./history";

let vault: TestVault;
beforeAll(async () => {
  vault = await shareVault();
});
afterAll(() => vault.close());

it("knows the last change of each path", async () => {
  const { ctx } = vault;
  expect((await historyOf(ctx)).lastEntry).toBeNull();
  const make = (name: string) => createRecord(ctx, { type: "note", name });
  const move = (from: string, name: string) => moveRecord(ctx, { path: `note/${from}.md`, name });
  const remove = (name: string) => deleteRecord(ctx, { path: `note/${name}.md` });
  for (const name of ["Gone", "Back", "Old", "Reused", "Round"]) await make(name);
  await remove("Gone");
  await remove("Back");
  await make("Back");
  await move("Old", "New");
  await remove("New");
  await move("Reused", "Elsewhere");
  await make("Reused");
  await move("Round", "There");
  await move("There", "Round");

  const { lastEntry, renamedTo, wasDeleted, candidates } = await historyOf(ctx);
  const historyFor = (name: string) => [renamedTo(`note/${name}.md`), wasDeleted(`note/${name}.md`)];
  expect(historyFor("Gone")).toEqual([null, true]);
  expect(historyFor("Back")).toEqual([null, false]);
  expect(historyFor("Old")).toEqual(["note/New.md", false]);
  expect(historyFor("New")).toEqual([null, true]);
  expect(historyFor("Reused")).toEqual([null, false]);
  expect(historyFor("Round")).toEqual([null, false]);
  expect(historyFor("There")).toEqual(["note/Round.md", false]);
  expect(historyFor("Unknown")).toEqual([null, false]);
  const byName = (target: string) => [...candidates(target)].sort();
  expect(byName("old")).toEqual(["note/Old.md"]);
  expect(byName("any/There.md")).toEqual(["note/There.md"]);
  expect(byName("Back")).toEqual([]);
  expect(lastEntry).toMatch(/^\d+$/);
});
