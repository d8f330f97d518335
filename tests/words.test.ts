import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "./support/root";
import { BANNED, CHECKED, NOT_CHECKED } from "./words";

/** Tests and benchmarks contain notes, mails and code as input. */
const containsInput = (path: string): boolean => /\.test\.tsx?$|^(?:bench|tests)\/.*\.tsx?$/.test(path);

/** The files below a checked folder that hold words of ours. */
function filesOf(path: string): string[] {
  const full = join(root, path);
  if (statSync(full).isFile()) return [path];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|md)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((file) => !NOT_CHECKED.some((data) => file.startsWith(data)));
}

const COMMENT = /^\s*(?:\/\*\*|\*|\/\/).*|(?<=\s)\/\/ .*/gm;
const TITLE = /(?:\b(?:(?:describe|it|test)(?:Deep)?|until(?:Steady)?)|\))\(\s*(["'`])(?:\\.|(?!\1).)*\1/g;
const DECLARED = /\b(?:const|let|function|class|interface|type) (?:\w+|[[{][^\]}]*[\]}])/g;

const asWords = (name: string): string => name.replace(/_|(?<=[a-z\d])(?=[A-Z])/g, " ");

/** The lines of a test file with its comments, titles and declared names only: its other strings are input. */
function ownWords(text: string): string {
  const lines: string[] = Array.from(text.split("\n"), () => "");
  for (const kind of [COMMENT, TITLE, DECLARED])
    for (const match of text.matchAll(kind)) {
      const at = text.slice(0, match.index).split("\n").length - 1;
      const words = kind === DECLARED ? asWords(match[0]) : match[0];
      words.split("\n").forEach((line, row) => {
        lines[at + row] += `${line} `;
      });
    }
  return lines.join("\n");
}

/** The glossary's column of what is not written names banned phrases on purpose. */
const isExample = (path: string, line: string): boolean =>
  path === "docs/glossary.md" && line.startsWith("|");

const PATTERN = /\(\?[:<!=]|\\b|^\s*\/[^*/]/;
const WORD_LIST = /"(?:[a-z'-]+ ){9,}[a-z'-]+"/;
const STEP_NAME = /\bstep\("/;

/** Patterns and word lists match what users write, and names of steps are stored: they are data. */
const isData = (path: string, line: string): boolean =>
  !containsInput(path) &&
  ([PATTERN, WORD_LIST, STEP_NAME].some((data) => data.test(line)) ||
    (path.includes("/english/") && !line.startsWith("/**")));

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

function violationsOf(path: string): string[] {
  const text = readFileSync(join(root, path), "utf8");
  return violationsIn(path, containsInput(path) ? ownWords(text) : text);
}

describe("the words", () => {
  it.each(CHECKED)("of %s are standard terms", (folder) => {
    const files = filesOf(folder);
    expect(files.length).toBeGreaterThan(0);
    expect(files.flatMap((path) => violationsOf(path))).toEqual([]);
  });

  it("are checked line by line", () => {
    expect(violationsIn("a.tsx", 'const a = 1;\nreturn "A run goes on already";')).toEqual([
      'a.tsx:2: goes on → is running, continues: return "A run goes on already";',
    ]);
    expect(violationsIn("a.tsx", 'return "Already running";')).toEqual([]);
  });

  it("of tests are those of comments, titles and declared names", () => {
    const test = 'const toldBy = ask();\nit("bears it", () => {\n  write("It bears it."); // anew\n});';
    const found = (text: string) =>
      violationsIn("a.test.ts", ownWords(text)).map((each) => each.split(" →")[0]);
    expect(found(test)).toEqual(["a.test.ts:1: told", "a.test.ts:2: bears", "a.test.ts:3: anew"]);
    expect(found('it.each([1])(\n  "no fault: %s",\n);')).toEqual(["a.test.ts:2: no fault"]);
  });

  it("are not names of steps, workflows or stored values", () => {
    const code = 'await step("look at the disk", look);\ntype: "ReflectionWorkflow", id: "reflection",';
    expect(violationsIn("a.ts", code)).toEqual([]);
    expect(violationsIn("a.ts", "/** The last reflection. */")).toHaveLength(1);
  });
});
