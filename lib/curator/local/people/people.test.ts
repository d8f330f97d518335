import { describe, expect, it } from "vitest";
import { LIKELY, SURE } from "../../plan";
import { confidenceOf } from "../compose/confidence";
import { analysed, analysedWithGuesses, knownRecord, peopleOf } from "../note.fixture";
import { recordName } from "./person";

const found = async (
  text: string,
  filename?: string,
  known?: Parameters<typeof analysed>[2],
): Promise<string[]> => peopleOf(await analysed(text, filename, known));

it("reads a table of attendees whose columns have no names", async () => {
  const text =
    "### Attendees\n| | |\n|---|---|\n| Neil Garrity | Hallam Homes |\n| Beata Wojcik | Pell Architects |";
  const people = (await analysed(text)).people.all();
  expect(people.map(({ structured }) => structured)).toEqual([true, true]);
});

it.each([
  ["Présents : Claude Pittet, Anne Durand", ["Claude Pittet", "Anne Durand"]],
  ["Present: Alexa Brown, Ann Lee", ["Alexa Brown", "Ann Lee"]],
  ["Present: Sarah Jenkins, Mar Díaz, May Chen", ["Sarah Jenkins", "Mar Díaz", "May Chen"]],
  ["Teilnehmer: Roman Frei (Protokoll), Joke de Boer", ["Roman Frei", "Joke de Boer"]],
])("is sure of whom a list of attendees names, also like a product: %s", async (text, names) => {
  const people = (await analysed(text)).people.all();
  expect(people.map(({ name }) => name.words.join(" "))).toEqual(names);
  expect(people.every((person) => confidenceOf.person(person) >= SURE)).toBe(true);
});

it("takes no product for one of its users", async () => {
  expect(await found("We asked Claude Sonnet and Claude Code to write the test.")).toEqual([]);
});

describe("people in prose", () => {
  it.each([
    ["Spoke to Mr. Cornelius Abernathy, manager at Tidewell.", ["Cornelius Abernathy"]],
    ["I met Wanjiru Kamau and Zsófia Kertész at lunch.", ["Wanjiru Kamau", "Zsófia Kertész"]],
    ["Ask Dov Ben-Ami for the logo.", ["Dov Ben-Ami"]],
    ["The council (Cheryl Bowen) runs a course.", ["Cheryl Bowen"]],
    ["Ran into Marged Pugh and her dogs.", ["Marged Pugh"]],
    ["- chase Jo Pemberton: £36 from cake sale", ["Jo Pemberton"]],
    [
      "From: Ann Lee <ann.lee@altura.example>\nTo: Kaveri Steering <kaveri-steering@altura.example>\nSubject: Plan\n\nHi.",
      ["Ann Lee"],
    ],
    ["Mark Rowe and June Carter will measure it.", ["Mark Rowe", "June Carter"]],
    ["Will Porter joined later. Bill Nolan was late.", ["Will Porter", "Bill Nolan"]],
    ["Elected parents: Ann Brannock, Mrs Eva Kerrow", ["Ann Brannock", "Eva Kerrow"]],
    [
      "Aanwezig: Arjan Visser, Krijn Doorn\n\n- _Actie Krijn_: de zaal huren",
      ["Arjan Visser", "Krijn Doorn"],
    ],
    [
      "Door Arjan Visser en Krijn Doorn.\n\n## Kascommissie\n\n- _Actie Krijn_: twee leden vragen",
      ["Arjan Visser", "Krijn Doorn"],
    ],
  ])("%s", async (text, names) => {
    expect(await found(text)).toEqual(names);
  });

  it.each([
    "As Kent Beck wrote, make the change easy.",
    'I liked what Rachel Carson said about it, e.g. "Jane Doe answers at once".',
    "*Goodnight Mister Tom* by Michelle Magorian is on the list.",
    'Use the template: "Hi Tom Brown, welcome".',
    "We ran Postgres in New York with Visual Studio Code.",
    "Next Monday May Day, then Open Evening in the Great Hall.",
    "Chase Hager for the missing breakers.",
    "Alice is not here.",
    "Slackbot and Dependabot posted.",
    "The Jenkins job is red, and Claude Jenkins fixed it.",
    "Will Carter come?",
    "The Art Basel opens in May Hall.",
    "Lunch was good, sandwiches from Ottilie's, as ever.",
    "Le concert sera dans la salle Jean-Moulin, à 15h.",
    "I did wonder about asking Glasbau Werner to look at the hinge.",
  ])("nobody: %s", async (text) => {
    expect(await found(text)).toEqual([]);
  });
});

