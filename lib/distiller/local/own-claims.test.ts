import { describe, expect, it } from "vitest";
import type { SourceText } from "../learning";
import { findLocally } from "./extract";

const learningsOf = (body: string, more: Partial<SourceText> = {}) =>
  findLocally({ path: "note/A.md", type: "note", name: "A", body, ...more });
const kindsOf = (body: string, more?: Partial<SourceText>) => learningsOf(body, more).map(({ kind }) => kind);

describe("what is no claim of the note", () => {
  it.each([
    ["a goal", "## Goals\n\n- At most 3 days until a bicycle is repaired\n"],
    ["a goal in German", "## Ziele\n\n- Höchstens 3 Tage Wartezeit für jedes Rad\n"],
    ["a condition", "Assuming there is no objection, we paint the boat house in May."],
    ["what is said of the text", "This table must be read from left to right by every reviewer."],
    ["what only its context explains", "Labels must be printed like this."],
    ["a restriction of the sentence before", "That said, the ferry may not carry more than 20 bicycles."],
    ["a formula", "We assume that $$q_{\\textrm{in}} = q_{\\textrm{out}}$$ holds for the pond."],
    ["a short formula", "The flow $f_P(x)$ must be at most 3 litres in the pond."],
    [
      "one of several options",
      "## Decision\n\nWe discussed three options:\n\n- Sell the second boat in May\n",
    ],
    [
      "a detail of what was decided",
      "## Decision\n\n- The heron pond as a reserve:\n  - Better views over the water\n",
    ],
    ["what was struck out", "~~We decided to sell the second boat of the club.~~\n"],
    ["what cannot be known", "We cannot compare the two herons, because one was ill in May."],
    ["a definition", "**Consensus** — the way in which several ponds agree on one heron."],
    ["a conclusion", "**结论**：苍鹭比鸭子更适合这个池塘。"],
    ["a means", "水泵已通过新的控制器实现自动关闭。"],
    ["a test", "与旧泵的一致性验证通过"],
    ["what will be settled", "我们团队将共同确定水泵的型号和安装位置。"],
  ])("%s", (_, body) => {
    expect(learningsOf(body)).toEqual([]);
  });

  it("similar claims are found", () => {
    expect(kindsOf("## Rules\n\n- The lending desk serves no more than 5 people at once\n")).toEqual([
      "constraint",
    ]);
    expect(kindsOf("Assuming a flow of 3 litres, the pond is full by May.")).toEqual(["assumption"]);
    expect(kindsOf("Consensus: we paint the boat house in May.")).toEqual(["decision"]);
    expect(kindsOf("水泵更换方案已获理事会通过。")).toEqual(["decision"]);
  });

  it.each([
    ["Hemos decidido no comprar la segunda barca este año.", "No comprar la segunda barca este año"],
    ["Decidimos não comprar o segundo barco este ano.", "Não comprar o segundo barco este ano"],
  ])("what is decided against keeps its negation: %s", (body, name) => {
    expect(learningsOf(body).map((each) => each.name)).toEqual([name]);
  });

  it.each([
    "- beschlossen, die zweite Barke der Werft zu verkaufen\n",
    "- Besloten om de tweede boot van de werf te verkopen\n",
    "- Décidé de vendre le deuxième bateau du chantier\n",
  ])("a decision in note form has no subject: %s", (body) => {
    expect(kindsOf(body)).toEqual(["decision"]);
  });

  it("a link at the end of the evidence is whole", () => {
    const body = "We decided to sell the second boat, see [the offer](https://boats.example/offer)\n";
    expect(learningsOf(body)[0]?.evidence).toContain("[the offer](https://boats.example/offer)");
  });

  it("a page saved by a clipper, by the names that it gives to the address and the author", () => {
    const body = "We decided to use a boat instead of the bridge.";
    const own = { link: "https://boats.example/offer" };
    expect(kindsOf(body, { frontmatter: own })).toEqual(["decision"]);
    expect(kindsOf(body, { frontmatter: { ...own, byline: "Mona Reed" } })).toEqual([]);
  });

  it("a step of a tutorial; a decision in notes with code is one", () => {
    const code = "```ts\nconst boat = 1;\n```\n\n";
    const step = "We will use a map to keep the boats.";
    expect(kindsOf(`${code}${step}\n\n${code}The map holds the boats.`)).toEqual(["decision"]);
    expect(kindsOf(`${code}Open your editor.\n\n${step}\n\n${code}Now you see your boats.`)).toEqual([]);
  });
});

