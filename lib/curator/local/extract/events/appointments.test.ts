import { describe, expect, it } from "vitest";
import { analysedByRules, namesOf } from "../../note.fixture";

const found = async (text: string): Promise<string[]> => namesOf((await analysedByRules(text)).events);

describe("an occasion beside its day", () => {
  it.each([
    ["hedge-laying morning Sat 28 Nov, 9.30, own gloves", "Hedge-laying morning"],
    ["staff do - 19th December, The Lamb", "Staff do"],
    ["Rugby club working bee Sun 29th, 10am. Take the saw", "Rugby club working bee"],
    ["And the helpers' tea is on the eighteenth of July, in the hall.", "Helpers' tea"],
    [
      "Visita de obra con la comisión: martes 5 de mayo, 10:30, en la sede de la calle.",
      "Visita de obra con la comisión",
    ],
    ["Begehung durch Gesundheitsamt am 24.11. um 11 Uhr.", "Begehung durch Gesundheitsamt"],
    [
      "Protokoll der Gruppe\n\nFrieda Konfirmation So 29. November! Karte nicht vergessen, und die ist für uns.",
      "Frieda Konfirmation",
    ],
    ["Note della casa\n\nE poi la cena in vigna sabato 28 novembre, che è già piena.", "Cena in vigna"],
    ["Verslag van de tuin\n\nWant op 18 december is de open dag, dat is niet veel.", "Open dag"],
    ["- 24 november kwaliteitsaudit van Kiwa, hele dag. Dat is niet veel.", "Kwaliteitsaudit van Kiwa"],
    ["Thu 26 schools matinee 1.30, show after", "Schools matinee"],
    ["Monday fire drill 10am, nobody goes out by the lift", "Fire drill"],
    ["The preview's on the 27th, at seven.", "Preview"],
    ["dont forget church supper Sat 28th, 2 pies", "Church supper"],
    ["AGM fixed for 27 December, notice goes out tomorrow", "AGM"],
    ["Mandatory first aid training in the Wellington Centre on 4 December", "Mandatory first aid training"],
    ["We need a stand for the science fair on 4 December", "Science fair"],
    [
      "De bijeenkomst van de groep, en dan is het zo.\n\nDe snoeidag is verplaatst naar 12 december.",
      "Snoeidag",
    ],
    ["Die Notizen der Gruppe und der Leitung\n\nGemeinwerk isch SA 28. November ab 7", "Gemeinwerk"],
    ["Notes de la troupe et des bénévoles\n\nDonc la générale est calée au 3 décembre.", "Générale"],
    ["Le note della squadra e della casa\n\nQuindi la trasferta è spostata al 12 dicembre.", "Trasferta"],
    ["Notas da escola e dos pais\n\nA vistoria ficou marcada para 3 de dezembro, e não há mais.", "Vistoria"],
    ["Notas de la peña y del local\n\nEl asado se hace igual, domingo 29 en la finca.", "Asado"],
    ["Notizen der Gruppe\n\nSt. Martin: Umzug am 11.12. um 17 Uhr ab der Kirche.", "St. Martin: Umzug"],
    ["**Show home.** Opening on Sat 19 December. Flags up!", "Show home. Opening"],
    ["Notes de la troupe\n\nCrédit Mutuel : RV caisse le 22 décembre, et nous y allons.", "RV caisse"],
    ["Die Sitzung der Gruppe\n\nUnd der Betriebsausflug, am 23. Dezember auf die Alm.", "Betriebsausflug"],
  ])("%s", async (text, name) => {
    expect(await found(text)).toEqual([name]);
  });

  it("is each of several in one line, with its own day", async () => {
    const { events } = await analysedByRules(
      "rappels : visite du phare jeudi 26 novembre à 19h / barbecue de fin de saison le 28 juin, pour tous",
    );
    expect(events.map(({ name, fields }) => `${name} ${fields.date}`)).toEqual([
      "Visite du phare 2026-11-26",
      "Barbecue de fin de saison 2027-06-28",
    ]);
  });

  it.each([
    "Water the training field Sat 28 Nov",
    "Pay the deposit for the camp by 4 December.",
    "Ann has a talk on 3 December about us.",
    "- [ ] visit the depot, Fri 4 December",
    "- Christmas Day: 25 December",
    "We had a walk on 3 May.",
    "## Actions\n\n- site visit Fri 4 December",
  ])("none: %s", async (text) => {
    expect(await found(text)).toEqual([]);
  });
});

it("is surer of an occasion on a date than of one on a day of the week beside it", async () => {
  const { events } = await analysedByRules("Staff do Thursday 10am, fire drill Sat 28 November.");
  expect(events.map(({ name, confidence }) => [name, confidence])).toEqual([
    ["Fire drill", 0.6],
    ["Staff do", 0.5],
  ]);
});

it.each(["La galette avec le 28 novembre, on verra.", "Concert du 28 novembre, salle des fêtes."])(
  "is no name that ends with a small word: %s",
  async (text) => {
    expect((await found(text)).filter((name) => / (?:avec|du)$/.test(name))).toEqual([]);
  },
);
