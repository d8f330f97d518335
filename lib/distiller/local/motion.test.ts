import { expect, it } from "vitest";
import { findLocally } from "./extract";

const decisionsIn = (body: string) =>
  findLocally({ path: "event/A.md", type: "event", name: "A", body }).filter(
    ({ kind }) => kind === "decision",
  );

it.each([
  "The motion was approved.",
  "Votes: 6 for, no against, two no-votes, motion approved",
  "**Maker:** Adam P. Brook; **Second:** Nora Quist; **Voting:** motion passed (7 yes, 0 no, 0 abstained)",
  "Der Antrag wird von der Mitgliederversammlung einstimmig angenommen.",
  "Das Ergebnis der Abstimmung: 9 Ja-Stimmen, keine Nein-Stimme und keine Enthaltungen.",
  "La proposition a été adoptée à l'unanimité.",
  "Cette solution est validée par la commission.",
  "Se aprueban por unanimidad.",
  "La propuesta fue aprobada por unanimidad.",
  "La mozione è approvata all'unanimità.",
  "A proposta foi aprovada por unanimidade.",
  "Het voorstel wordt unaniem aangenomen.",
  "全会一致で可決した。",
  "一致通过。",
])("the result of a vote does not say what is decided: %s", (result) => {
  expect(decisionsIn(result)).toEqual([]);
});

it.each([
  ["Motion: the boat house gets a new roof.", "Motion carried, 8 to 1.", "The boat house gets a new roof"],
  [
    "Der Vorstand beantragt eine Rücklage von 3500 € für Mieten.",
    "Der Antrag wird einstimmig angenommen.",
    "Der Vorstand beantragt eine Rücklage von 3500 € für Mieten",
  ],
  [
    "Le bureau propose une cotisation de 20 €.",
    "La proposition est adoptée à l'unanimité.",
    "Le bureau propose une cotisation de 20 €",
  ],
])("it is the decision on the motion before it: %s", (motion, result, name) => {
  const body = `${motion}\n\n**8** : **1**\n\n${result}`;
  expect(decisionsIn(body)).toMatchObject([{ name, evidence: body }]);
});

it("a motion that failed is named with its failure", () => {
  const [decision] = decisionsIn(
    "Ms Pryce moved that the minibus be sold.\n\nThe motion was rejected, 3 to 5.",
  );
  expect(decision?.name).toBe("The motion was rejected, 3 to 5 – Ms Pryce moved that the minibus be sold");
});

it.each([
  ["The motion to sell the hut was approved.", 1],
  ["The budget was approved unanimously.", 1],
  ["Der Haushaltsplan 2026 wird von der Versammlung einstimmig angenommen.", 1],
  ["The hut was painted. The roof leaks.\n\nThe motion was approved.", 0],
])(
  "what is voted on may be in the sentence itself, and is not just anything before it: %s",
  (body, found) => {
    expect(decisionsIn(body)).toHaveLength(found);
  },
);
