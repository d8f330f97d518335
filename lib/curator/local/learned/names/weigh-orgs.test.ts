import { describe, expect, it } from "vitest";
import { itDeep } from "@/tests/support/deep";
import { LIKELY, SURE } from "../../../plan";
import { analysed, analysedByRules, analysedWithGuesses, knownRecord, namesOf } from "../../note.fixture";
import { nameCandidates } from "./candidates";
import { nameReader } from "./features";
import { orgContext } from "./weigh-orgs";

describe("an organisation", () => {
  it("that no rule knows is proposed when its words and places are as those of others", async () => {
    const text = "The Diocesan Advisory Panel meets in May.";
    expect((await analysedByRules(text)).orgs).toEqual([]);
    const [found] = (await analysedWithGuesses(text)).orgs;
    expect(found).toMatchObject({ name: "Diocesan Advisory Panel", chance: expect.any(Number) });
  });

  it("of a rule is as sure as its words and places make it", async () => {
    const confidenceOf = async (text: string) => (await analysed(text)).orgs[0]?.confidence ?? 0;
    expect(await confidenceOf("- Quote from Ferro Lights still open")).toBeGreaterThanOrEqual(SURE);
    expect(await confidenceOf("Fatoumata va relancer Ventrilor lundi prochain.")).toBeLessThan(SURE);
  });

  it("of the vault stays as it is", async () => {
    const known = [knownRecord("org", "Ventrilor")];
    const [found] = (await analysed("Il reste à voir ; Ventrilor nous laisse le parking.", "a.txt", known))
      .orgs;
    expect(found).toMatchObject({ name: "Ventrilor", confidence: 1, known: known[0] });
  });

  it("is proposed once, by the likeliest of its names", async () => {
    for (const text of [
      "Angebot vom Elektrofachbetrieb Rottmann & Söhne liegt vor.",
      "- West Brackley Wardens Federation have replied",
    ])
      expect(namesOf((await analysed(text)).orgs), text).toHaveLength(1);
  });
});

it.each([
  "The Interim Finance Committee has replied.",
  "# QUILT Working Group, 12 November 2026\n\nMinutes.",
  "Die Vorstandschaft hat geantwortet.",
  "La Comisión Directiva pide 400 €.",
])("leaves a part of a body as a guess: %s", async (text) => {
  for (const { confidence } of (await analysedWithGuesses(text)).orgs)
    expect(confidence).toBeLessThan(LIKELY);
});

it.each([
  ["several of a kind", "Currently looking at PEOs to contract.", []],
  [
    "that somebody belongs to none",
    "Attendees:\n- Victor Lunn (Independent)\n- Ann Lee (Corvane)",
    ["Corvane"],
  ],
  [
    "whose something is",
    "# Handover\n\nI'm happy to announce the handover of the archive to the Larkfield Foundation.\n\nThe Larkfield Foundation's mission is to broaden adoption by supporting its ecosystem of tools and education.",
    ["Larkfield Foundation"],
  ],
])("takes no %s for an organisation", async (_, text, names) => {
  expect(namesOf((await analysedWithGuesses(text)).orgs)).toEqual(names);
});

it("begins a name in English at its first capital", async () => {
  const { orgs } = await analysedWithGuesses("This is to help us expand Fenland Carpentry and its work.");
  expect(namesOf(orgs).join()).not.toContain("expand");
});

const candidatesOf = async (text: string) => {
  const context = orgContext(await analysedByRules(text));
  return nameCandidates(context).map((it) => ({ ...it, features: nameReader(context)(it) }));
};

itDeep("reads no more than a thousand names of a note", async () => {
  const names = Array.from({ length: 1_500 }, (_, at) => `ring Zul${at.toString(36)}x tomorrow`);
  expect((await candidatesOf(names.join("\n"))).length).toBeLessThanOrEqual(1_000);
});

it.each([
  [
    "### 2. Estructura y Categorización de Compuertas\n\nLas compuertas del canal tienen que abrir antes.",
    "Categorización",
  ],
  ["- Geração de Relatório Semanal: a equipe vai fazer isso para os moradores da rua.", "Relatório"],
])("takes no part of a title whose words all have capitals", async (text, word) => {
  expect((await candidatesOf(text)).filter(({ name }) => name.includes(word))).toEqual([]);
});

/** The stored weights belong to these words: a change here needs `npx tsx tests/train-findings.ts`. */
it("reads the same of a name as when the model was trained", async () => {
  const all = await candidatesOf(
    "# Sync\n\nPresent: Ann Lee, Bob Ito\n\n## Loose ends\n- a quote (Velmor Glider Club) is late",
  );
  const found = all.find(({ name }) => name === "Velmor Glider Club");
  expect(found?.features).toEqual(
    expect.arrayContaining([
      "size 3",
      "shape Xx Xx Xx",
      "first-is 3 unknown",
      "last-end lub",
      "before (",
      "after )",
      "signs ( )",
      "title loose",
      "beside brackets",
      "file count 1",
    ]),
  );
});