describe("people with one name", () => {
  it.each([
    ["Frau Czerny meldet sich.", ["Czerny"]],
    ["12/04/2026, 08:16 - Terry Plot 19: not me\n12/04/2026, 08:17 - Rhian: nor me", ["Terry", "Rhian"]],
    ["Present: Winifred Tate, Oswin Hale\n\nWinnie can you write to them?", ["Winifred Tate", "Oswin Hale"]],
    ["出席：ファム・ティ・ラン、佐藤 健", ["ファム・ティ・ラン", "佐藤 健"]],
    ["Signed by Cllr. M. Fothergill and Mrs Ibbotson.", ["M. Fothergill", "Ibbotson"]],
    ["Il Sig. Chraibi segnala un guasto.", ["Chraibi"]],
    ["Gideon rang from the Press.", ["Gideon"]],
    ["- [ ] Gethin: mend the lights\n- [ ] Rhian to look at it", ["Gethin", "Rhian"]],
    ["Present: Ann Lee, me (Leontien)\nAway: Torquil", ["Ann Lee", "Leontien", "Torquil"]],
    ["Herr Vorsitzender, Mr President and Dr. Yes agreed.", []],
    ["Present:\n- Ann Lee\n\nQuorum established at 17.", ["Ann Lee"]],
    ["Saldo Cajamar: 22.410 €", []],
    ["We went up to the ridge with Gideon.", ["Gideon"]],
    ["Gideon slept in the van.", ["Gideon"]],
    ["Sorry to hear that Gideon is stepping down.", ["Gideon"]],
    ["That off white from Ottilie's kitchen.", ["Ottilie"]],
    ["Tobi can you ask auntie Grace?", ["Tobi", "Grace"]],
    ["- Rhian -- pictures of the parade", ["Rhian"]],
    ["After talking to Ottilie I've cut the scene.", ["Ottilie"]],
    ["Later Rhian and I talked till midnight.", ["Rhian"]],
    ["The bench that Gideon made stays where it is.", ["Gideon"]],
    ["- [ ] send the mainsail away - Rhian", ["Rhian"]],
    ["Jun will re-plot the storm. Jan will be cold.", ["Jun"]],
    ["We passed St Gideon, the Rhian and rue Ottilie-Weiss.", []],
    ["Ich habe mit Ludger Paschke von der Bundesanstalt für Wasserbau gesprochen.", ["Ludger Paschke"]],
    ["Present: Commodore Alastair Imrie, Morven Duthie", ["Alastair Imrie", "Morven Duthie"]],
    ["Reading *Middlemarch* still. Ottilie has decided to marry that man.", []],
    ["The boat people are Gideon Charters. We'll take Gideon with their skipper.", []],
    ["Katze Frieda frisst wieder, Kater Gideon auch.", []],
    ["Comimos con la tía Ottilie. Falta Gideon.", ["Ottilie", "Gideon"]],
    ["Schwester Hedwig beschriftet die Schränke der Station.", ["Hedwig"]],
    ["Le devis est avec Ottilie pour la salle.", ["Ottilie"]],
    ["Present: Ann Lee, Simon P.", ["Ann Lee", "Simon P"]],
    ["Presenti: Teresa Fusco, l'idraulico Gianni", ["Teresa Fusco", "Gianni"]],
    ["参加：大塚 恵子、図書館の吉村さん", ["大塚 恵子", "吉村"]],
    ["Tutoría con Amparo y Gonzalo, y con sus madres.", ["Amparo", "Gonzalo"]],
    ["Limited to 200 ms. Contrast needs to be high, with German quotes.", []],
    ["Old Mr Gribble says no. Dear Rev Harcourt-Bell", ["Gribble", "Harcourt-Bell"]],
    ["Joan and Bertie were at the Ship. Let Gideon know.", ["Joan", "Bertie", "Gideon"]],
    ["Herr Asmussen vom Ordnungsamt kommt am 20. Mai zu uns.", ["Asmussen"]],
    ["Siri and IVA are no help. With Siri, it failed.", []],
    ["Mr Lee and Ann Lee met Ann.", ["Ann Lee"]],
  ])("%s", async (text, names) => {
    expect(await found(text)).toEqual(names);
  });

  it("are proposed, not written", async () => {
    const { people } = await analysed("Mrs Ibbotson called.");
    const [confidence = 1, ...more] = people.all().map(confidenceOf.person);
    expect(more).toEqual([]);
    expect(confidence).toBeGreaterThanOrEqual(LIKELY);
    expect(confidence).toBeLessThan(SURE);
  });

  it("are nobody new where the vault has several of that name", async () => {
    const kerrs = [knownRecord("person", "Ann Kerr"), knownRecord("person", "Bob Kerr")];
    expect(await found("Mr Kerr called.", "a.txt", kerrs)).toEqual([]);
  });
});

