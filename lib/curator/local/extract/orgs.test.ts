import { describe, expect, it } from "vitest";
import { analysed, knownRecord, namesOf } from "../note.fixture";

const found = async (text: string, known?: Parameters<typeof analysed>[2]): Promise<string[]> =>
  namesOf((await analysed(text, "a.txt", known)).orgs);

describe("organisations", () => {
  it.each([
    ["Invoice from Fitch Roofing Ltd came.", "Fitch Roofing Ltd"],
    ["She works at the University of Porto now.", "University of Porto"],
    ["Hale & Thornton sent the draft.", "Hale & Thornton"],
    ["Brennan's Butchers are late.", "Brennan's Butchers"],
    ["We order another 100 doses from MediSource today.", "MediSource"],
    ["Contract with LinenPro ends in August.", "LinenPro"],
    ["Client: Vantage Capital Partners", "Vantage Capital Partners"],
    ["We asked a generator from Jysk Kraft A/S.", "Jysk Kraft A/S"],
    ["return the parcel to DHL", "DHL"],
    ["write to the Harvest Trust about it", "Harvest Trust"],
    ["Zurich Municipal want £412 this year.", "Zurich Municipal"],
    ["Mapfre pide 900 € por el seguro.", "Mapfre"],
    ["Je commande l'argile chez Céradel la semaine prochaine.", "Céradel"],
    ["M. Benkirane demande un devis à Schindler.", "Schindler"],
    ["- Angebot Elektro Behrends: 17.200 € brutto", "Elektro Behrends"],
    ["决定:采购北京光启科技有限公司的激光器", "北京光启科技有限公司"],
    ["Mike Bishopp (Microsnort): do we expect servers to store this?", "Microsnort"],
  ])("%s", async (text, name) => {
    expect(await found(text)).toEqual([name]);
  });

  it.each([
    "The Parish Council and the Food Bank met.",
    "We use Postgres, Microsoft Word and GitHub.",
    "See Conway's Law and Health & Safety.",
    "Back from London on Monday.",
    "Head of Procurement, Sales Team, Design Review.",
    "Pay Mrs Abara for the lesson.",
    "# SIG Packaging – agenda",
    "Lugar: Casa de Cultura",
    "Fecha: 2 de octubre · Lugar: Casa de la Cultura, Villarejo",
    "Dinner at Osteria Zanni, or 18 Uhr, Gasthof Zur Linde.",
    "Directors present:\n   Ann Lee (AL), president\n   Hamish Dunbar (HD)\n\nHD to call.",
    "| Name | Affiliation |\n|---|---|\n| Ann Lee | Invited expert |",
    "The LN2 order is late.",
    "Die Umlage beträgt 95 € je Parzelle.",
    "Joost charges €40 an hour.",
  ])("none: %s", async (text) => {
    expect(await found(text)).toEqual([]);
  });

  it("are one with and without their form, in full and by their first words", async () => {
    expect(
      await found("Supplier: Golden Acre Co-op\nThe Golden Acre mill is old. Golden Acre Co-op pays."),
    ).toEqual(["Golden Acre Co-op"]);
    expect(await found("A quote from Frostline. Later Frostline Ltd called.")).toEqual(["Frostline Ltd"]);
  });

  it("are named in one list", async () => {
    expect(await found("Red Bonnet, Canonicus Ltd. and Hale & Thornton sponsor us.")).toEqual([
      "Hale & Thornton",
      "Canonicus Ltd",
      "Red Bonnet",
    ]);
  });

  it("are the vault's when it knows them", async () => {
    expect(
      await found("A call from Tidewell today.", [
        knownRecord("org", "Tidewell Insurance Group", "Tidewell"),
      ]),
    ).toEqual(["Tidewell Insurance Group"]);
  });
});
