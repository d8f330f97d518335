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
  ["Vorstandssitzung Musikverein Harmonie Oberdorf e.V.", ["Musikverein Harmonie Oberdorf e.V."]],
  ["Zwei Anträge bei der EWE-Stiftung", ["EWE-Stiftung"]],
  ["Ostrava Systems a.s. is late", ["Ostrava Systems a.s."]],
  ["appelle la mairie de Penmarch", ["mairie de Penmarch"]],
  ["刘佳宁负责联系上海译文出版社", ["上海译文出版社"]],
  ["Coopérative agricole du Pays d'Ambrelle", ["Coopérative agricole du Pays d'Ambrelle"]],
  ["Teamsitzung Hausarztpraxis Dr. Lindhorst, 3.2.", ["Hausarztpraxis Dr. Lindhorst"]],
  ["Parrocchia di San Biagio in Montalto", ["Parrocchia di San Biagio in Montalto"]],
  ["La parroquia de San Telmo nos deja la sala", ["parroquia de San Telmo"]],
  ["ACTA DEL GRUPO SCOUT ALBORADA", ["Grupo Scout Alborada"]],
  ["Pfarrgemeinde St. Gallus Altenried", ["Pfarrgemeinde St. Gallus Altenried"]],
  ["Das Erzbischöfliche Ordinariatsamt stimmt zu.", ["Erzbischöfliche Ordinariatsamt"]],
  ["Die Spenden gehen an die Tafel Bergen.", ["Tafel Bergen"]],
  ["celui de Ferronnerie Tardif et c'est tout", ["Ferronnerie Tardif"]],
  ["Invité : M. Roux, de la Chambre d'agriculture", ["Chambre d'agriculture"]],
  ["La ville de Montbrac demande la liste.", ["ville de Montbrac"]],
  ["The PAC (Parish Advisory Committee) wants a plan.", ["Parish Advisory Committee"]],
  ["The Farmers' Union rate and the Students' Union bar", ["Farmers' Union"]],
  ["Serralharia Nogueira e o Quiosque", ["Serralharia Nogueira"]],
  ["Nous aimons la ville de Montbrac et la Brasserie Lipp.", []],
  ["Einmal Tafel Schokolade, Herzliche Grüße", []],
  ["Die Stadt plant, der Verein feiert.", []],
  ["Die Verwaltung und der Vorstand tagen in der AG.", []],
  ["The company is limited to ten people.", []],
])("the organisations of %j", (text, firms) => {
  expect(found(text)).toEqual(firms);
});
