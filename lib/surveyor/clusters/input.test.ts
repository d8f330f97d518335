import { expect, it } from "vitest";
import { createRecord } from "@/lib/vault";
import { shareVault } from "@/tests/support/vault";
import { isLinkedIn, readClusterInput } from "./input";

it("takes records that a contradiction is between for linked", async () => {
  const vault = await shareVault();
  for (const name of ["Budget", "Plan", "Other"]) await createRecord(vault.ctx, { type: "note", name });
  await createRecord(vault.ctx, {
    type: "contradiction",
    name: "The hall costs 5",
    fields: { based_on: ["[[note/Plan]]", "[[note/Budget]]"] },
  });
  await createRecord(vault.ctx, {
    type: "decision",
    name: "Rent it",
    fields: { based_on: ["[[note/Plan]]", "[[note/Other]]"] },
  });
  const isLinked = isLinkedIn(await vault.ctx.db.tx((tx) => readClusterInput(vault.ctx, tx)));
  expect(isLinked("note/Plan.md", "note/Budget.md")).toBe(true);
  expect(isLinked("note/Plan.md", "note/Other.md")).toBe(false);
  await vault.close();
});
