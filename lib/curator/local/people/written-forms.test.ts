import { describe, expect, it } from "vitest";
import { analysed, analysedByRules, peopleOf } from "../note.fixture";
import { recordName } from "./person";

const peopleIn = async (text: string): Promise<string[]> => peopleOf(await analysedByRules(text, "note.md"));

describe("names as programs write them", () => {
  it.each([
    [
      "small capitals of Pandoc",
      "**Guests:**\nAnna [Meny]{.smallcaps},\nPaul [Da Col]{.smallcaps}.",
      "Anna Meny",
    ],
    ["an escaped nickname", "\\<hyc> is it in?\n\\<moro> yes\n\\<hyc> good\n\\<moro> next\n", "moro"],
    [
      "a surname first, with an initial",
      "From: Welch, Dora <d@x.org>\nTo: Lorion, Chris M <c@x.org>; Stahl, Tom <t@x.org>\n\nHello",
      "Chris M Lorion",
    ],
    ["accounts in capitals and small letters", "Attending: DaveMeth, rwal, gib042", "DaveMeth"],
    [
      "accounts below a part of who came",
      "# Attendance\n\n## Directors\n\n- bryli\n- ronitn\n- dapar\n",
      "ronitn",
    ],
    [
      "in brackets before items",
      "- [Eric] Set up the hall\n- [Aleks] Should we ask\n- [Eric] Chairs\n- [Katrina] Discuss",
      "Aleks",
    ],
    [
      "in corner brackets",
      "- 「Eric」Set up the hall\n- 「Aleks」Should we ask\n- 「Katrina」Discuss",
      "Aleks",
    ],
    ["below a greeting", "Wir melden uns.\n\nBis bald.\n\nLiebe Grüße\nChris, Marius, Tim", "Marius"],
    [
      "first name first, where the note has both",
      "Present:\n- Grisel Olivier\n- Ann Lee\n\nOlivier Grisel agreed to call.",
      "Olivier Grisel",
    ],
  ])("reads %s", async (_, text, name) => {
    expect(await peopleIn(text)).toContain(name);
  });

  it.each([
    ["a greeting", "Wir melden uns.\n\nBis bald.\n\nLiebe Grüße\nChris, Marius, Tim", "Liebe Grüße"],
    ["a mark of items", "- [Bug] The lamp\n- [Bug] The door\n- [Bug] The roof\n- [Idea] Chairs", "Bug"],
    ["where somebody works", "Call\n\nEric Nantz - Lilly\n", "Lilly"],
    ["another form of a name", "Students: Chieh-hsiu (Jerry) Hung came late.", "Jerry"],
    [
      "the account of who is named before it",
      "Morgan ([@colvert](https://x.example/c)) proposes a date.",
      "colvert",
    ],
    [
      "the group of an account",
      "Attendees:\n\n- @jtemp - PyLadies Natal\n- @dborah - PyLadies Lima\n",
      "PyLadies Natal",
    ],
    ["who signs without a name", "Compte rendu\n\nIl faut relire.\n\nSigné : Le secrétaire\n", "Signé"],
  ])("takes nobody for %s", async (_, text, name) => {
    expect(await peopleIn(text)).not.toContain(name);
  });
});

it("is somebody with a surname in capitals that is a word for an event", async () => {
  const text = "Présents : Deborah CAMP, Paul FAIR\n\nDeborah CAMP enverra le budget à la mairie.\n";
  const { people, events } = await analysed(text, "a.md");
  expect(people.all().map(recordName).sort()).toEqual(["Deborah Camp", "Paul Fair"]);
  expect(events).toEqual([]);
});
