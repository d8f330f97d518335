import { expect, it } from "vitest";
import { SURE } from "../../../plan";
import { analysedWithGuesses } from "../../note.fixture";
import { planLocally } from "../../plan-locally";

const HEAD = "# Minutes, 18 November 2026\n\nPresent: Ann Lee, Bob Ito\n\n";

it.each([
  ["the sentence behind", "Ann will answer the questions of the committee. Due 4 December.", "2026-12-04"],
  [
    "the rest of its sentence",
    "The code changes on 2 December, Ann will tell all tenants about it.",
    "2026-12-02",
  ],
  [
    "the next meeting",
    "Bob will try the suppliers again before the next meeting.\n\nNext meeting: 9 December",
    "2026-12-09",
  ],
  ["the day before", "The inspection is on 1 December. Bob has to clear the aisle by then.", "2026-12-01"],
])("knows when a task is due by %s", async (_how, text, due) => {
  const { tasks } = await analysedWithGuesses(HEAD + text);
  expect(tasks.map((task) => task.due)).toEqual([due]);
});

it("leaves the day of another task of the sentence to it", async () => {
  const { tasks } = await analysedWithGuesses(
    `${HEAD}Ann will send the report to the board by Friday; Bob will book the hall.`,
  );
  expect(tasks.map(({ title, due }) => [title, due])).toEqual([
    ["Send the report to the board", "2026-11-20"],
    ["Book the hall", undefined],
  ]);
});

it("does not take the day of another line", async () => {
  const { tasks } = await analysedWithGuesses(
    `${HEAD}# Actions\n- Ann to send the report by Friday\n- Bob to book the hall`,
  );
  expect(tasks.map(({ due }) => due)).toEqual(["2026-11-20", undefined]);
});

it.each([
  ["Present: Ann Lee, Bob Ito", "- [ ] Bob Ito: call the bank today"],
  ["Present: Ann Lee, Bob Ito", "- [ ] Bob Ito: send the offer in two weeks"],
  ["Anwesend: Karl Weber, Jana Roth", "- [ ] Karl Weber: heute die Bank anrufen"],
  ["Présents : Claire Martin, Luc Petit", "- [ ] Luc Petit : envoyer le devis demain"],
  ["Asistentes: Ana Ruiz, Luis Vega", "- [ ] Ana Ruiz: llamar al banco hoy"],
  ["Presenti: Anna Rossi, Luca Bianchi", "- [ ] Luca Bianchi: inviare l'offerta domani"],
  ["Presentes: Ana Souza, João Lima", "- [ ] Ana Souza: ligar para o banco hoje"],
  ["Aanwezig: Anna de Vries, Kees Postma", "- [ ] Kees Postma: morgen de offerte sturen"],
  ["参加者：田中一郎、鈴木花子", "- [ ] 鈴木花子: 明日までに会場を予約する"],
  ["参会：王磊、李娜", "- [ ] 李娜: 明天前发合同"],
])("proposes what is due from the arrival of a file without a day: %s", async (people, task) => {
  const confidence = async (head: string, day: string) => {
    const content = `${head}${people}\n\n# Actions\n${day}\n`;
    const receivedAt = new Date("2026-11-20T09:00:00Z");
    const { entities } = await planLocally({ filename: "a.md", content, receivedAt, known: [] });
    return entities.find(({ type }) => type === "task")?.confidence;
  };
  expect(await confidence("", task)).toBeLessThan(SURE);
  expect(await confidence("date: 2026-11-19\n", task)).toBeGreaterThanOrEqual(SURE);
});
