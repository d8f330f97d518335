import { expect, it } from "vitest";
import { LANGUAGES } from "../languages";
import type { Block } from "../text/block";
import { isInfinitiveLine } from "./order-line";

const ROOT = { kind: "other", title: "", level: 0 } as const;
const isOrder = (code: string, text: string, form: Block["form"] = "item"): boolean =>
  isInfinitiveLine(
    { form, indent: 0, start: 0, end: text.length, text, section: ROOT, quoted: false, gap: false },
    LANGUAGES.find((it) => it.code === code),
  );

it.each([
  ["de", "Ersatzteil bestellen (Murat) bis Mittwoch"],
  ["de", "Behälter am Tor leeren – Frühschicht"],
  ["de", "Schlüssel nachmachen -> Tanja"],
  ["nl", "sleutel bijmaken -> Joke"],
  ["fr", "ranger la remise !!"],
  ["es", "Sala 4: sin luz, llamar al electricista (Inma)"],
  ["es", "Grifo roto -> avisar a mantenimiento"],
  ["pt", "ver com o contabilista o recibo"],
  ["pt", "Telhado: pedir 2 orçamentos, Vasco, até 15/12"],
  ["pt", "Traduzir o folheto para inglês."],
  ["ja", "見積書を送る（田中）12/4まで"],
  ["ja", "シーツ交換"],
  ["ja", "家主さんに電話"],
  ["zh", "联系供应商催货"],
  ["zh", "手套不够，再买20双"],
])("is what is to be done: %s, %s", (code, text) => expect(isOrder(code, text)).toBe(true));

it.each([
  ["de", "ich kann den Saal nehmen"],
  ["es", "Un lugar tranquilo, hogar de muchos"],
  ["it", "Cena confermata, ordinare è stato approvato"],
  ["pt", "Portaria: mudar de empresa, decidido"],
  ["ja", "資料を送りました"],
  ["ja", "壁の色は白で決定"],
  ["zh", "交通很方便"],
  ["zh", "已经联系过供应商了"],
])("is no order: %s, %s", (code, text) => expect(isOrder(code, text)).toBe(false));

it("ends after one sentence", () => {
  expect(isOrder("pt", "Pedir a chave. A porta ficou aberta.")).toBe(false);
});

it("is read in linear time", () => {
  const before = process.cpuUsage().user;
  for (const text of ["a, ".repeat(30_000), "あ".repeat(100_000), "（".repeat(100_000)])
    for (const code of ["de", "pt", "ja", "zh"]) isOrder(code, text);
  expect((process.cpuUsage().user - before) / 1_000).toBeLessThan(2_000);
});
