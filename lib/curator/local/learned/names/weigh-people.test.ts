import { describe, expect, it } from "vitest";
import { itDeep } from "@/tests/support/deep";
import { LIKELY, SURE } from "../../../plan";
import { analysedByRules, knownRecord } from "../../note.fixture";
import { planLocally } from "../../plan-locally";
import { personCandidates } from "./person-candidates";
import { personReader } from "./person-features";
import { personContext } from "./weigh-people";

const planOf = (content: string, known: ReturnType<typeof knownRecord>[] = []) =>
  planLocally({ filename: "note.md", content, receivedAt: new Date("2026-11-20T09:00:00Z"), known });

const peopleIn = async (content: string, known: ReturnType<typeof knownRecord>[] = []) =>
  (await planOf(content, known)).entities.filter(({ type }) => type === "person");

const STANDUP =
  "# Standup\n\n## Attendees\n\n- Ann Lee\n- Bob Kerr\n\n## Notes\n\n- velmork asked for a review of the lamp page (Tarvin)\n- Ann Lee will send the list\n";

describe("a person", () => {
  it("that no rule takes is a guess, which nothing else of the note refers to", async () => {
    const plan = await planOf(STANDUP);
    expect((await analysedByRules(STANDUP)).people.all()).toHaveLength(2);
    const guess = plan.entities.find(({ type, name }) => type === "person" && name === "Tarvin");
    expect(guess?.confidence).toBeGreaterThanOrEqual(0.05);
    expect(guess?.confidence).toBeLessThan(LIKELY);
    expect(plan.links.filter(({ to, field }) => to === guess?.key && field === "owner")).toEqual([]);
  });

  it("of a list is written, and one with a first name only is proposed", async () => {
    const found = await peopleIn(
      "# Sync\n\nAttendees: Ann Lee, Bob Kerr, Gideon\n\n- Ann Lee will send the list\n",
    );
    const confidenceOf = (name: string) => found.find((it) => it.name === name)?.confidence ?? 0;
    expect(confidenceOf("Ann Lee")).toBeGreaterThanOrEqual(SURE);
    expect(confidenceOf("Gideon")).toBeLessThan(SURE);
    expect(confidenceOf("Gideon")).toBeGreaterThanOrEqual(LIKELY);
  });

  it("of the vault stays as it is, and is not proposed again", async () => {
    const found = await peopleIn("- velmork asked Ann for a review (Tarvin)\n- Tarvin Ost agreed", [
      knownRecord("person", "Tarvin Ost", "velmork"),
    ]);
    expect(found.filter(({ name }) => /tarvin|velmork/i.test(name))).toMatchObject([
      { name: "Tarvin Ost", confidence: 0.95, existing: "person/Tarvin Ost.md" },
    ]);
  });

  it("is found once, by the likeliest of the names that share words", async () => {
    const found = await peopleIn("# Notes\n\nPresent: Ann Lee\n\n- Corvan Tisk Melder to bring chairs\n");
    expect(found.filter(({ name }) => /Corvan|Tisk|Melder/.test(name)).length).toBeLessThanOrEqual(1);
  });

  it("is not made of two whom a list names", async () => {
    const found = await peopleIn(
      "Choir committee\n\nLinda, Phil, Agnes, Tunde + Marie on the phone\n\nTunde to take the rest of the tickets\n",
    );
    expect(found.map(({ name }) => name).filter((name) => name.includes(" "))).toEqual([]);
  });

  it("is not taken from the label of a signature", async () => {
    const found = await peopleIn("# Compte rendu\n\nIl faut relire le PV.\n\nSigné : le secrétaire\n");
    expect(found.map(({ name }) => name)).not.toContain("Signé");
  });
});

const candidatesOf = async (text: string) => {
  const context = personContext(await analysedByRules(text));
  return personCandidates(context).map((it) => ({ ...it, features: personReader(context)(it) }));
};

it("reads names in small letters where lists, brackets and beginnings of lines have them", async () => {
  const names = (
    await candidatesOf("- markelo to check\n- done (bcoca)\n- the usual tools\n\nWang, Yi\n")
  ).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["markelo", "bcoca", "Yi Wang"]));
  expect(names).not.toContain("usual");
});

itDeep("reads a bounded number of names, in time that grows with the text", async () => {
  const linesOf = (count: number) =>
    Array.from(
      { length: count },
      (_, at) => `- Zul${at.toString(36)} Karv${at.toString(36)}x, qua${at}x: ok`,
    ).join("\n");
  expect((await candidatesOf(linesOf(1_500))).filter(({ found }) => !found).length).toBeLessThanOrEqual(
    1_000,
  );
  const msOf = async (text: string): Promise<number> => {
    const context = personContext(await analysedByRules(text));
    const start = performance.now();
    const read = personReader(context);
    for (const candidate of personCandidates(context)) read(candidate);
    return performance.now() - start;
  };
  expect(await msOf(linesOf(4_000))).toBeLessThan(8_000);
  expect(await msOf("Aa, Bb ".repeat(30_000))).toBeLessThan(8_000);
});

/** The stored weights belong to these words: a change here needs `npx tsx tests/train-findings.ts people`. */
it("reads the same of a name as when the model was trained", async () => {
  const all = await candidatesOf(
    "# Sync\n\nPresent: Ann Lee, Bob Ito\n\n## Loose ends\n- ask Velmor (roof) by Friday",
  );
  expect(all.find(({ name }) => name === "Velmor")?.features).toEqual(
    expect.arrayContaining([
      "size 1",
      "shape Xx",
      "first-is 1 unknown",
      "before ask",
      "after (",
      "signs none ( one",
      "title loose",
      "form item inner one",
      "file count 1 one",
      "rule none",
    ]),
  );
  expect(all.find(({ name }) => name === "Ann Lee")?.features).toEqual(
    expect.arrayContaining(["rule listed full", "rule participant", "rule at 19"]),
  );
});
