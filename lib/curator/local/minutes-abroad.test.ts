import { expect, it } from "vitest";
import { analysed, namesOf } from "./note.fixture";
import { recordName } from "./people/person";

const MINUTES = "# Sitzung vom 3.3.2026\n\nAnwesend: Jana Roth, Udo Klein, Eva Mai\n\n";

const tasksOf = async (text: string, filename = "minutes.md") =>
  (await analysed(text, filename)).tasks.map(({ title, owner, due }) => [
    title,
    owner && recordName(owner),
    due,
  ]);

const peopleOf = async (text: string) => (await analysed(text, "minutes.md")).people.all().map(recordName);

it.each([
  ["Vergadering tuincommissie 14/4/2026, aanwezig: Joosten, Wouters, Claes", ["Joosten", "Wouters", "Claes"]],
  ["Runder Tisch vom 4.5.2026, anwesend: Brandt, Kessler, Yilmaz", ["Brandt", "Kessler", "Yilmaz"]],
])("reads who was there within a line: %s", async (line, people) => {
  expect((await peopleOf(`${line}\n\nStart 10:05\n`)).sort()).toEqual([...people].sort());
});

it.each([
  [
    "Reunión",
    "Asistentes: Luis Vega, Marta Gil\n\n## Acuerdos\n\n- Gestión de la sala asignada a Marta",
    "Gestión de la sala",
    "Marta Gil",
  ],
  [
    "Ata",
    "Presentes: Rui Lopes, Inês Dias\n\n## Decisões\n\n- Revisão do orçamento atribuída a Inês",
    "Revisão do orçamento",
    "Inês Dias",
  ],
  [
    "Verbale",
    "Presenti: Carla Neri, Ugo Sala\n\n## Decisioni\n\n- Stampa dei volantini affidata a Ugo",
    "Stampa dei volantini",
    "Ugo Sala",
  ],
])(
  "takes what is assigned to somebody for a task, not for a decision: %s",
  async (title, body, task, owner) => {
    const { tasks, decisions } = await analysed(`# ${title}\n\n${body}\n`, "acta.md");
    expect(tasks.map((it) => [it.title, it.owner && recordName(it.owner)])).toEqual([[task, owner]]);
    expect(namesOf(decisions)).toEqual([]);
  },
);

it("reads who does what behind a label of decisions", async () => {
  const text =
    "Vergadering 14/4/2026, aanwezig: Joosten, Wouters, Claes\n\nBesloten: Joosten maakt een plan voor 25/4. Wouters en Claes maken een begroting tegen eind mei.\n";
  const { tasks, decisions } = await analysed(text, "verslag.txt");
  expect(tasks.map(({ title, owner, due }) => [title, owner && recordName(owner), due])).toEqual([
    ["Een plan maken", "Joosten", "2026-04-25"],
    ["Een begroting maken", "Wouters", "2026-05-31"],
  ]);
  expect(namesOf(decisions)).toEqual([]);
});

it.each([
  [`${MINUTES}Jana und Udo organisieren den Grill bis 12.3.`, "Den Grill organisieren", "Jana Roth"],
  [
    "# Réunion du 3 mars 2026\n\nPrésents : Anne Petit, Luc Morel\n\nAnne et Luc préparent le programme pour le 12 mars.",
    "Préparer le programme",
    "Anne Petit",
  ],
])("reads what several people do: %s", async (text, task, owner) => {
  expect(await tasksOf(text)).toEqual([[task, owner, "2026-03-12"]]);
});

it("makes main clauses of a list behind “dass:”", async () => {
  const text = `${MINUTES}Es wird beschlossen, dass:\n\n- die Halle im Winter geschlossen bleibt\n- Der Beitrag auf 40 Euro erhöht wird\n`;
  expect(namesOf((await analysed(text, "sitzung.md")).decisions)).toEqual([
    "Die Halle bleibt im Winter geschlossen",
    "Der Beitrag wird auf 40 Euro erhöht",
  ]);
});

it("does not take for decisions what a list below them only lists", async () => {
  const list = "- Lista de eventos\n- Perfil do utilizador\n";
  const shown = async (lead: string) =>
    (await analysed(`# Ata da reunião\n\n## Decisões\n\n${lead}\n${list}`, "ata.md")).decisions.filter(
      ({ confidence }) => confidence > 0.8,
    ).length;
  expect(await shown("As partes previstas da primeira versão são:")).toBe(0);
  expect(await shown("Foi decidido que haverá:")).toBe(2);
});

it("reads who shares the work in Chinese", async () => {
  const text =
    "# 第三次例会\n\n## 初步分工\n\n王雨：安排时间和评审表\n\n涵洋、建雄：负责原型修改\n\n紫盈：制作答辩所需PPT\n";
  expect(await tasksOf(text, "例会.md")).toEqual([
    ["安排时间和评审表", "王雨", undefined],
    ["原型修改", "涵洋", undefined],
    ["制作答辩所需PPT", "紫盈", undefined],
  ]);
  const parts = "# 第三次例会\n\n## 分工\n\n前端：完成登录页面\n\n后端：完成接口\n\n王雨：写文档\n";
  expect(await peopleOf(parts)).not.toContain("前端");
});

it("reads the summary of a call in Japanese", async () => {
  const text =
    ":handshake: 参加者\n\n@吉村 大樹, @k-sato\n\n:star: 要約\n\n* 田村洋介氏が提案を説明した。[1:07:43]\n\n:white_check_mark: 実施項目\n\n* @吉村 大樹は資料を準備する。[1:35:26]\n* @吉村 大樹は3月12日17時までに提案書を完成させる。[1:42:48]\n";
  expect(await tasksOf(text, "ハドル.md")).toEqual([
    ["資料を準備する", "吉村 大樹", undefined],
    ["提案書を完成させる", "吉村 大樹", "2027-03-12"],
  ]);
  expect(await peopleOf(text)).toContain("田村洋介");
});
