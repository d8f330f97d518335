import { describe, expect, it } from "vitest";
import { findLocally } from "./extract";

const foundIn = (body: string, name = "A note") =>
  findLocally({ path: `note/${name}.md`, type: "note", name, body });
const kindsOf = (...note: Parameters<typeof foundIn>) => foundIn(...note).map(({ kind }) => kind);

describe("what is found in a sentence", () => {
  it.each([
    ["We're giving up the second boat.", "decision"],
    ["We put off the new gate until spring.", "decision"],
    ["We no longer sell tickets at the door.", "decision"],
    ["We write the labels by hand rather than print them.", "decision"],
    ["The night bus was dropped after the talk with the drivers.", "decision"],
    ["The old hall is out because of the stairs.", "decision"],
    ["Für das Zelt ohne Boden haben sich alle entschieden.", "decision"],
    ["Finalement on joue dans la cour.", "decision"],
    ["J'arrête les tomates sous la serre.", "decision"],
    ["Al final lo pintamos de verde.", "decision"],
    ["Two hours ought to be enough for the tour.", "assumption"],
    ["Fairly sure the ferry runs in winter.", "assumption"],
    ["Petra vermutet, dass der Zug auch sonntags fährt.", "assumption"],
    ["Imagino que vienen unas veinte personas a la cena.", "assumption"],
    ["The grant caps us at 40 hours a month.", "constraint"],
    ["The library demands a deposit in cash.", "constraint"],
    ["They don't allow dogs in the barn.", "constraint"],
    ["The bridge: nobody may cross it after dark.", "constraint"],
    ["The trailer carries 750 kg.", "constraint"],
    ["Der Steg trägt nur 200 kg auf einmal.", "constraint"],
    ["Der Flur muss bei jeder Feier frei bleiben.", "constraint"],
    ["On n'a droit qu'à deux places de parking.", "constraint"],
    ["Aucune visite pendant les repas dans la salle.", "constraint"],
    ["El seguro no cubre las bicicletas de los socios.", "constraint"],
    ["The old printer is not going to be replaced.", "decision"],
    ["The newsletter won't be continued after June.", "decision"],
    ["We're giving the second stall up at Easter.", "decision"],
    ["Dropping Tuesday from the timetable.", "decision"],
    ["Then we load the van on Thursday, not on Friday.", "decision"],
    ["I'll use the blue cloth as the lining and leave the fringe.", "decision"],
    ["Das Faxgerät fliegt raus.", "decision"],
    ["Ab sofort wird nur noch am Eingang kassiert.", "decision"],
    ["Venga, compramos la mesa larga y ya está.", "decision"],
    ["Este año nada de fuegos artificiales en la plaza.", "decision"],
    ["I'm guessing the ferry runs on Sunday too.", "assumption"],
    ["My gut says they sell the barn.", "assumption"],
    ["She acted on the understanding that the roof was insured.", "assumption"],
    ["I take it the deposit covers the keys.", "assumption"],
    ["I think the leak was the gasket, not the pump.", "assumption"],
    ["Supongo que la llave la tiene el portero de al lado.", "assumption"],
    ["Es wird angenommen, dass der Keller trocken bleibt.", "assumption"],
    ["Marion croit que la salle sera chauffée en décembre.", "assumption"],
    ["Trainees can't see patients without a supervisor.", "constraint"],
    ["The Tenant shall not keep bees on the balcony.", "constraint"],
    ["No open fires (candles, torches) may be lit in the hall.", "constraint"],
    ["Nothing may be published until the family has read it.", "constraint"],
    ["The lift doesn't carry more than 300 kg.", "constraint"],
    ["The bank doesn't let us split the payment.", "constraint"],
    ["The kiosk only accepts parcels until noon.", "constraint"],
    ["The harbour master says nobody leaves the quay when the flag is red.", "constraint"],
    ["Sign at the gate: no dogs between May and September.", "constraint"],
    ["Der Aufzug trägt höchstens 12 Personen auf einmal.", "constraint"],
    ["Das Formular kann keine Umlaute.", "constraint"],
    ["Le pont ne supporte pas plus de 35 tonnes.", "constraint"],
    ["La grúa no aguanta más de 80 kilos.", "constraint"],
    ["We will paint the fence ourselves rather than hire somebody.", "decision"],
    ["We considered a boat, but went with a bicycle for each.", "decision"],
    ["After a lot of talk: tea in the barn, cake in the house.", "decision"],
    ["Den Zaun lassen wir stehen.", "decision"],
    ["Finalement, pas de bal cette année.", "decision"],
    ["Nos quedamos con la mesa vieja.", "decision"],
    ["Besloten is om de poort te sluiten.", "decision"],
    ["We have assumed the well is deep enough.", "assumption"],
    ["The ushers expect that half of the seats stay empty.", "assumption"],
    ["Nadia thinks it'll hold for a winter.", "assumption"],
    ["Petra meint, das dauert in der Schule zwei Wochen.", "assumption"],
    ["Contamos con que llegue el permiso.", "assumption"],
    ["The museum won't accept parcels without a form.", "constraint"],
    ["The gate refuses cars longer than 5 m.", "constraint"],
    ["The bridge can carry 12 tonnes.", "constraint"],
    ["You need Java 17 or later.", "constraint"],
    ["Every member needs a key from the porter.", "constraint"],
    ["Das Boot muss eine Schwimmweste je Gast haben.", "constraint"],
    ["La porte ne doit jamais rester ouverte.", "constraint"],
    ["El texto de la carta: máximo 300 palabras.", "constraint"],
    ["The sticker says 12 kg, not 15.", "contradiction"],
    ["The kitchen clock 9:15, her watch 9:02.", "contradiction"],
    ["The poster says forty seats, the ticket says thirty.", "contradiction"],
    ["The file says it closes on Friday, which does not match what the porter wrote.", "contradiction"],
  ])("%s", (text, kind) => {
    expect(kindsOf(text)).toEqual([kind]);
  });

  it.each([
    "Dropping the anchor ends the race.",
    "This message is for the addressee and must not be forwarded.",
    "You need to bring a pen.",
    "Manuela: no trace of it in the top drawer",
    "The report has three parts, about the first twenty pages are thin.",
    "Nadia must ring the plumber about the tap",
    "Grandfather says you must never whistle in a boat.",
    "The cat has decided that the sofa is hers.",
    "If a second buyer turned up, we would have to start again.",
    "With this approach two rows could be locked and nobody must notice.",
    "It's recommended to bring at least 2 pens.",
    "Result: 3rd of 12.",
    "Well, I guess we know who pays the bill.",
    "Tobias should get a key",
    "This contract is governed by the law of Norway and no waiver is required.",
    "Recuerda: es obligatorio llevar casco.",
    "Ein Kennwort sollte mindestens 14 Zeichen haben, sagt man.",
  ])("nothing: %s", (text) => {
    expect(kindsOf(text)).toEqual([]);
  });
});

