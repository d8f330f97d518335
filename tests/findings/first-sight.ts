import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

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

export const keepFirstSight = (dir: string, files: Record<string, FirstSight>): void =>
  writeFileSync(join(dir, NAME), `${JSON.stringify(files, null, 1)}\n`);
