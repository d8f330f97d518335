import { describe, expect, it } from "vitest";
import { analysedByRules } from "../../note.fixture";
import { recordName } from "../person";

/** Who is meant in the last paragraph. */
async function meantIn(head: string, text: string): Promise<string[]> {
  const { people, document } = await analysedByRules(`${head}\n\n${text}\n`, "minutes.md");
  const { start, end } = document.blocks.at(-1) ?? { start: 0, end: 0 };
  return people.within(start, end).map(({ person }) => recordName(person));
}

describe("whom a list names", () => {
  it.each([
    ["Presenti: Marco Bellini, Sara Ferri", "Si dà mandato a Sara Ferri di firmare.", "Sara Ferri"],
    ["Anwesend: Udo Lang, Eva Stark", "Das Geld geht an Eva Stark zurück.", "Eva Stark"],
    ["Present: Owen Hart, Ruth White", "Ruth White has seen the figures.", "Ruth White"],
    ["Presentes: João Prado, Rita Lemos", "Ficou Rita Lemos com as chaves.", "Rita Lemos"],
    ["Anwesend: Udo Lang, Petra Kern", "Petra Kern den Zaun zeigen.", "Petra Kern"],
    ["Présents : Paul Roux, Jean Marchand", "JEAN MARCHAND a vu les comptes.", "Jean Marchand"],
  ])("is meant by the full name anywhere: %s / %s", async (head, text, name) => {
    expect(await meantIn(head, text)).toEqual([name]);
  });

  it("is not meant by a longer name with another first name before it", async () => {
    const names = await meantIn("Present: Owen Hart, Lee Ann Bly", "Mary Owen Hart has seen the figures.");
    expect(names).not.toContain("Owen Hart");
  });

  it.each([
    ["Anwesend: Max Winter, Petra Kern", "Max kümmert sich um die Getränke.", "Max Winter"],
    ["Présents : Jean Marchand, Paul Roux", "Jean s'occupe des boissons.", "Jean Marchand"],
  ])("is meant by a first name that is a word of another language: %s / %s", async (head, text, name) => {
    expect(await meantIn(head, text)).toEqual([name]);
  });

  it("may have a word as surname", async () => {
    const { people } = await analysedByRules("Anwesend: Jonas Wild, Petra Kern\n");
    expect(people.all().map(recordName)).toContain("Jonas Wild");
  });
});
