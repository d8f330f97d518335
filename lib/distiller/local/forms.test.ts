import { describe, expect, it } from "vitest";
import { findLocally } from "./extract";

const SHORT = "The heron stood beside the pond again. ".repeat(4);
const FILLER = "The heron stood beside the pond again. ".repeat(9);
const namesIn = (body: string, name = "A") =>
  findLocally({ path: `note/${name}.md`, type: "note", name, body }).map((each) => each.name);

describe("a record of a decision", () => {
  const recordOf = (decision: string, context = "## Context") =>
    `# Ferries\n\n${context}\n\nThe quay is old. The winter was long.\n\n## Decision\n\n${decision}\n\n## Consequences\n\nThe crew learns new routes.\n`;

  it.each([
    "Use printed timetables and one blue map at every quay.",
    "All ferry tickets are sold through one common counter.",
    "Harbour crews keep printed timetables aboard.",
  ])("decides what stands first below its heading, however it is put: %s", (decision) => {
    expect(namesIn(recordOf(decision))).toEqual([decision.slice(0, -1)]);
  });

  it.each([
    "Printing the right ferry timetable needs a good printer.",
    "The harbour office shall keep ferries that reach the following quays.",
  ])("does not decide what explains it or only introduces a list: %s", (decision) => {
    expect(namesIn(recordOf(decision))).toEqual([]);
  });

  it("is named without the address of a link that continues in the next line", () => {
    const decision = "Use the [harbour\nledger](https://ledger.example/a) for ferry tickets.";
    expect(namesIn(recordOf(decision))).toEqual(["Use the harbour ledger for ferry tickets"]);
  });

  it("is one only with its reasons", () => {
    const decision = "All ferry tickets are sold through one common counter.";
    expect(
      namesIn(`${FILLER}\n\n${recordOf(decision, "## Weather").replace("Consequences", "Ducks")}`),
    ).toEqual([]);
  });
});

describe("the form of a text", () => {
  const RESOLVED = "Move the ferry counter to the north quay.";

  it("makes the resolution of an error its repair, and that of a meeting a decision", () => {
    const noteOf = (first: string) => `## ${first}\n\nThe lamp went out.\n\n## Resolution\n\n${RESOLVED}\n`;
    expect(namesIn(noteOf("Ferries"))).toHaveLength(1);
    expect(namesIn(noteOf("Root cause"))).toEqual([]);
    expect(namesIn(noteOf("Ferries").replace("The lamp", "Severity: high\n\nThe lamp"))).toEqual([]);
  });

  it("makes a resolution a field among others, but not after a motion", () => {
    const listOf = (before: string) => `${FILLER}\n\n- ${before}\n- Resolution: ${RESOLVED}\n`;
    expect(namesIn(listOf("Motion: a new place for the ferry counter"))).toHaveLength(1);
    expect(namesIn(listOf("Scope: the whole harbour"))).toEqual([]);
  });

  it("leaves to the linked files what an index names", () => {
    const listOf = (item: string) => `${FILLER}\n\n## Decisions\n\n- ${item}\n`;
    expect(namesIn(listOf("Use one common map for ferries and buses"))).toHaveLength(1);
    expect(namesIn(listOf("[Use one common map for ferries and buses](maps/0003-one-map.md)"))).toEqual([]);
    expect(namesIn(listOf("[3. Use one common map for ferries and buses](maps/0003-one-map.md)"))).toEqual(
      [],
    );
    expect(
      namesIn(listOf("[Use one common map for ferries and buses](https://maps.example/3)")),
    ).toHaveLength(1);
  });

  it("reads no sentence that is to be filled in", () => {
    expect(namesIn("The board have decided to ...\nbecause ...\nwhich means ...")).toEqual([]);
  });

  it("takes the terms of a glossary for no sections", () => {
    const body =
      "## Decision\n\nThe settled outcome of the harbour talks.\n\n## Quay\n\nWhere ferries land.\n";
    expect(namesIn(body, "Harbour log")).toHaveLength(1);
    expect(namesIn(body, "Glossary")).toEqual([]);
  });

  it("reads no assumption in what somebody else would assume", () => {
    expect(namesIn(`${SHORT}\n\nWe assume that the quarry delivers gravel every spring.`)).toHaveLength(1);
    expect(namesIn(`${SHORT}\n\n- Old rule: would assume that the quarry delivers gravel.`)).toEqual([]);
  });

  it("takes what a derivation assumes for a step of it", () => {
    const assumed = "We assume that the quarry delivers gravel every spring.";
    expect(namesIn(`${SHORT}\n\n${assumed}`)).toHaveLength(1);
    expect(namesIn(`${SHORT}\n\n$$ a = b $$\n\n$$ b = c $$\n\n$$ c = d $$\n\n${assumed}`)).toEqual([]);
  });
});

describe("alone in a note", () => {
  it("is meant what is short and names its matter", () => {
    expect(namesIn("The trailer carries 750 kg.")).toHaveLength(1);
    expect(namesIn("The tide tables are probably the best guess for Sunday.")).toHaveLength(1);
    expect(namesIn("This is probably the best guess for Sunday.")).toEqual([]);
    expect(
      namesIn(
        "Having a boiler that requires a stoker at night led to a fault which left the guests of both houses without any warm water or heating for the whole of the first weekend.",
      ),
    ).toEqual([]);
  });
});