describe("what is found in two sentences", () => {
  it.each([
    ["The list has 40 names. The register says 37 for the same week.", ["contradiction"]],
    ["Tom swears we painted the north wall. The ledger says we painted the south wall.", ["contradiction"]],
    ["Tom swears we painted the wall. The ledger says nothing of brushes.", []],
    ["The list has 40 names. The register says 40 for the same week.", []],
  ])("%s", (text, kinds) => {
    expect(kindsOf(text)).toEqual(kinds);
  });

  it("also of two messages, with both as evidence", () => {
    const chat = [
      ["**ana** 9:01", "gates open at 18:00, bring the cash box"],
      ["**ben** 9:02", "the poster says 18:30 tho"],
      [
        "**cem** 9:05",
        "we decided to print the poster again. we agreed to rent the hall. we assume that the gate holds.",
      ],
    ];
    const body = chat.map((message) => message.join("\n")).join("\n\n");
    const found = findLocally({ path: "note/A.md", type: "note", name: "A", body });
    expect(found[0]).toMatchObject({
      kind: "contradiction",
      evidence: expect.stringMatching(/^gates.*tho$/s),
    });
  });
});

describe("what surrounds a sentence", () => {
  const rule = "The dough must be cold.";
  it("steps of a recipe are not constraints; a sentence on the owner's oven is", () => {
    const recipe = `- 200 g flour\n- 90 ml milk\n- 2 tbsp honey\n\n1. ${rule}\n`;
    expect(kindsOf(recipe)).toEqual([]);
    expect(kindsOf(`${recipe}\nOur oven must be serviced before 1 May at the latest.`)).toEqual([
      "constraint",
    ]);
    expect(kindsOf(rule)).toEqual(["constraint"]);
  });

  it("a signature, and what a bot says, are not read", () => {
    expect(kindsOf(`Hello.\n\n-- \nForwarding this message is forbidden.\n`)).toEqual([]);
    expect(kindsOf(`Hello.\n\n---\nForwarding the file is forbidden.\n`)).toEqual(["constraint"]);
    const says = (who: string) =>
      kindsOf(
        `**ana** 9:01\nwe decided to sell the boat\n\n**ben** 9:02\nI assume the shed holds a tent\n\n**${who}** 9:03\nGuests must be registered by noon.\n`,
      );
    expect(says("Group bot")).toEqual(["decision", "assumption"]);
    expect(says("Abbot")).toEqual(["decision", "assumption", "constraint"]);
  });

  it("headings are read up to a comma; options that were considered are none", () => {
    expect(kindsOf("## Decisions, after lunch\n\n- red door: yes, from Hansen\n")).toEqual(["decision"]);
    expect(kindsOf("## Options considered\n\n### One\n\nWe keep the tent and must be careful.\n")).toEqual(
      [],
    );
  });

  it("below options only what was chosen counts", () => {
    const options = "## Options\n\n1. We keep the tent.\n2. We rent a hall.\n\n";
    expect(kindsOf(`${options}We decided to rent a hall.\n`)).toEqual(["decision"]);
    expect(kindsOf(`${options}The hall must be booked by May.\n`)).toEqual([]);
  });

  it("an aside in brackets does not make a claim hearsay", () => {
    expect(kindsOf("Je pars du principe que le mur tiendra (papi disait toujours le contraire).")).toEqual([
      "assumption",
    ]);
  });
});

