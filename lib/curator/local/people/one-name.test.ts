import { describe, expect, it } from "vitest";
import { analysed, peopleOf } from "../note.fixture";

const found = async (text: string): Promise<string[]> => peopleOf(await analysed(text));

describe("people after their role", () => {
  it.each([
    [
      "Anwesend: HBI Franz Gruber, OLM Sepp Hütter (Kassier), Obmann Karl Lechner",
      ["Franz Gruber", "Sepp Hütter", "Karl Lechner"],
    ],
    ["Anwesend: Kpm. Mag. Veronika Haindl, Jugendref. Aylin Kaya", ["Veronika Haindl", "Aylin Kaya"]],
    ["Das hat die Firma übernommen (Polier Torsten Jahn).", ["Torsten Jahn"]],
    ["Mein Geselle Timo Wessels kommt am Mittwoch noch mal zum Aufmaß.", ["Timo Wessels"]],
    ["Daughter Irena rang twice, and Handyman Colin has done both.", ["Irena", "Colin"]],
    ["RA Quandt ist schon dran, und die Abnahme macht Statik (DI Nwosu).", ["Quandt", "Nwosu"]],
    ["Bei Herrn Odermatt ist der Lift kaputt.", ["Odermatt"]],
    ["Gestern kam Herr von Allmen vorbei.", ["von Allmen"]],
    ["Angerufen hat Fr. Cordes, danach Hr. Tschudi.", ["Cordes", "Tschudi"]],
    ["**Fr. Zbinden** Verband am Bein gewechselt.", ["Zbinden"]],
    ["Der Lukas Prem von der Jugend war nicht da.", ["Lukas Prem"]],
    ["Anwesend: Rohbau Fa. Wachsmuth mit 6 Leuten", []],
    [
      "Anwesend: Ursel von Hassel, Birte Jansen\n\nFrau von Hassel berichtet.",
      ["Ursel von Hassel", "Birte Jansen"],
    ],
    ["Entschuldigt: Fr. Dipl.-Ing. Nele Kathmann, Zeugwart Gruber Willi", ["Nele Kathmann", "Willi Gruber"]],
    ["M. Le Goff : la tension est prise deux fois par jour.", ["Le Goff"]],
    ["Viola di Ottavia Brambati: la tavola è aperta.", ["Ottavia Brambati"]],
    ["The status hearing is with Judge Prior on Monday.", ["Prior"]],
  ])("%s", async (text, names) => {
    expect(await found(text)).toEqual(names);
  });
});

describe("people by a first name", () => {
  it.each([
    ["Der Walter holt die Pulte ab, und der Hannes fährt mit.", ["Walter", "Hannes"]],
    ["Ficou combinado com o Edmilson que é só às segundas.", ["Edmilson"]],
    ["There was a sales guy (Brett?) who went on for ages.", ["Brett"]],
    ["Rob from the bank called about the loan.", ["Rob"]],
    ["Virginie (compta) : lui donner les tickets du mois", ["Virginie"]],
    ["Le rapport moral = Hakim, il me l'envoie mercredi", ["Hakim"]],
    ["Bei Jonas' Eltern weiß ich nicht so recht.", ["Jonas"]],
    ["Aanwezig: Wim Terpstra, Joke, Sanne", ["Wim Terpstra", "Joke", "Sanne"]],
    ["Flower rota: Jean is threatening to give up.", ["Jean"]],
    ["Der Obmann gratuliert der Vroni.\n\nAnwesend: Veronika Haindl", ["Veronika Haindl"]],
    ["Das ist spätestens drei Tage nach dem Konzert fällig, und neue Öle sind da.", []],
    ["Saggio di Natale, il proveedor è in ritardo e non si fa.", []],
    ["Rabia: la Secretaría quiere el reporte antes del día 15.", []],
    ["There: Jo, Nan, Milo and me", ["Jo", "Milo"]],
    ["The quote through Keegan & Pennykid was fair; I spoke to Keegan & Pennykid.", []],
    ["Moin Franziska, das ist alles.", ["Franziska"]],
    ["Ich muss Frau Lindner den Termin noch sagen.", ["Lindner"]],
    ["Felix is at the offsite. Jonas is on leave.", []],
    ["Slavko macht das am Freitag nach der Arbeit.", ["Slavko"]],
    ["Milica, magst du sie noch einmal anrufen?", ["Milica"]],
    ["Cover for Friday was agreed. Kestutis collect the van on Tuesday.", ["Kestutis"]],
    ["The lamp is fixed (Wiebke + the new one).", ["Wiebke"]],
    ["N: Dragana  / F: Tiago + Wiebke", ["Dragana", "Tiago", "Wiebke"]],
    ["Fredi B. bringt das Zelt am Montag zurück, und das ist gut.", ["Fredi B"]],
    ["J'ai pris une photo pour la réunion. Tu peux les appeler ?", []],
    ["Grill kommt wieder von Familie Yıldız, das ist schon bestellt.", []],
    ["O'Neills can do the shirts by Gideon's Day.", []],
  ])("%s", async (text, names) => {
    expect(await found(text)).toEqual(names);
  });
});

it.each([
  "Farbkonzept Treppenhaus: die Bemusterung ist vor Ort mit der Schule.",
  "Das Material kommt von der Verwaltung Schönleber (Haus 2).",
  "El proveedor (Distribuidora Vetmex) dice que hasta el viernes.",
  "Le ripulisco domani con calma, dice la Val di Fiemme.",
])("takes nobody for a person in %s", async (text) => {
  expect(await found(text)).toEqual([]);
});

it("lists no firm that everyone knows among those who came", async () => {
  expect(await found("# Meeting 4 March 2026\n\nPresent:\n\n- Kim Dorn\n- Microsoft\n- Craig\n")).toEqual([
    "Kim Dorn",
    "Craig",
  ]);
});
