import { expect, it } from "vitest";
import type { Plan } from "../../plan";
import { mergePlans } from "./merge";
import { textParts } from "./split";

it("leaves a short text whole", () => {
  expect(textParts("One.\n\nTwo.")).toEqual(["One.\n\nTwo."]);
  expect(textParts("")).toEqual([""]);
});

it("cuts a long text between paragraphs, and repeats the end of each part", () => {
  const lines = Array.from({ length: 40 }, (_, n) => `Line ${n} of the text.`);
  const text = lines.join("\n\n");
  const parts = textParts(text, 300, 60);
  expect(parts.length).toBeGreaterThan(3);
  expect(lines.filter((line) => !parts.some((part) => part.includes(line)))).toEqual([]);
  for (const [at, part] of parts.slice(1).entries()) {
    expect(part.length).toBeLessThanOrEqual(300);
    const [opening = ""] = part.trim().split("\n");
    expect(parts[at]).toContain(opening);
  }
});

it("cuts a text without lines, and ends after eight parts", () => {
  const parts = textParts("x".repeat(10_000), 1_000, 100);
  expect(parts.map((part) => part.length)).toEqual(Array(8).fill(1_000));
});

const entity = (key: string, name: string, more: object = {}) => ({
  key,
  type: "person" as const,
  name,
  aliases: [],
  fields: {},
  body: "",
  evidence: name,
  confidence: 0.5,
  ...more,
});
const plan = (more: Partial<Plan>, body = ""): Plan => ({
  kind: "meeting",
  note: { type: "note", name: "Fair", fields: {}, body },
  entities: [],
  links: [],
  ...more,
});

it("has what several parts name once, with the links of all", () => {
  const link = { from: "note", to: "person:1", field: "participants" };
  const first = plan({ entities: [entity("person:1", "Alice Chen")], links: [link] }, "The opening.");
  const bob = entity("person:1", "Bob Ray");
  const alice = entity("person:2", "alice chen", { aliases: ["Lissy"], confidence: 0.9 });
  const second = plan({ entities: [bob, alice], links: [link, { ...link, to: "person:2" }] }, "The end.");
  const merged = mergePlans([first, second]);
  expect(merged.note).toMatchObject({ name: "Fair", body: "The opening.\n\nThe end." });
  expect(merged.entities).toMatchObject([
    { key: "person:1", name: "Alice Chen", aliases: ["Lissy"], confidence: 0.9 },
    { key: "person:2", name: "Bob Ray" },
  ]);
  expect(merged.links).toEqual([link, { ...link, to: "person:2" }]);
});
