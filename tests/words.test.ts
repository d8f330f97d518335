import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "./support/root";
import { BANNED, CHECKED } from "./words";

/** The files below a checked folder that hold words of ours. */
function filesOf(path: string): string[] {
  const full = join(root, path);
  if (statSync(full).isFile()) return [path];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|md)$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

/** The glossary's column of what is not written names banned phrases on purpose. */
const isExample = (path: string, line: string): boolean =>
  path === "docs/glossary.md" && line.startsWith("|");

const PATTERN = /\(\?[:<!=]|\\b|^\s*\/[^*/]/;
const WORD_LIST = /"(?:[a-z'-]+ ){9,}[a-z'-]+"/;
const STEP_NAME = /\bstep\("/;

/** Patterns and word lists match what users write, and names of steps are stored: they are data. */
const isData = (path: string, line: string): boolean =>
  [PATTERN, WORD_LIST, STEP_NAME].some((data) => data.test(line)) ||
  (path.includes("/english/") && !line.startsWith("/**"));

/** Without names of workflows and stored values, which outlive their words. */
const withoutNames = (line: string): string => line.replace(/(["`])(?:[a-z][\w.-]*|\w+Workflow)\1/g, '""');

function violationsIn(path: string, text: string): string[] {
  return text
    .split("\n")
    .flatMap((line, at) =>
      isExample(path, line) || isData(path, line)
        ? []
        : BANNED.filter(({ phrase }) => phrase.test(withoutNames(line))).map(
            ({ phrase, instead }) =>
              `${path}:${at + 1}: ${phrase.exec(line)?.[0]} → ${instead}: ${line.trim()}`,
          ),
    );
}

describe("the words", () => {
  it.each(CHECKED)("of %s are standard terms", (folder) => {
    const files = filesOf(folder);
    expect(files.length).toBeGreaterThan(0);
    expect(files.flatMap((path) => violationsIn(path, readFileSync(join(root, path), "utf8")))).toEqual([]);
  });

  it("are checked line by line", () => {
    expect(violationsIn("a.tsx", 'const a = 1;\nreturn "A run goes on already";')).toEqual([
      'a.tsx:2: goes on → is running, continues: return "A run goes on already";',
    ]);
    expect(violationsIn("a.tsx", 'return "Already running";')).toEqual([]);
  });

  it("are not names of steps, workflows or stored values", () => {
    const code = 'await step("look at the disk", look);\ntype: "ReflectionWorkflow", id: "reflection",';
    expect(violationsIn("a.ts", code)).toEqual([]);
    expect(violationsIn("a.ts", "/** The last reflection. */")).toHaveLength(1);
  });
});
