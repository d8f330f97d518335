import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { analyseByRules } from "@/lib/curator/local/analyse";
import { type Findings, openUnits } from "@/lib/curator/local/learned/likely";
import { ownerCandidates } from "@/lib/curator/local/learned/owner";
import type { Unit } from "@/lib/curator/local/learned/units";
import { recordName } from "@/lib/curator/local/people/person";
import { type Expectation, expectation } from "@/lib/curator/local/score.fixture";
import {
  type Expected,
  type Found,
  matchDecisions,
  matchTasks,
  matchTitles,
  overlap,
} from "@/lib/curator/local/score-match.fixture";
import { isSameStatement, matchKey, readSource } from "@/lib/language";
import { type FirstSight, firstSightOf } from "./first-sight";
import type { Example } from "./train";

export type Kind = "tasks" | "decisions";
export const MATCHES = { tasks: matchTasks, decisions: matchDecisions } as const;

/** A unit of a note; `isOpen` when the rules had not found it at first sight. */
export interface Candidate extends Example {
  unit: Unit;
  isOpen: boolean;
}

/** A note of the corpus, for one kind of finding. */
export interface ReadNote {
  set: string;
  context: Findings;
  candidates: Candidate[];
  wanted: number;
  /** Of an author whom the rules had not seen: what they found, how many of it were right, and what they missed. */
  sight?: { found: number; right: number; missing: Expected[] };
  /** Who does what, of the tasks with an owner. */
  owners: Example[];
}

/** Every note of the folders, as the rules read it. */
export async function readNotes(dirs: readonly string[]): Promise<Record<Kind, ReadNote[]>> {
  const notes: Record<Kind, ReadNote[]> = { tasks: [], decisions: [] };
  for (const dir of dirs) {
    const sights = firstSightOf(dir);
    for (const file of readdirSync(dir).sort()) {
      const beside = join(dir, `${file}.expected.json`);
      if (!existsSync(beside)) continue;
      const expected = expectation.parse(JSON.parse(readFileSync(beside, "utf8")));
      const content = readFileSync(join(dir, file));
      const source = await readSource({ filename: file, content, receivedAt: new Date(expected.receivedAt) });
      const analysis = analyseByRules(source, expected.known);
      const context = { ...analysis, tasks: [], decisions: [], decided: new Set<number>() };
      const units = openUnits(context);
      for (const kind of ["tasks", "decisions"] as const)
        notes[kind].push(
          readNote(kind, { set: basename(dir), file }, context, units, expected, sights?.[file]),
        );
    }
  }
  return notes;
}

function readNote(
  kind: Kind,
  place: { set: string; file: string },
  context: Findings,
  units: ReturnType<typeof openUnits>,
  expected: Expectation,
  sight: FirstSight | undefined,
): ReadNote {
  const wanted = wantedOf(kind, expected);
  const ones = unitsWanted(units, wanted);
  const earlier = sight && foundOf(kind, sight);
  const isLike = (title: string, text: string): boolean => overlap(title, text) >= 0.6;
  const candidates = units.flatMap(({ unit, features }): Candidate[] => {
    const { text } = unit.span;
    const isOne = ones.has(unit);
    // A second sentence with the words of an expectation is neither.
    if (!isOne && wanted.some(({ title }) => isLike(title, text))) return [];
    const isOpen = !earlier?.some(({ title }) => isSameStatement(title, text) || isLike(title, text));
    return [{ ...place, unit, features, isOne, isOpen }];
  });
  const matched = earlier && MATCHES[kind](wanted, earlier);
  const owners = [...ones].flatMap(([unit, { owner }]) =>
    ownerCandidates(unit, context).flatMap(({ person, features }): Example[] => {
      const isOne = matchKey(recordName(person)) === matchKey(owner ?? "");
      return owner ? [{ ...place, features, isOne }] : [];
    }),
  );
  return {
    set: place.set,
    context,
    candidates,
    wanted: wanted.length,
    sight: matched && { found: earlier.length, right: matched.pairs.length, missing: matched.missing },
    owners,
  };
}

const wantedOf = (kind: Kind, { tasks, decisions }: Expectation): Expected[] =>
  kind === "tasks" ? tasks : decisions.map((title) => ({ title }));

const foundOf = (kind: Kind, { tasks, decisions }: FirstSight): Found[] =>
  kind === "tasks"
    ? tasks.map(({ title, owner }) => foundAs(title, owner))
    : decisions.map((title) => foundAs(title));

export const foundAs = (title: string, owner: string | null = null): Found => ({
  title,
  owner,
  due: null,
  confidence: 1,
  isSure: false,
});

/** For each expectation the shortest unit with its words. */
function unitsWanted(units: { unit: Unit }[], wanted: Expected[]): Map<Unit, Expected> {
  const finds = units
    .map(({ unit }) => ({ ...foundAs(unit.span.text), unit }))
    .sort((a, b) => a.title.length - b.title.length);
  const unitOf = new Map<Found, Unit>(finds.map((find) => [find, find.unit]));
  const pairs = matchTitles(wanted, finds).pairs.flatMap(([want, find]): [Unit, Expected][] => {
    const unit = unitOf.get(find);
    return unit === undefined ? [] : [[unit, want]];
  });
  return new Map(pairs);
}
