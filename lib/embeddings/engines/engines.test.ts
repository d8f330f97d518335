import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { describeDeep } from "@/tests/support/deep";
import { depth, times } from "@/tests/support/property";
import { MODEL_DIMENSIONS } from "./english/dimensions";
import { EnglishEngine } from "./english/embed";
import { SENTENCE_DIMENSIONS } from "./english/joined";
import { OpeningEngine } from "./english/opening";
import { isEnglish } from "./language";
import { embedByNgrams, NGRAM_DIMENSIONS } from "./ngrams";
import { SentenceEngine } from "./sentences";
import { graphOfUseLite, openingReader, UseLite } from "./use-lite";
import { dot } from "./vector";

/** The one that is used, and those that old vectors and small machines need, which the deep tests load too. */
const ENGINES = [
  ["of two models", SentenceEngine, SENTENCE_DIMENSIONS],
  ["of openings", OpeningEngine, MODEL_DIMENSIONS],
  ["of earlier versions", EnglishEngine, MODEL_DIMENSIONS],
] as const;

describe.each(ENGINES.slice(0, times(ENGINES.length, 0)))(
  "the English engine %s",
  (_, Engine, dimensions) => {
    let engine: SentenceEngine | OpeningEngine | EnglishEngine;
    beforeAll(async () => {
      engine = await Engine.load();
    }, 60_000);

    const TEXTS = [
      "The car broke down on the motorway and the garage will replace the engine next week.",
      "She was admitted to hospital with a heart condition and sees the doctor on Monday.",
      "The bank approved the mortgage at a fixed interest rate.",
      "The choir rehearses Bach for the concert in spring.",
      "The vineyard harvest was poor because of frost.",
    ];
    const QUERIES = [
      "vehicle repair",
      "cardiac illness physician",
      "home loan",
      "classical music singing",
      "wine grapes",
    ];

    it("finds a text by a question that shares no word with it", async () => {
      const texts = await engine.embed(TEXTS);
      const queries = await engine.embed(QUERIES);
      for (const [at, query] of queries.entries()) {
        const scores = texts.map((text) => dot(text, query));
        expect(scores.indexOf(Math.max(...scores)), QUERIES[at]).toBe(at);
      }
    });

    it("gives the same text the same vector, alone or among others", async () => {
      const [alone] = await engine.embed([TEXTS[1] ?? ""]);
      const among = (await engine.embed(TEXTS))[1];
      expect(dot(alone ?? [], among ?? [])).toBeCloseTo(1, 4);
    });

    it.skipIf(Engine === OpeningEngine)("sees what stands at the end of a long text", async () => {
      const filler = "The plan was talked about once more and nothing new was said. ".repeat(18);
      const [wine, cars, query] = await engine.embed([
        `${filler}The grapes of the vineyard are harvested and become wine in the cellar.`,
        `${filler}The engine of the car is repaired by the mechanic in his garage.`,
        "wine from grapes",
      ]);
      expect(dot(query ?? [], wine ?? [])).toBeGreaterThan(dot(query ?? [], cars ?? []));
    });

    it("takes a long text that is no word", async () => {
      const [vector] = await engine.embed(["x".repeat(100_000)]);
      expect(vector?.every(Number.isFinite)).toBe(true);
    });

    it("takes any text, and a text without words is near to nothing", async () => {
      const [empty, blank] = await engine.embed(["", " \n "]);
      expect([...(empty ?? [])].concat([...(blank ?? [])]).every((value) => value === 0)).toBe(true);
      await fc.assert(
        fc.asyncProperty(fc.string({ unit: "binary", maxLength: 60 }), async (text) => {
          const [vector] = await engine.embed([text]);
          expect(vector).toHaveLength(dimensions);
          expect(vector?.every(Number.isFinite)).toBe(true);
        }),
        depth(20),
      );
    });
  },
);

describeDeep("the small model by ONNX Runtime", () => {
  it("gives the numbers that it gives by TensorFlow.js, for texts of any length together", async () => {
    const texts = [
      "wine",
      "The car broke down on the motorway.",
      "",
      "The car is repaired today",
      "a ".repeat(90),
    ];
    const read = openingReader();
    const model = await UseLite.load(graphOfUseLite());
    const engine = await OpeningEngine.load({
      openingsOf: async (some) => read(some),
      run: (rows) => model.run(rows),
    });
    const [found, expected] = [await engine.embed(texts), await (await OpeningEngine.load()).embed(texts)];
    for (const [at, vector] of expected.entries())
      expect(dot(vector, found[at] ?? []), texts[at]).toBeCloseTo(texts[at] === "" ? 0 : 1, 5);
  });

  it("lets others have a turn after each text", async () => {
    const engine = await SentenceEngine.load();
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    }, 1);
    await engine.embed(Array(12).fill("The car is repaired in the garage. ".repeat(20)));
    clearInterval(timer);
    expect(turns).toBeGreaterThanOrEqual(10);
  });
});

describe("n-grams", () => {
  it("find words of one stem, in scripts with and without blanks", () => {
    const near = (a: string, b: string) => dot(embedByNgrams(a), embedByNgrams(b));
    expect(near("Weinlese im Weinberg", "Die Weinlesen beginnen")).toBeGreaterThan(
      near("Weinlese im Weinberg", "Das Auto steht in der Garage"),
    );
    expect(near("葡萄酒的收获", "收获葡萄")).toBeGreaterThan(near("葡萄酒的收获", "汽车发动机"));
  });

  it("make a vector of length 1 of any text with a letter", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 80 }), (text) => {
        const vector = embedByNgrams(text);
        expect(vector).toHaveLength(NGRAM_DIMENSIONS);
        const length = Math.sqrt(dot(vector, vector));
        expect(Math.min(Math.abs(length), Math.abs(length - 1))).toBeLessThan(1e-5);
      }),
    );
  });
});

describe("the language of a text", () => {
  it.each([
    ["The garage will replace the engine of the car next week, says the mechanic.", true],
    ["Das Auto ist auf der Autobahn liegen geblieben und die Werkstatt tauscht den Motor.", false],
    ["Le fournisseur a augmenté les prix et nous négocions un nouveau contrat pour acier", false],
    ["Автомобиль сломался на дороге, и мастерская заменит двигатель на следующей неделе.", false],
    ["Alice Chen", true],
    ["契約", false],
    ["", true],
  ])("%s", (text, expected) => {
    expect(isEnglish(text)).toBe(expected);
  });
});