it.each([
  [
    "If you've finally decided to sell the boat, tell the harbour.",
    "We've finally decided to sell the boat.",
  ],
  ["The decision to sell the boat will help the club for years.", "The decision was to sell the boat."],
  ["Decision date: 4 May, in the barn", "Decision: the boat is sold in May"],
  ["The chairs are usually elected by all members.", "It was decided that all members elect the chairs."],
  ["In this tutorial we will not use the second oven.", "We will not use the second oven."],
  [
    "This lists all changes since the previous approved edition of the map.",
    "The board approved the edition of the map.",
  ],
  ["You have approved the second boat.", "We have approved the second boat."],
  ["It is considered good practice that we rejected the second boat.", "We rejected the second boat."],
  ["Why we decided to sell the second boat", "So we decided to sell the second boat"],
  ["Status: [proposed, agreed on, rejected]", "Status: agreed on the second boat"],
  ["I should have decided to sell the second boat.", "I have decided to sell the second boat."],
  ["`git decided to sell the second boat`", "`git`: we decided to sell the second boat"],
  ["- [[We decided to sell the boat]]", "- We decided to sell the boat"],
  ["Paused = the team decided to rest the boat", "Paused: the team decided to rest the boat"],
  ["Objection: guests must not keep the key.", "Guests must not keep the key."],
  ["Einwand: Gäste dürfen den Schlüssel nicht behalten.", "Gäste dürfen den Schlüssel nicht behalten."],
  ["Less wood is required by law.", "Wood is required by law."],
  ["The ramp may no longer be required by law.", "The ramp is required by law."],
  ["The barn is not only required by law but liked.", "The barn is required by law."],
  ["Guests don't actually have to be members.", "Guests have to be members."],
  ["All that needs to be cut is the hedge.", "The hedge needs to be cut."],
  ["The delay is due to the ice.", "The report is due on Friday."],
  ["The board approved the minutes of May.", "The board approved the budget of May."],
  ["Ada agreed to take the minutes.", "Ada agreed to take the boat."],
  ["We agreed to meet again on the 7th.", "We agreed to sail again on the 7th."],
  ["Let's use the barn as an example.", "Let's use the barn as a store."],
  ["We decided on the following:", "We decided on the following boat"],
  ["Once the barn is dry, we will use the barn.", "We will use the barn."],
  ["This does not mean that guests must not sail.", "Guests must not sail."],
  ["On prend l'exemple de la cabane.", "On prend la cabane pour la fête."],
  ["Está sendo aprovada a compra da cabana.", "Foi aprovada a compra da cabana."],
  ["Also resolved: the wrong name of the boat.", "Resolved: the boat has another name."],
  ["If we assume that the pump holds, fine.", "We assume that the pump holds."],
  ["So it is a very large barn indeed.", "The blue barn it is then."],
  ["Der Vorstand kann den Verkauf beschließen.", "Der Vorstand hat den Verkauf beschlossen."],
  ["Guests must use:  –", "Guests must use the side door"],
  [
    "Die Mitglieder des Beirats werden jährlich im Mai gewählt.",
    "Die Mitglieder des Beirats wurden im Mai gewählt.",
  ],
  ["Der Termin wird nächste Woche festgelegt.", "Der Termin wurde festgelegt."],
])("is none, though it sounds like one: %s", (none, one) => {
  expect(kindsOf(one)).toHaveLength(1);
  expect(kindsOf(none)).toEqual([]);
});

it("what must be done with things that are approved is a rule, not their approval", () => {
  expect(kindsOf("Approved lamps for the hall.")).toEqual(["decision"]);
  expect(kindsOf("Approved lamps must hang in the hall.")).toEqual(["constraint"]);
});

it.each([
  ["Wir gehen davon aus, dass die Förderung bewilligt wird.", "Die Förderung wird bewilligt"],
  ["We gaan ervan uit dat de subsidie wordt toegekend.", "De subsidie wordt toegekend"],
])("is named by a main clause: %s", (text, name) => {
  expect(foundIn(text).map((found) => found.name)).toEqual([name]);
});