describe("short names", () => {
  it("mean the only such person of the note", async () => {
    const { people } = await analysed(
      "Attendees: Alice Chen, Bob Ito\n\nAlice asked Mr Ito and @bob. BI agreed.",
    );
    const counts = people
      .all()
      .map((person) => people.mentions.filter((mention) => mention.person === person).length);
    expect(counts).toEqual([2, 4]);
  });

  it("mean nobody when there are two", async () => {
    const { people } = await analysed("Attendees: Alice Chen, Alice Wong\n\nAlice will call the bank.");
    expect(people.mentions).toHaveLength(2);
  });

  it("mean the only such person of the vault, by first name or alias", async () => {
    const known = [knownRecord("person", "Marcus Oyelaran"), knownRecord("person", "Joanna Sandoval", "Jo")];
    expect(await found("Jo asked Marcus about it.", "a.txt", known)).toEqual([
      "Joanna Sandoval",
      "Marcus Oyelaran",
    ]);
    expect(await found("ask marcus re ladder", "a.txt", known)).toEqual(["Marcus Oyelaran"]);
    const two = [...known, knownRecord("person", "Marcus Webb")];
    expect(await found("Marcus is late.", "a.txt", two)).toEqual([]);
  });

  it("are words where they are words", async () => {
    const known = [
      knownRecord("person", "Mark Ellery"),
      knownRecord("person", "Will Tanner"),
      knownRecord("person", "May Ito"),
    ];
    expect(await found("Mark the beds. Will need more in May.", "a.txt", known)).toEqual([]);
  });
});

describe("one person, one record", () => {
  it("whatever the spelling", async () => {
    const text = "Attendees: Alice Chen, A. Chen, CHEN, Alice\n\nDr. Alice Chén came.";
    expect(await found(text)).toEqual(["Alice Chen"]);
  });

  it("given names alone are the person who has them", async () => {
    expect(
      await found("Present: de Souza, Ana Paula; Kerr, James\n\nAna Paula has spoken to the bank."),
    ).toEqual(["Ana Paula de Souza", "James Kerr"]);
  });

  it("continue in the next line of their list, after offices and forms of address", async () => {
    const list = "PRESENT: Cllr Ann Lee (Chairman),\nShri Anil Thakur, Cllr A Penrose\n\nThe meeting began.";
    expect(await found(list)).toEqual(["Ann Lee", "Anil Thakur", "A Penrose"]);
  });

  it("are read by the surname in a Chinese clause, and after an office in Japanese", async () => {
    expect(await found("作文题沈老师出了两道。")).toEqual(["沈"]);
    expect(await found("欠席：撮影 一ノ瀬 誠\n\n会議です。")).toEqual(["一ノ瀬 誠"]);
  });

  it("has accounts for names where a list has no others", async () => {
    expect(await found("Attendees:\n- _@kestrel9_\n- _@lintbrush_")).toEqual(["kestrel9", "lintbrush"]);
    expect(
      await found(
        "# 例会\n\n## 与会人(Attendees)\n- 王芳 [@wangfang9](https://x.example/wangfang9)\n- 李雷 [@leili](https://x.example/leili)",
      ),
    ).toEqual(["王芳", "李雷"]);
  });

  it("takes those who speak in a log for its people, not those who come and go", async () => {
    const log = [
      "2019-09-13T12:05:42  *** lurker1 <lurker1!~l@host.example> has joined #quoin",
      "2019-09-13T12:06:01  *** mender is now known as mender_",
      "2019-09-13T12:07:00  *** lurker2 <lurker2!~l@host.example> has quit IRC (Quit: bye)",
      "2019-09-13T12:08:00  <kestrel> the build is green again",
      "2019-09-13T12:09:00  <lintbrush> thanks, kestrel",
      "2019-09-13T12:10:00  *** lurker3 <lurker3!~l@host.example> has left #quoin",
    ];
    expect(await found(log.join("\n"))).toEqual(["kestrel", "lintbrush"]);
  });

  it("leaves machines' mails alone but for the reader", async () => {
    const mail =
      "From: LinkedIn <noreply@l.example>\nTo: Dana Whitfield <d@x.example>\nSubject: hi\n\nRajesh Kumar viewed your profile.";
    expect(await found(mail)).toEqual(["Dana Whitfield"]);
  });
});

it.each([
  "To: the board",
  "Para: Asamblea",
  "To: Trustees",
  "An: Vorstand <liste@x.example>",
  "À : Toute l'équipe",
])("takes a group that a mail goes to for nobody: %s", async (to) => {
  const text = `From: Lucía Ferrer <lucia@x.example>\n${to}\nSubject: x\n\nLarch.\n`;
  const { people, guessed } = await analysedWithGuesses(text, "mail.txt");
  expect([...people.all().map(recordName), ...guessed.map(({ name }) => name)]).toEqual(["Lucía Ferrer"]);
});
