import { describe, expect, it } from "vitest";
import type { PlannedEntity } from "./plan";
import { matchUntyped, type UntypedNote } from "./untyped";

const entity = (key: string, name: string, existing?: string): PlannedEntity => ({
  key,
  type: "person",
  name,
  existing,
  aliases: ["Ada"],
  fields: { status: "active" },
  body: "",
  evidence: "Ada",
  confidence: 0.9,
});

const plan = (...entities: PlannedEntity[]) => ({
  entities,
  links: entities.flatMap(({ key }) => [
    { from: "note", to: key, field: "related" },
    { from: key, to: "note", field: "related" },
  ]),
});

const note = (path: string, ...aliases: string[]): UntypedNote => ({
  path,
  name: path.replace(/^.*\/|\.md$/g, ""),
  aliases,
});

const existing = (name: string, ...notes: UntypedNote[]) =>
  matchUntyped(plan(entity("person:1", name)), notes).plan.entities[0]?.existing;

describe("an untyped note", () => {
  it.each([
    ["Ada Lovelace", note("Ada Lovelace.md")],
    ["Ada Lovelace", note("People/ada lovelace.md")],
    ["Zoe Angstrom", note("Zoë Ångström.md")],
    ["Ada Lovelace", note("Countess.md", "Ada Lovelace")],
    ["Ada Lovelace", { ...note("x/AL.md"), name: "Ada Lovelace" }],
  ])("is %s, as %j", (name, found) => {
    expect(existing(name, found)).toBe(found.path);
  });

  it.each([
    ["Ada Lovelace", note("Ada.md")],
    ["Ada Lovelace", note("Ada Lovelace and the engine.md")],
    ["Ada Lovelace", note("Lovelace Ada.md")],
    ["A. Lovelace", note("Ada Lovelace.md")],
    ["Ada", note("Ada Lovelace.md")],
    ["Ada Lovelace", note("Countess.md", "Ada")],
  ])("is not %s, as %j", (name, found) => {
    expect(existing(name, found)).toBeUndefined();
  });

  it("is linked to and gets nothing else; typed records win, and of several notes none is chosen", () => {
    const { plan: matched, ambiguous } = matchUntyped(
      plan(
        entity("person:1", "Ada Lovelace"),
        entity("person:2", "Bob", "person/Bob.md"),
        entity("person:3", "Cy"),
        entity("person:4", "Di"),
      ),
      [note("Ada Lovelace.md", "Ada Lovelace"), note("Bob.md"), note("Cy.md"), note("Old/Cy.md")],
    );
    expect(matched.entities.map((each) => [each.existing, each.aliases, each.fields])).toEqual([
      ["Ada Lovelace.md", [], {}],
      ["person/Bob.md", ["Ada"], { status: "active" }],
      [undefined, ["Ada"], { status: "active" }],
      [undefined, ["Ada"], { status: "active" }],
    ]);
    expect(ambiguous).toEqual([{ name: "Cy", paths: ["Cy.md", "Old/Cy.md"] }]);
    expect(matched.links.filter(({ from }) => from === "person:1")).toEqual([]);
    expect(matched.links).toContainEqual({ from: "note", to: "person:1", field: "related" });
  });
});