describe("below a heading such as Decisions", () => {
  it.each([
    ["what somebody is to do", "## Decisions\n\n- Thomas: Ask the harbour office for a berth\n"],
    ["the problem", "## Decision\n\nOur problem was that nobody found the boats in the shed.\n"],
    ["what explains it", "## Decision\n\nIt is a list that the harbour office prints for boats.\n"],
  ])("%s is no decision", (_, body) => {
    expect(learningsOf(body)).toEqual([]);
  });

  it("what is decided is one, with a label as well", () => {
    expect(kindsOf("## Decisions\n\n- Berths: one for each boat of the club\n")).toEqual(["decision"]);
    expect(kindsOf("## Decision\n\nEvery boat of the club gets a berth of its own.\n")).toEqual(["decision"]);
    expect(kindsOf("Decisions\n---------\n\n- Berths: one for each boat of the club\n")).toEqual([
      "decision",
    ]);
  });
});

it("a vote is not on a motion of the matter before", () => {
  const motion = "The board proposes a reserve of 3,500 €.";
  expect(kindsOf(`${motion}\n\nMotion carried, 8 to 1.`)).toEqual(["decision"]);
  expect(kindsOf(`${motion}\n\n## Elections\n\nMotion carried, 8 to 1.`)).toEqual([]);
});

describe("what minutes say", () => {
  it.each([
    ["The Harbour Board agrees to rent the second berth to the scouts.", "decision"],
    ["Na het overleg besluiten we om de ligplaats aan de scouts te verhuren.", "decision"],
    ["Het bestuur gaat akkoord met de aanvraag om 200 euro voor verf uit te geven.", "decision"],
    ["Reiskosten naar de haven worden niet vergoed.", "decision"],
  ])("%s", (sentence, kind) => {
    expect(kindsOf(sentence)).toEqual([kind]);
  });

  it.each([
    "La trasmissione viene annullata non appena la boa si muove.",
    "La lettera richiede che vengano date risposte ai pescatori.",
    "Se acordó la importancia de llegar temprano al puerto.",
    "当番は以下の二人にお願いすることにした。",
    "The herons were most likely at the other pond.",
    "I am pretty sure that breaks the lock.",
    "We need to define at least three berths for each boat.",
  ])("no learning is: %s", (sentence) => {
    expect(learningsOf(sentence)).toEqual([]);
  });

  it.each(["■決定事項", "【決定事項】"])("headings of plain text: %s", (heading) => {
    expect(kindsOf(`${heading}\n・係留場所は会員ごとに一つ\n`)).toEqual(["decision"]);
  });

  it("the parts of a compound name what is decided, and ask nothing", () => {
    const filler = "Der Reiher stand wieder am Teich und wartete auf die Fische. ".repeat(9);
    expect(kindsOf(`${filler}\n\nWir haben beschlossen, Wer-zuerst-kommt-Regeln abzulehnen.`)).toEqual([
      "decision",
    ]);
  });
});

describe("of a specification", () => {
  it.each([
    "When you hand in a form, only hand in one form per boat and no more than 3 pages.",
    "This means that the harbour must be closed until 9 in the evening.",
    "The diagram below assumes that the lock is open.",
    "It assumes that each boat is loaded by the newest plan.",
    "Der Antrag wird von der Versammlung mit Selbstenthaltung von Frau Petra Kuhn angenommen.",
  ])("instructions, consequences, figures and bare votes are not: %s", (sentence) => {
    expect(learningsOf(sentence)).toEqual([]);
  });

  it("a full stop of Japanese typesetting ends a sentence", () => {
    const [decision] = learningsOf(
      "会議は長かった．係留場所は会員ごとに一つとすることに決定した．次は春である．",
    );
    expect(decision?.evidence).toBe("係留場所は会員ごとに一つとすることに決定した．");
  });
});

it("a line between a motion and its vote is no heading", () => {
  const body = "The board proposes a reserve of 3,500 €.\n\n---\n\nMotion carried, 8 to 1.";
  expect(kindsOf(body)).toEqual(["decision"]);
});

it.each([
  "Die Wahl der Kassenprüfer wird auf die nächste Sitzung vertagt.",
  "L'élection du trésorier est reportée à la prochaine réunion.",
  "The election of the auditors was postponed to the next meeting.",
  "De verkiezing wordt uitgesteld tot de volgende vergadering.",
  "Nora agreed that the design of the lock is nice.",
])("what is put off and an opinion are no learnings: %s", (sentence) => {
  expect(learningsOf(sentence)).toEqual([]);
});
