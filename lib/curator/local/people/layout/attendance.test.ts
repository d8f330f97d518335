import { describe, expect, it } from "vitest";
import { analysedByRules } from "../../note.fixture";
import { recordName } from "../person";

/** Who is listed, and whether each of them came. */
async function listedIn(text: string): Promise<Record<string, boolean>> {
  const { people } = await analysedByRules(
    `${text}\n\nThe accounts were read and are in order.\n`,
    "minutes.md",
  );
  const listed = people.all().filter(({ structured }) => structured);
  return Object.fromEntries(listed.map((person) => [recordName(person), person.participant]));
}

describe("who came", () => {
  it.each([
    "Owen Hart and Cora Bly were present.",
    "The following were present: Owen Hart, Cora Bly",
    "Meeting attended by Owen Hart and Cora Bly.",
    "Es nehmen teil: Owen Hart, Cora Bly",
    "Teilnehmer:innen: Owen Hart, Cora Bly",
    "Présent(e)s : Owen Hart, Cora Bly",
    "Présent·e·s : Owen Hart, Cora Bly",
    "Etaient présents Owen Hart et Cora Bly.",
    "Con la asistencia de Owen Hart y Cora Bly.",
    "Owen Hart e Cora Bly erano presenti.",
    "Owen Hart e Cora Bly estiveram presentes.",
    "Owen Hart en Cora Bly zijn aanwezig.",
  ])("is listed by a sentence or a label: %s", async (text) => {
    expect(await listedIn(text)).toEqual({ "Owen Hart": true, "Cora Bly": true });
  });

  it.each([
    "Apologies were received from Owen Hart and Cora Bly.",
    "Entschuldigt fehlen Owen Hart und Cora Bly.",
    "Se sont excusés : Owen Hart, Cora Bly",
    "Disculpan su ausencia Owen Hart y Cora Bly.",
    "Risultano assenti Owen Hart e Cora Bly.",
    "Ausência justificada: Owen Hart, Cora Bly",
    "Bericht van afwezigheid ontvangen van Owen Hart en Cora Bly.",
  ])("is not who is absent: %s", async (text) => {
    expect(await listedIn(text)).toEqual({ "Owen Hart": false, "Cora Bly": false });
  });

  it.each([
    "No objections were present.",
    "Twelve members were present.",
    "Errors and warnings were present.",
  ])("is nobody of whom a sentence says something else: %s", async (text) =>
    expect(await listedIn(text)).toEqual({}),
  );
});
