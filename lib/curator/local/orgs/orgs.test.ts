import { describe, expect, it } from "vitest";
import { analysed, analysedByRules, knownRecord, namesOf } from "../note.fixture";

const found = async (text: string, known?: Parameters<typeof analysedByRules>[2]): Promise<string[]> =>
  namesOf((await analysedByRules(text, "a.txt", known)).orgs);

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
    ["He still waits for the refund from Northern Water.", "Northern Water"],
    ["So Pebble Coffee want to sponsor us again.", "Pebble Coffee"],
    ["I'll order a cake from Bexley's, by Friday.", "Bexley's"],
    ["Ask the Dutchess County BOCES for their policy.", "Dutchess County BOCES"],
    ["Two sponsors are late (Dunmore Cloud, as always).", "Dunmore Cloud"],
    ["- pay Bouncy Barn invoice £240", "Bouncy Barn"],
    ["Die AOK hat uns das bestätigt.", "AOK"],
    ["La dame d'Ecocert est passée hier.", "Ecocert"],
    ["Due preventivi: 1.150 euro (Gastrolux) e poi si vede.", "Gastrolux"],
    ["Our carrier (Penn Mutual Fire) asks for it.", "Penn Mutual Fire"],
    ["Amicale des locataires du Clos Fleuri se réunit.", "Amicale des locataires du Clos Fleuri"],
    ["新华书店赞助一部分奖品。", "新华书店"],
    ["網は富浦漁協の担当者に聞く。", "富浦漁協"],
    ["Vaillant say the part will take ten days.", "Vaillant"],
    ["Apple rejected the build again.", "Apple"],
    ["Vaillant meet us on Friday.", "Vaillant"],
    ["Halvorsen & Lie signed!", "Halvorsen & Lie"],
    ["The Care Quality Commission comes in May.", "Care Quality Commission"],
    ["CLUB DE ESCALADA PEÑA RUBIA", "Club de Escalada Peña Rubia"],
    ["Er klärt das mit der Firma Telenova, bis sie kommt.", "Telenova"],
    ["Die Spedition Harms stellt die Kisten in den Flur.", "Spedition Harms"],
    ["La tienda Altitud nos haría un descuento por los anclajes.", "Altitud"],
    ["Iker enviará el track a la Guardia Civil.", "Guardia Civil"],
    ["La MAIF propose 210 € par an pour le local.", "MAIF"],
    ["The tubes from last week: https://velorim.example/tubes. Velorim had them.", "Velorim"],
    ["The registrar is Argyll and Bute Council, the form is online.", "Argyll and Bute Council"],
    ["We were fined by the Northshire FA for the late sheet.", "Northshire FA"],
    ["Ask Bonnardo's if they will collect the bags.", "Bonnardo's"],
    ["Tierarztpraxis Dallmer, Gartenstr. 12", "Tierarztpraxis Dallmer"],
    ["Assurance : Helvia Assurances propose 0,8 ‰, correct.", "Helvia Assurances"],
    ["Drive the liferaft to Seagrove Rafts before Easter.", "Seagrove Rafts"],
    ["So far only RYA Scotland runs one online.", "RYA Scotland"],
    ["The photo call is off, the Evening Echo can't make it.", "Evening Echo"],
    ["#info Quillon Cloud gives us another year.", "Quillon Cloud"],
    ["Chase the invoice with Quillon Cloud\n   Due: 28 March", "Quillon Cloud"],
    ["Two quotes: one by Sunray Installations, one by us.", "Sunray Installations"],
    ["Il reste à voir ; Ventrilor nous laisse le parking.", "Ventrilor"],
    ["Fatoumata va relancer Ventrilor lundi prochain.", "Ventrilor"],
    ["Ascensores Mirabel ha pasado dos veces y no ha arreglado nada.", "Ascensores Mirabel"],
    ["Die Pegel sind noch bei der Firma Hydromess Systeme zur Kalibrierung.", "Hydromess Systeme"],
    ["Susanne klärt das mit dem Tiefbauamt, ob die Kastanie bleiben kann.", "Tiefbauamt"],
    ["La Région Bretagne a versé le solde de la subvention.", "Région Bretagne"],
    ["Mike Bishopp (Microsnort): do we expect servers to store this?", "Microsnort"],
    ["Invoiced Tessel Studio for May.\n\nShe is leaving Tessel.", "Tessel Studio"],
    ["Das Bischöfliche Bauamt stimmt zu, beim Bauamt liegt der Antrag.", "Bischöfliche Bauamt"],
    ["ST OSWALD'S, UPPER DENBY\nParochial Church Council, 16 September", "St Oswald's"],
    [
      "Elternbeirat Grundschule am Berg\nProtokoll der Sitzung vom 3. Mai",
      "Elternbeirat Grundschule am Berg",
    ],
    ["# Oakwell Primary PTA\n\nShould the PTA pay for the coach?", "Oakwell Primary PTA"],
    ["QUOIN WG - virtual interim\n\nnone.", "QUOIN WG"],
    [
      "# Quoin.js Technical Steering Committee (TSC) Meeting 2020-08-27",
      "Quoin.js Technical Steering Committee",
    ],
    ["# 4 March 2024 | QuoinFormat Working Group Teleconference", "QuoinFormat Working Group"],
    ["## Minutes Fieldnote Executive Council meeting May 13, 2020", "Fieldnote Executive Council"],
    ["# Minutes of the 3rd Overley Scout Group", "3rd Overley Scout Group"],
    [
      "# Schützenverein 1892 Adlerhorst e.V. - Protokoll\n\nDie Sitzung.",
      "Schützenverein 1892 Adlerhorst e.V.",
    ],
    ["# Cross Project Council weekly call\n\nnone.", "Cross Project Council"],
    [
      "---\nbranch: Wharfside Transport & Depot Branch\n---\n\nMinutes of the branch.",
      "Wharfside Transport & Depot Branch",
    ],
    ["Marit Hallsen, 3rd Overley Scout Group, was there.", "3rd Overley Scout Group"],
    ["It is under warranty with Thermoglade so they supply it.", "Thermoglade"],
    ["# CQC\n\nThe visit is in spring.", "CQC"],
    ["Send the form to the agent (Rayner Whitlock), it needs both names.", "Rayner Whitlock"],
    ["Me junto con la del catering (Sabores del Valle) y ya está.", "Sabores del Valle"],
    ["The school, Minster Lane, they want a talk.", "Minster Lane"],
    ["Haus und Garten (Verwaltung Schönleber)", "Schönleber"],
    ["Pilulier à refaire par pharmacie Tournadre.", "pharmacie Tournadre"],
    ["Giovedì in scuola Giotto, che conviene esserci.", "scuola Giotto"],
    ["Mevrouw Talsma van de gemeente Zwolle belde over het geld.", "gemeente Zwolle"],
    ["Handover day at Kinna primary school.", "Kinna primary school"],
    ["The seller's solicitors (Grieve Marlow LLP) have replied.", "Grieve Marlow LLP"],
    ["Call the Univ. of Edinburgh about it.", "Univ. of Edinburgh"],
    ["Rohbau: Kühn & Söhne GmbH.", "Kühn & Söhne GmbH"],
    [
      "Freiwillige Feuerwehr St. Margarethen an der Raab",
      "Freiwillige Feuerwehr St. Margarethen an der Raab",
    ],
    ["Fetch the tents from Hayfield Cricket Club on the Friday night.", "Hayfield Cricket Club"],
    ["Kangoo de Correos: espera la bomba, y la trae el lunes.", "Correos"],
    ["The truck keys are from Ray White.", "Ray White"],
    [
      "| Imran Sheikh | Castlemere Homes (client) |\n|---|---|\n| Neil Garrity | Hallam Homes Ltd |",
      "Hallam Homes Ltd",
    ],
  ])("%s", async (text, name) => {
    expect(await found(text)).toEqual([name]);
  });

  it.each([
    "The Parish Council and the Food Bank met.",
    "We met the plumber (Bob Smith) and the Friday school.",
    "Der Vermieter Klaus Berger ruft an.",
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
    "# Weekly team meeting, 4 May\n\nNotes.",
    "Prochain Bureau\n\nLe bureau se réunit en juin.",
    "Click here to add it to your own Google calendar.",
    "Audit who has the Google account and the Google drive.",
    "Die Umlage beträgt 95 € je Parzelle.",
    "Joost charges €40 an hour.",
    "Anwesend: Veronika Hopf (Braumeisterin), Alois Kreil (Leitung)",
    "Die Sitzung der Feuerwehr\n\nda waren Julia Hödl (Kassa), Marko Aydin (Jugend) und ich",
    "Trademark policy and the new Head Brewer.",
    "A reader (Abigail Teasdale, 16, from Hawkrigg) won.",
    "We are having lunch with Ann and Paul have said so.",
    "Never do this on a Friday. Who prints the programme? Call with Mum.",
    "### Supermarket contract\n\nThe terms are out.",
    "Heizung Pfarrheim",
    "BISCUIT FUND is at minus three pounds.",
    "PRACTICE MEETING\nTuesday, lunch",
    "Kitchen Renovation\nMinutes of the meeting on 3 May",
    "Players' Committee – Tuesday\n\nMinutes.",
    "Playtest with nine kids at Penbury Library.",
    "The training was held at Tolgrave Community Centre.",
    "Spreads are back at Avonside, says Avonside depot.",
    "Present: Pei-Shan Lu (PSL, taking notes)\n\nPSL collecting for a present.",
    "Carys Whelan (Equalities) came.",
    "A table at IETF 121 is free.",
    "The store opens at Market Street 9. Lines longer than 64 KiB are cut.",
  ])("none: %s", async (text) => {
    expect(await found(text)).toEqual([]);
  });

  it.each([
    ["a heading of two words", "## Débats & Suites\n\nRien."],
    [
      "an English word behind a Romance one",
      "La page montre le Système de Trust à tous les membres du club.",
    ],
  ])("are not %s", async (_, text) => {
    expect(await found(text)).toEqual([]);
  });

  it("are one with and without their form, in full and by their first words", async () => {
    expect(
      await found("Supplier: Golden Acre Co-op\nThe Golden Acre mill is old. Golden Acre Co-op pays."),
    ).toEqual(["Golden Acre Co-op"]);
    expect(await found("A quote from Frostline. Later Frostline Ltd called.")).toEqual(["Frostline Ltd"]);
  });

  it("are offered with their prices", async () => {
    expect(await found("Two offers: Sorting Systems BV 118k, Agriva 97k with used heads.")).toEqual([
      "Sorting Systems BV",
      "Agriva",
    ]);
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

  it("are not what they hold or write", async () => {
    const text = "# Harbour Project Association Admin Team Meeting Summary\n\nAll agreed.\n";
    expect((await found(text)).filter((name) => /(?:meeting|summary)$/i.test(name))).toEqual([]);
  });

  it("are no surnames that mean a club", async () => {
    expect(
      await found("# Acta\n\nAsistentes: Nerea Peña Ibáñez, Unai Otxoa\n\nNerea Peña Ibáñez modera."),
    ).toEqual([]);
    expect(await found("# Acta\n\nLa Peña Barcelonista nos deja el local.")).toHaveLength(1);
  });
});

it.each([
  ["Fronteers is a Dutch association of developers.", "Fronteers"],
  ["We asked the company Zorbulix for an offer.", "Zorbulix"],
  ["Zorbulix est une entreprise de Lyon, qui nous écrit.", "Zorbulix"],
  ["Fronteers is een vereniging van ontwikkelaars en het is leuk.", "Fronteers"],
  ["Zorbulix es una empresa de Vigo y la sala es de ellos.", "Zorbulix"],
])("is what the text says to be one, whatever its name: %s", async (sentence, org) => {
  expect(namesOf((await analysed(`# Notes\n\n${sentence}\n`, "a.md")).orgs)).toContain(org);
});

it("is no kind alone, and no noun of which German says that it is one", async () => {
  const text =
    "# Notes\n\nThe Association is a charity. Der Kunde ist eine Firma, und das Ziel ist ein Verein.\n";
  expect(namesOf((await analysed(text, "a.md")).orgs)).toEqual([]);
});
