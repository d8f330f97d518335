import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/** The tables of docs/security.md: whether what they name is there. */
const text = readFileSync("docs/security.md", "utf8");

const STATES = ["met", "partly", "not met", "by deployment", "not applicable"];

interface Row {
  id: string;
  state: string;
  how: string;
  tests: string;
}

const rowsOf = (section: string): Row[] =>
  [...section.matchAll(/^\| (\d+\.\d+\.\d+) \| [^|]+ \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm)].map(
    ([, id = "", state = "", how = "", tests = ""]) => ({ id, state, how, tests }),
  );

const [before = "", level1 = "", level2 = ""] = text.split(/^### Level \d$/m);
const rows = { 1: rowsOf(level1), 2: rowsOf(level2) };
const all = [...rows[1], ...rows[2]];

/** Files of this repository: `docs/api.md`, `app/(dashboard)/layout.tsx`. */
const filesIn = (words: string): string[] =>
  [...words.matchAll(/`((?:app|bin|components|docs|lib|tests)\/[^`*]+)`/g)].map(([, file = ""]) => file);

describe("the requirements of ASVS", () => {
  it("are all there on level 1, and each once", () => {
    expect(rows[1]).toHaveLength(70);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });

  it("are counted as they are", () => {
    for (const level of [1, 2] as const)
      for (const state of STATES) {
        const count = rows[level].filter((row) => row.state === state).length;
        const section = level === 1 ? level1 : level2;
        if (count > 0) expect(section).toContain(`${count} ${state}`);
      }
    expect(all.filter(({ state }) => !STATES.includes(state))).toEqual([]);
  });

  it("name files and tests that exist", () => {
    const named = [...filesIn(before), ...all.flatMap(({ how, tests }) => filesIn(`${how} ${tests}`))];
    expect(named.length).toBeGreaterThan(150);
    expect(named.filter((file) => !existsSync(file))).toEqual([]);
    const tests = all.flatMap((row) => filesIn(row.tests));
    expect(tests.filter((file) => !file.endsWith(".test.ts"))).toEqual([]);
  });
});
