import { afterAll, beforeAll, expect, it } from "vitest";
import { shareVault, type TestVault } from "@/tests/support/vault";
import { placePlan } from "./place";
import { NOTE_KEY, type PlannedEntity } from "./plan";
import type { RoutedPlan } from "./routing";

let vault: TestVault;
beforeAll(async () => {
  vault = await shareVault();
});
afterAll(() => vault.close());

const org = (key: string, name: string): PlannedEntity => ({
  key,
  type: "org",
  name,
  aliases: [],
  fields: {},
  body: "",
  evidence: name,
  confidence: 1,
});

it("gives two names that differ in case only one record", async () => {
  const note = { type: "note" as const, name: "Call", fields: {}, body: "" };
  const entities = [org("org:1", "Harbour Data"), org("org:2", "HARBOUR DATA"), org("org:3", "Acme")];
  const plan: RoutedPlan = { kind: "note", note, entities, links: [] };
  expect(await placePlan(vault.ctx, plan)).toEqual({
    paths: {
      [NOTE_KEY]: "note/Call.md",
      "org:1": "org/Harbour Data.md",
      "org:2": "org/Harbour Data.md",
      "org:3": "org/Acme.md",
    },
    created: [NOTE_KEY, "org:1", "org:3"],
  });
});
