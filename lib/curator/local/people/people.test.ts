import { describe, expect, it } from "vitest";
import { confidenceOf } from "../compose/confidence";
import { analysed, knownRecord, peopleOf } from "../note.fixture";

const found = async (
  text: string,
  filename?: string,
  known?: Parameters<typeof analysed>[2],
): Promise<string[]> => peopleOf(await analysed(text, filename, known));

describe("people in prose", () => {
  it.each([
    ["Spoke to Mr. Cornelius Abernathy, manager at Tidewell.", ["Cornelius Abernathy"]],
    ["I met Wanjiru Kamau and Zsófia Kertész at lunch.", ["Wanjiru Kamau", "Zsófia Kertész"]],
    ["Ask Dov Ben-Ami for the logo.", ["Dov Ben-Ami"]],
    ["The council (Cheryl Bowen) runs a course.", ["Cheryl Bowen"]],
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
  ])("nobody: %s", async (text) => {
    expect(await found(text)).toEqual([]);
  });
});

describe("people with one name", () => {
  it.each([
    ["Frau Czerny meldet sich.", ["Czerny"]],
    ["Signed by Cllr. M. Fothergill and Mrs Ibbotson.", ["M. Fothergill", "Ibbotson"]],
    ["Il Sig. Chraibi segnala un guasto.", ["Chraibi"]],
    ["Gideon rang from the Press.", ["Gideon"]],
    ["- [ ] Gethin: mend the lights\n- [ ] Rhian to look at it", ["Gethin", "Rhian"]],
    ["Present: Ann Lee, me (Leontien)\nAway: Torquil", ["Ann Lee", "Leontien", "Torquil"]],
    ["Herr Vorsitzender, Mr President and Dr. Yes agreed.", []],
    ["Present:\n- Ann Lee\n\nQuorum established at 17.", ["Ann Lee"]],
    ["Saldo Cajamar: 22.410 €", []],
    ["Mr Lee and Ann Lee met Ann.", ["Ann Lee"]],
  ])("%s", async (text, names) => {
    expect(await found(text)).toEqual(names);
  });

  it("are proposed, not written", async () => {
    const { people } = await analysed("Mrs Ibbotson called.");
    expect(people.all().map(confidenceOf.person)).toEqual([0.7]);
  });

  it("are nobody new where the vault has several of that name", async () => {
    const kerrs = [knownRecord("person", "Ann Kerr"), knownRecord("person", "Bob Kerr")];
    expect(await found("Mr Kerr called.", "a.txt", kerrs)).toEqual([]);
  });
});

describe("short names", () => {
  it("stand for the only one of the note", async () => {
    const { people } = await analysed(
      "Attendees: Alice Chen, Bob Ito\n\nAlice asked Mr Ito and @bob. BI agreed.",
    );
    const counts = people
      .all()
      .map((person) => people.mentions.filter((mention) => mention.person === person).length);
    expect(counts).toEqual([2, 4]);
  });

  it("stand for nobody when there are two", async () => {
    const { people } = await analysed("Attendees: Alice Chen, Alice Wong\n\nAlice will call the bank.");
    expect(people.mentions).toHaveLength(2);
  });

  it("stand for the only one of the vault, by first name or alias", async () => {
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

  it("leaves machines' mails alone but for the reader", async () => {
    const mail =
      "From: LinkedIn <noreply@l.example>\nTo: Dana Whitfield <d@x.example>\nSubject: hi\n\nRajesh Kumar viewed your profile.";
    expect(await found(mail)).toEqual(["Dana Whitfield"]);
  });
});
