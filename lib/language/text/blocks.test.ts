import { describe, expect, it } from "vitest";
import type { Block } from "./block";
import { toBlocks } from "./blocks";
import { splitLines } from "./line";
import { mask } from "./mask";

const blocks = (text: string): Block[] => toBlocks(splitLines(mask(text, 0)), text);
const shown = (text: string): string[] =>
  blocks(text).map(({ form, section, text: own }) => `${form} ${section.kind} ${own.trim()}`);

describe("cutting a text into blocks", () => {
  it("puts list items under their headings, whatever marks these", () => {
    const items = ["item actions send it", "item decisions use it"];
    for (const text of [
      "## Actions\n- send it\n## Decisions\n- use it",
      "Actions:\n* send it\n\nDecisions:\n* use it",
      "ACTIONS\n1. send it\n\nDECISIONS\n1. use it",
      "**Next steps**\n- send it\n\n**Agreed**\n- use it",
    ]) {
      expect(shown(text).filter((it) => it.startsWith("item"))).toEqual(items);
    }
  });

  it("continues an item that was wrapped at the margin, as it is copied from a page", () => {
    const text =
      "· Bo and Kim have agreed to venture into the attic of the old hall to\nmake a list of its contents.\n· Everyone thought that a general clean-up of the inside of the hall\nwas necessary. Kim will arrange a time.\nNo more was asked.\n";
    expect(shown(text)).toEqual([
      "item other Bo and Kim have agreed to venture into the attic of the old hall to make a list of its contents.",
      "item other Everyone thought that a general clean-up of the inside of the hall was necessary. Kim will arrange a time.",
      "text other No more was asked.",
    ]);
  });

  it("loses no line of a long wrapped paragraph", () => {
    const lines = Array.from(
      { length: 200 },
      (_, at) => `the words of line number ${at} are wrapped at the margin as they`,
    );
    const words = blocks(lines.join("\n")).map(({ text }) => text);
    expect(words.join(" ")).toBe(lines.join(" "));
  });

  it("puts items under an item that is a label", () => {
    const text =
      "# Weather station\n- **Attendees:**\n\n    - Ann Lee\n    - kestrel9\n- Decisions\n  - use it\n- Weather\n  - it rained";
    expect(shown(text).slice(1)).toEqual([
      "item other Attendees:",
      "item attendees Ann Lee",
      "item attendees kestrel9",
      "item other Decisions",
      "item decisions use it",
      "item other Weather",
      "item other it rained",
    ]);
  });

  it.each(["Protokoll", "2. Protokoll", "議事録", "Notulen", "Verslag", "会议记录"])(
    "takes %s over the minutes for no list of people",
    (title) => {
      expect(shown(`## ${title}\n### Zelt\n- Planen flicken`)).toContain("item other Planen flicken");
    },
  );

  it("ends a list of people where prose follows it without a heading", () => {
    const text =
      "## Anwesend\n- Ann Lee\n\nZuerst wurde über die neuen Planen gesprochen.\n\n- Zelt: wird geflickt";
    expect(shown(text)).toContain("item other Zelt: wird geflickt");
  });

  it.each([
    "Das Zelt ist noch nass, es gibt also folgende Aufgaben:",
    "La toile n'est pas sèche, il nous reste donc différentes tâches :",
    "La lona no está seca, quedan por hacer:",
    "Il telo non è asciutto, restano da fare:",
    "O toldo não está seco, há as seguintes tarefas:",
    "Het doek is niet droog, er zijn nog volgende taken:",
  ])("takes what is listed below %j for tasks", (lead) => {
    expect(shown(`${lead}\n\n1. Zelt`)).toContain("item actions Zelt");
  });

  it("continues a list of people that was wrapped within a name", () => {
    const text = "Présents : Mirela Ostrava-Lenk, Corvin Hasselt, Odalys Brunkhorst, Tibor\nVandersloot.";
    expect(blocks(text).map((it) => it.text.replace(/\s+/g, " "))).toEqual([
      "Mirela Ostrava-Lenk, Corvin Hasselt, Odalys Brunkhorst, Tibor Vandersloot.",
    ]);
  });

  it("lets a subheading belong to the section above it", () => {
    expect(shown("## Actions\n### Ann\n- send it\n## Notes\n- hm")).toContain("item actions send it");
  });

  it("takes a marked line for a heading only where its items are not below it", () => {
    expect(blocks("■ TODO\n- send it")[0]).toMatchObject({ form: "heading", text: "TODO" });
    for (const mark of ["□", "●"])
      expect(blocks(`${mark} buy milk\n  - from the shop`)[0]).toMatchObject({ form: "item" });
    expect(blocks("□ buy milk\n- call the bank")[0]).toMatchObject({ form: "item", check: "open" });
  });

  it("reads labels, boxes and arrows", () => {
    const [label, box, arrow] = blocks("Present: Ann Lee\n\n- [x] done that\n-> go on");
    expect(label).toMatchObject({ text: "Ann Lee", label: { kind: "attendees" } });
    expect(box).toMatchObject({ text: "done that", check: "done" });
    expect(arrow).toMatchObject({ text: "go on", marker: "arrow" });
    expect(blocks("x drench the hoggets")[0]).toMatchObject({ text: "drench the hoggets", check: "done" });
    expect(blocks("x and y are unknown")[0]).toMatchObject({ form: "text" });
  });

  it("takes no ratio and no time of day for a label", () => {
    expect(blocks("- next 1:1 moves to Wednesday")[0]).toMatchObject({ text: "next 1:1 moves to Wednesday" });
    expect(blocks("- next 1: moves to Wednesday")[0]).toMatchObject({ text: "moves to Wednesday" });
  });

  it("joins lines that were wrapped, and only those", () => {
    const wrapped =
      "We could add another two hundred meters if you decide before noon. Björn\nEkström from our warehouse says so.";
    expect(blocks(wrapped)).toHaveLength(1);
    expect(blocks("call the bank\nring the school\nbuy milk")).toHaveLength(3);
    const list =
      "thank-you card for the two who lent us the van, and a box of beer too\nredirect the mail\ncancel the gym\nnew doctor for Anaya\npaint";
    expect(blocks(list)).toHaveLength(5);
    const notes =
      "shelves: oak, not pine (agreed, they cost less and hold more)\nmeasure the hall!!\nMia to ring the joiner about all of the new doors - that takes him about 3 weeks\nkeys are with Tom, the spare one too\nask Eva for the long ladder";
    expect(blocks(notes)).toHaveLength(5);
    const call =
      "Spoke to Dr Morris on Weds - new tablets (amlodipine 5mg), BP check in 3 weeks\ncarer comes Mon/Wed/Fri from Homecare Plus, contact Denise 07700 900123\nAttendance allowance form: I fill in, Mum signs, post by end of month\nStairlift people (Brandt) quoting Thursday 10am - Pete to be there\ndecided no to the day centre\nask GP about memory clinic referral\nPete has Christmas";
    expect(blocks(call).at(-1)?.text).toBe("Pete has Christmas");
    expect(blocks(call).map(({ text }) => text)).toContain("decided no to the day centre");
  });

  it("joins a line that leads on to the next, though those around it are items", () => {
    const text =
      "Agenda of May\nThe Clerk and the chair have to see to it that the papers of June are\nsent out in time.\nHall floor\nRoof and gutters\nPaths\n";
    expect(blocks(text).map(({ text }) => text)).toContain(
      "The Clerk and the chair have to see to it that the papers of June are sent out in time.",
    );
  });

  it("keeps every offset: a block's text is the mask of that piece of the source", () => {
    const text =
      "# Hi\n\n> quoted **words** of\n> [a link](http://x.example)\n\n| a | b |\n|---|---|\n| c | d |\n";
    const masked = mask(text, 0);
    for (const block of blocks(text)) {
      expect(block.text.replace(/\s/g, "")).toBe(masked.slice(block.start, block.end).replace(/[\s>]/g, ""));
    }
  });

  it("reads tables with bars and columns with tabs or gaps", () => {
    const [row] = blocks("| Task | Who |\n|---|---|\n| call | Ann |");
    expect(row?.cells?.map(({ column, text }) => `${column}=${text}`)).toEqual(["Task=call", "Who=Ann"]);
    expect(
      blocks("call the bank     Ann\nbuy paper         Bob").map((it) => it.cells?.map(({ text }) => text)),
    ).toEqual([
      ["call the bank", "Ann"],
      ["buy paper", "Bob"],
    ]);
  });

  it("joins prose that was broken by hand, well before the margin", () => {
    const text =
      "We looked at the charge for the yearly fair and found that it was\nwrong, since there were fewer stalls than the year before, so that\nall of it will be paid back to those who had a stall at that time,\nas the treasurer said.\n";
    expect(blocks(text)).toHaveLength(1);
  });

  it("takes what a scribe set off as a record for no quote", () => {
    const [action, quote] = blocks("> ACTION: call the bank\n\n> we may call the bank\n");
    expect([action?.quoted, quote?.quoted]).toEqual([false, true]);
  });
});
