import { expect, it } from "vitest";
import { analysedWithGuesses, peopleOf } from "../note.fixture";
import { recordName } from "./person";

const participantsOf = async (text: string) =>
  (await analysedWithGuesses(text)).people.all().filter(({ participant }) => participant);

it.each([
  ["who signs a note", "# Ward notes\n\nQuiet day.\n\nNothing to report.\n\n— Hilary", "Hilary"],
  ["who keeps a list", "# To do\nfrom Lotte\n\n- order bunting", "Lotte"],
  ["who keeps a list in Japanese", "松本のやることリスト\n\n・歯医者の予約", "松本"],
  ["who keeps it in brackets", "jobs, rest of the week (Grant)\n\n- ring the vet", "Grant"],
  [
    "who keeps it at the right",
    "HEDDA running list\nSun Oct 18 2026          -- Noémie, SM\n\n* ring the vet",
    "Noémie",
  ],
  ["who keeps it by a verb", "PENDIENTES TALLER — lo lleva Nacho\n\n- llamar al perito", "Nacho"],
  [
    "who signs with an initial",
    "# Vestry\n\nRing the bellhanger.\n\nAll is well.\n\nJ. Okafor, churchwarden",
    "J. Okafor",
  ],
  [
    "who keeps it, by an initial",
    "# Open items\nKept by T. Okafor, paralegal.\n\n- order the transcript",
    "T. Okafor",
  ],
  [
    "an initial in a title",
    "thurs 28 may. notebk. E. Okafor, W Highland Courier\n\nring the shop for its age",
    "E. Okafor",
  ],
  ["who keeps a weekly report in Japanese", "週報 松本\n\n・試験の申込をする", "松本"],
  [
    "who wrote it, under an unknown name",
    "lista – cose da fare  scritto da Zefirino\n\nchiamare la cappa",
    "Zefirino",
  ],
  [
    "an initial behind the name of a book",
    "## Laborbuch K. Brandmann — AG Moos\n\n- Platten gezählt\n- Gel gegossen",
    "K. Brandmann",
  ],
  [
    "an initial behind the number of a page",
    "p. 87 — R. Nakimuli-Hay — 3 Sept 2026\n\nRuns repeated.",
    "R. Nakimuli-Hay",
  ],
  ["whose notebook it is, under an unknown name", "Nakimuli's notebook, pp. 3–5\n\nFlew up.", "Nakimuli"],
  [
    "a name in full in brackets",
    "# stuff, week of Nov 9   (Tavish Norbrook, Elk County)\n\n- fix the latch",
    "Tavish Norbrook",
  ],
  [
    "who signs with a title",
    "# dopo l'udienza\n\ntutto bene.\n\nnon si transige.\n\n_avv. Neri Ubaldini_",
    "Neri Ubaldini",
  ],
  ["who reports", "# Status\n\nReporting officer: Alasdair Munro\n\nAll is well.", "Alasdair Munro"],
])("finds %s", async (_who, text, name) => {
  expect((await participantsOf(text)).map(recordName)).toContain(name);
});

it.each([
  ["a day", "# Notes\n\nSend it by Friday.\n\nQuiet day.\n\nFriday"],
  ["whom the note is about", "# Notes for Hilary\n\nQuiet day.\n\nNothing to report."],
  ["a place behind a label", "# Notes from Lisbon\n\nQuiet day."],
  ["a day's list", "# Monday's list\n\n- ring the vet"],
  ["a thing in brackets", "# todo (Bramley House, upstairs)\n\n- fix the latch"],
  ["a month", "Packing list Lisbon (May)\n\n- socks"],
  ["a time", "# 今週のやることリスト\n\n・歯医者の予約"],
])("does not take %s for the author", async (_what, text) => {
  expect(await participantsOf(text)).toEqual([]);
});

it.each([
  ["M. Ferrand (mathématiques) fait observer que les effectifs dépassent vingt-huit.", "Ferrand"],
  ["Sophie muss Blumen für das Fest kaufen.", "Sophie"],
  ["Sophie kann noch nicht kommen, aber sie hilft.", "Sophie"],
  ["kurz der Stand nach dem Telefonat mit Herrn Brandauer.", "Brandauer"],
  ["Captain Rendall has the matter in hand.", "Rendall"],
  ["I spoke to Sister Pryce about it.", "Pryce"],
  ["Somebody needs to book the inspection - Dennis pls.", "Dennis"],
  ["明日は野口が資材を発注する。", "野口"],
  ["塗料の見本は川島さんが届ける。", "川島"],
])("recognizes a person by the words around the name: %s", async (text, name) => {
  expect(peopleOf(await analysedWithGuesses(text))).toEqual([name]);
});

it("takes none of two in the head of a note that is nobody's for its author", async () => {
  const text = "Paper by T. Okafor, E. Munro\n\nA fine one.\n\nNothing to report.";
  const { people } = await analysedWithGuesses(text, "paper.txt");
  expect(people.all().filter(({ participant }) => participant)).toEqual([]);
});

it("separates a form of address from the name before it", async () => {
  const people = peopleOf(await analysedWithGuesses("Asistentes: Carmen Ortuño, Sr. Vila (administrador)"));
  expect(people).toEqual(["Carmen Ortuño", "Vila"]);
});

it.each(["皆さんが手伝う。", "業者さんに連絡する。", "福島が会場になる。"])(
  "finds nobody in %s",
  async (text) => {
    expect(peopleOf(await analysedWithGuesses(text))).toEqual([]);
  },
);
