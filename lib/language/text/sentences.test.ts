import { expect, it } from "vitest";
import { isQuestion, sentencesOf } from "./sentences";

const split = (text: string): string[] =>
  sentencesOf({ start: 0, end: text.length, text }).map((it) => it.text);

it("ends sentences at their ends, not at titles, initials and abbreviations", () => {
  expect(split("Dr. Ann B. Lee came, e.g. on time. She left.")).toEqual([
    "Dr. Ann B. Lee came, e.g. on time.",
    "She left.",
  ]);
  expect(split("Pedir cita a Fontanería Hnos. Luque. Luego llamar")).toHaveLength(2);
  expect(split("We want a second coach. Agreed to hire one.")).toHaveLength(2);
  expect(split("Drop aim 3. ngozi drafts it")).toHaveLength(2);
  expect(split("On the 3. november we meet")).toHaveLength(1);
  expect(split("Znüni für die 3. Klasse richten. Livia macht das")).toHaveLength(2);
  expect(split("Ableser kommt zw. 8 u. 10 Uhr von der Fa. Meier")).toHaveLength(1);
  expect(split("Done by step 3. Ann will send it")).toHaveLength(2);
});

it("distinguishes questions from confirmations", () => {
  expect(isQuestion("Shall we go with A?")).toBe(true);
  expect(isQuestion("We agreed on A, right?")).toBe(false);
});

it.each([
  ["Systeme verwalten (z. B. Puppet). Danach Tests.", 2],
  ["Según el plan, p. ej. a mano. Luego pruebas.", 2],
  ["i. d. R. reicht das. Sonst nicht.", 2],
  ["Am Do. abends und ca. drei Stunden.", 1],
  ["insurance said no. we do the throw instead", 2],
  ["thx. also we go with the blue one", 2],
  ["turn it off. then ring me", 2],
  ["Es bleibt bei Variante b. Danach Tests.", 2],
])("letters that abbreviate words do not end a sentence: %s", (text, count) => {
  expect(split(text)).toHaveLength(count);
});

it("reads a long row of dots in a time that grows with its length only", () => {
  const before = process.cpuUsage().user;
  split(`${".".repeat(60_000)}b`);
  expect((process.cpuUsage().user - before) / 1_000).toBeLessThan(2_000);
});
