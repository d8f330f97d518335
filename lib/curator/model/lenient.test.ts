import { expect, it } from "vitest";
import { lenientPlan } from "./lenient";

const note = { type: "note", name: "Sync", fields: {}, body: "" };
const alice = {
  key: "person:1",
  type: "person",
  name: "Alice Chen",
  evidence: "Alice Chen",
  confidence: 0.9,
};
const whole = { ...alice, aliases: [], fields: {}, body: "" };

/** The entities that are left, and the links. */
function read(entities: unknown[], links: unknown[] = [], more: object = {}) {
  const plan = lenientPlan.safeParse({ kind: "meeting", note, entities, links, ...more });
  return plan.success
    ? [plan.data.entities, plan.data.links]
    : plan.error.issues.map(({ path }) => path.join("."));
}

it.each([
  ["what is missing or null", { ...alice, fields: null, body: null, existing: null }, whole],
  [
    "a type by another name, without a key",
    { ...whole, key: "x", type: "people" },
    { ...whole, key: "person:n1" },
  ],
  ["a confidence in percent", { ...whole, confidence: 90 }, whole],
  ["no confidence: it waits for review", { ...whole, confidence: undefined }, { ...whole, confidence: 0.8 }],
  ["characters that no name may have", { ...whole, name: "Q1/Q2: plan" }, { ...whole, name: "Q1-Q2- plan" }],
  [
    "a status that the type does not have, and a day that is none",
    { ...whole, type: "task", fields: { status: "open", due: "next Friday", owner: "Bob", role: null } },
    { ...whole, type: "task", fields: { owner: "Bob" } },
  ],
])("puts right %s", (_, entity, expected) => {
  expect(read([entity])).toEqual([[expected], []]);
});

it("leaves out single entities and links that stay wrong, and takes the rest", () => {
  const link = (from: string, to: unknown) => ({ from, to, field: "participants" });
  const links = [link("note", "person:1"), link("note", "person:9"), link("note", "Bob"), link("note", null)];
  const bob = { ...whole, key: "Bob", name: "Bob Ito", evidence: "Bob Ito" };
  expect(read([whole, bob, { ...whole, key: "person:3", evidence: "" }, "Carol"], links)).toEqual([
    [whole, { ...bob, key: "person:n2" }],
    [link("note", "person:1"), link("note", "person:n2")],
  ]);
  expect(read([whole], [], { kind: "party" })).toEqual([[whole], []]);
});

it("refuses an answer whose entities are mostly wrong, and one without a note", () => {
  expect(read([whole, { ...whole, key: "person:2", evidence: "" }, "Carol"])).toContain("entities.2");
  expect(read([whole], [], { note: null })).toEqual(["note"]);
});
