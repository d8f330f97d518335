import { expect, it } from "vitest";
import { analysed, tasksOf } from "../../note.fixture";

const tasksIn = async (line: string): Promise<string[]> =>
  tasksOf(await analysed(`# To do\n\n- [ ] ${line}\n`));

it.each([
  ["Morgen de offerte sturen", "De offerte sturen (2026-11-21)"],
  ["Morgen das Angebot schicken", "Das Angebot schicken (2026-11-21)"],
  ["Heute noch Rechnung zahlen", "Rechnung zahlen (2026-11-20)"],
  ["Mañana enviar el presupuesto", "Enviar el presupuesto (2026-11-21)"],
  ["Demain envoyer le devis", "Envoyer le devis (2026-11-21)"],
  ["Lunedì chiamare l'idraulico", "Chiamare l'idraulico (2026-11-23)"],
  ["Amanhã enviar o orçamento", "Enviar o orçamento (2026-11-21)"],
  ["Tomorrow: send the quote", "Send the quote (2026-11-21)"],
  ["Today - water the plants", "Water the plants (2026-11-20)"],
  ["Monday call the plumber", "Call the plumber (2026-11-23)"],
  ["明日見積もりを送る", "見積もりを送る (2026-11-21)"],
  ["今日中に請求書を出す", "請求書を出す (2026-11-20)"],
  ["下周三交报告", "交报告 (2026-11-25)"],
])("has no day at the beginning of its title: %s", async (line, task) => {
  expect(await tasksIn(line)).toEqual([task]);
});

it.each([
  "Monday meeting notes for the board",
  "Monday's list for the shop",
  "Lunes y martes llamar a todos",
  "Freitag um 10 Uhr Klempner anrufen",
  "明日の会議の準備",
])("keeps a day that is part of what it is about: %s", async (line) => {
  const [task = ""] = await tasksIn(line);
  expect(task.startsWith(line)).toBe(true);
});

it.each([
  "# Woche 47\n\nMo   [x] Müll raus\nDi   [ ] Angebot schicken\nMi   [ ] Klempner anrufen\n",
  "# Semaine 47\n\n- Lun [x] Sortir les poubelles\n- Mar [ ] Envoyer le devis\n- Mer [ ] Appeler le plombier\n",
  "# Week 47\n\nMon: [x] Take out the bins\nTue: [ ] Send the quote\nWed: [ ] Call the plumber\n",
])("is due on the day of the week before its box: %s", async (text) => {
  const tasks = (await analysed(text)).tasks.filter(({ status }) => status === "todo");
  expect(tasks.map(({ due }) => due)).toEqual(["2026-11-24", "2026-11-25"]);
  expect(tasks.every(({ title }) => !/^(?:di|mi|mar|mer|tue|wed)\b/i.test(title))).toBe(true);
});
