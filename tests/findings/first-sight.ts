import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Analysis } from "@/lib/curator/local/analyse";
import { confidenceOf } from "@/lib/curator/local/compose/confidence";
import type { FoundEntity } from "@/lib/curator/local/extract/entity";
import { recordName } from "@/lib/curator/local/people/person";

/** Something that the rules found, and how sure they were. */
export interface Sighting {
  title: string;
  confidence: number;
}

export interface SeenTask {
  title: string;
  owner: string | null;
  due: string | null;
  /** `todo` when there is none. */
  status?: "done" | "blocked";
}

/** What the rules found in a file before they were fitted to its author, without known records. */
export interface FirstSight {
  tasks: SeenTask[];
  decisions: Sighting[];
  orgs: Sighting[];
  events: Sighting[];
}

const NAME = "first-sight.json";

/** By file; undefined of a set that was not kept when the rules had not seen it. */
export function firstSightOf(dir: string): Record<string, FirstSight> | undefined {
  const path = join(dir, NAME);
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : undefined;
}

/** What the rules find in a file. */
export function sightOf(analysis: Analysis): FirstSight {
  const seen = (found: readonly FoundEntity[]): Sighting[] =>
    found
      .filter(({ known }) => known === undefined)
      .map((it) => ({ title: it.name, confidence: confidenceOf.found(it, analysis) }));
  return {
    tasks: analysis.tasks.map(({ title, owner, due = null, status }) => ({
      title,
      owner: owner ? recordName(owner) : null,
      due,
      ...(status !== "todo" && { status }),
    })),
    decisions: seen(analysis.decisions),
    orgs: seen(analysis.orgs),
    events: seen(analysis.events),
  };
}

export const keepFirstSight = (dir: string, files: Record<string, FirstSight>): void =>
  writeFileSync(join(dir, NAME), `${JSON.stringify(files, null, 1)}\n`);
