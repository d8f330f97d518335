import { describe, expect, it } from "vitest";
import { itDeep } from "@/tests/support/deep";
import { LIKELY, SURE } from "../../../plan";
import { confidenceOf } from "../../compose/confidence";
import { analysed, analysedByRules, analysedWithGuesses, knownRecord, namesOf } from "../../note.fixture";
import { eventCandidates } from "./event-candidates";
import { eventReader } from "./event-features";
import { eventContext } from "./weigh-events";

describe("an event", () => {
  it("that no rule knows is proposed, with its day", async () => {
    const text = "# Branch meeting\n\n- Trivia is on Fri 4 December, doors at 7\n- the boiler is mended";
    expect((await analysedByRules(text)).events).toEqual([]);
    const analysis = await analysed(text);
    const [found] = analysis.events;
    expect(found).toMatchObject({ name: "Trivia", fields: { date: "2026-12-04" } });
    expect(found && confidenceOf.found(found, analysis)).toBeLessThan(SURE);
  });

  it("of the vault stays as it is", async () => {
    const known = [knownRecord("event", "Trivia Night")];
    const [found] = (await analysed("Talked about the Trivia Night.", "a.txt", known)).events;
    expect(found).toMatchObject({ confidence: 1, known: known[0] });
  });

  it("is proposed once, by the likeliest of its names", async () => {
    expect(namesOf((await analysed("The wrap party is Friday 28 November at the Ship.")).events)).toEqual([
      "Wrap party",
    ]);
  });
});

it("without a day is only a guess, unless a mail is about it", async () => {
  const [spoken] = (await analysedWithGuesses("- Fête des voisins : on en reparle.")).events;
  expect(spoken?.name).toBe("Fête des voisins");
  expect(spoken?.confidence).toBeLessThan(LIKELY);
  const mail = "From: a@x.org\nTo: b@x.org\nSubject: Re: Summer Fair\n\nWe need a tent for it, and tables.\n";
  const { events } = await analysedWithGuesses(mail, "mail.eml");
  expect(events.find(({ name }) => name === "Summer Fair")?.confidence).toBeGreaterThanOrEqual(LIKELY);
});

const candidatesOf = async (text: string) => {
  const context = eventContext(await analysedByRules(text));
  return eventCandidates(context).map((it) => ({ ...it, features: eventReader(context)(it) }));
};

itDeep("reads no more than fifteen hundred names of a note", async () => {
  const names = Array.from({ length: 2_000 }, (_, at) => `The Zul${at.toString(36)}x party is on 4 May.`);
  expect((await candidatesOf(names.join("\n"))).length).toBeLessThanOrEqual(1_500);
});

it("does not end with a small word", async () => {
  const all = (await candidatesOf("# Open day on\n\nSat 28 November, 3pm.")).map(({ name }) => name);
  expect(all).toContain("Open day");
  expect(all).not.toContain("Open day on");
});

/** The stored weights belong to these words: a change here needs `npx tsx tests/train-findings.ts`. */
it("reads the same of a name as when the model was trained", async () => {
  const all = await candidatesOf("# Dates\n\n- Spring Fair: Sat 9 May, 10.30 at the hall");
  const found = all.find(({ name }) => name === "Spring Fair");
  expect(found?.features).toEqual(
    expect.arrayContaining([
      "words 2",
      "happens true true",
      "when hour",
      "when :",
      "happens word",
      "end-of ir",
    ]),
  );
});
