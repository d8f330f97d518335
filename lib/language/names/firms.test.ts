import { expect, it } from "vitest";
import type { Block } from "../text/block";
import { firmsIn } from "./firms";

const found = (text: string): string[] =>
  firmsIn({ start: 0, end: text.length, text } as Pick<Block, "start" | "end" | "text"> as Block).map(
    (firm) => firm.text,
  );

it.each([
  ["Das Angebot der Firma Rohrbau Lehmann GmbH liegt vor.", ["Rohrbau Lehmann GmbH"]],
  ["La empresa Serunión Sur S.L. sube el precio.", ["Serunión Sur S.L."]],
  ["La Tipografia Moderna S.r.l. aumenta i prezzi.", ["Tipografia Moderna S.r.l."]],
  ["adjudicar à empresa Construções Vale do Ave, Lda. pelo valor", ["Construções Vale do Ave, Lda."]],
  ["het contract met Sporthal De Weide B.V. te verlengen", ["Sporthal De Weide B.V."]],
  ["Le devis de Menuiserie Lebrun SARL est accepté.", ["Menuiserie Lebrun SARL"]],
  ["Tafeltennisvereniging De Treffers", ["Tafeltennisvereniging De Treffers"]],
  ["They fund it with the Research Council of Norway.", ["Research Council of Norway"]],
  ["見積書を株式会社ミライ電機へ送付", ["株式会社ミライ電機"]],
  ["由何志强联系上海安达电梯有限公司核对报价", ["上海安达电梯有限公司"]],
  [
    "ein Angebot der Hinrichs & Partner, Stadt Lübeck und Sparkasse zu Lübeck",
    ["Hinrichs & Partner", "Stadt Lübeck", "Sparkasse zu Lübeck"],
  ],
  ["les locaux du cabinet, SCI Bellecour Patrimoine", ["SCI Bellecour Patrimoine"]],
  ["Firma el contrato la Orquesta Nueva Alaska.", ["Orquesta Nueva Alaska"]],
  ['Istituto Comprensivo "Gianni Rodari" – Ferrara', ['Istituto Comprensivo "Gianni Rodari"']],
  ["l'agenzia Zani Viaggi s.r.l. ha presentato", ["Zani Viaggi s.r.l."]],
  ["Association Terre et Feu", ["Association Terre et Feu"]],
  ["op basisschool De Wilgenroos", ["basisschool De Wilgenroos"]],
  ["さくら通り商店街振興組合　2月定例理事会", ["さくら通り商店街振興組合"]],
  ["刘佳宁负责联系上海译文出版社", ["上海译文出版社"]],
  ["Die Stadt plant, der Verein feiert.", []],
  ["Die Verwaltung und der Vorstand tagen in der AG.", []],
  ["The company is limited to ten people.", []],
])("the organisations of %j", (text, firms) => {
  expect(found(text)).toEqual(firms);
});
