import { readSource } from "@/lib/language";
import { type KnownRecord, LIKELY } from "../plan";
import { type Analysis, analyse, analyseByRules } from "./analyse";
import { recordName } from "./people/person";

export const knownRecord = (type: string, name: string, ...aliases: string[]): KnownRecord => ({
  path: `${type}/${name}.md`,
  type,
  name,
  aliases,
});

/** The analysis of a text received on Friday 20 November 2026, without guesses, which every text has. */
export async function analysed(
  text: string,
  filename = "note.txt",
  known: KnownRecord[] = [],
): Promise<Analysis> {
  const analysis = analyse(await sourceOf(text, filename), known);
  const [tasks, decisions] = [analysis.tasks.filter(isLikely), analysis.decisions.filter(isLikely)];
  return {
    ...analysis,
    tasks,
    decisions,
    orgs: analysis.orgs.filter(isLikely),
    events: analysis.events.filter(isLikely),
  };
}

/** The same with all guesses. */
export const analysedWithGuesses = async (text: string, filename = "note.txt"): Promise<Analysis> =>
  analyse(await sourceOf(text, filename), []);

const isLikely = ({ chance = 1 }: { chance?: number }): boolean => chance >= LIKELY;

/** The same without the trained models. */
export async function analysedByRules(
  text: string,
  filename = "note.txt",
  known: KnownRecord[] = [],
): Promise<Analysis> {
  return analyseByRules(await sourceOf(text, filename), known);
}

const sourceOf = (content: string, filename: string) =>
  readSource({ filename, content, receivedAt: new Date("2026-11-20T09:00:00Z") });

export const peopleOf = ({ people }: Analysis): string[] => people.all().map(recordName);

/** `Ann Lee: Send the report (2026-11-27)` */
export const tasksOf = ({ tasks }: Analysis): string[] =>
  tasks.map(
    ({ title, owner, due }) => `${owner ? `${recordName(owner)}: ` : ""}${title}${due ? ` (${due})` : ""}`,
  );

export const namesOf = (found: { name: string }[]): string[] => found.map(({ name }) => name);
