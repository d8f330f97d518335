import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Unit } from "@/lib/curator/local/learned/units";
import { times } from "../support/property";
import { root } from "../support/root";
import { labelsOf, placesOf } from "./labels";
import { readExpected } from "./read-files";

const CORPUS = join(root, "tests/corpus/curator");
const folders = readdirSync(CORPUS, { withFileTypes: true }).filter(
  (entry) => entry.isDirectory() && !entry.name.startsWith("by-others"),
);

it.each(["", ...folders.map(({ name }) => name)].slice(0, times(folders.length + 1, 2)))(
  "every `from` of an expectation is in its note: %s",
  async (folder) => {
    const missing: string[] = [];
    for await (const { file, expected, source } of readExpected(join(CORPUS, folder)))
      for (const { from = [] } of [...expected.tasks, ...expected.decisions])
        missing.push(
          ...from.filter((quote) => placesOf(source.text, quote).length === 0).map((it) => `${file}: ${it}`),
        );
    expect(missing).toEqual([]);
  },
);

describe("what the units of a note are to what is expected", () => {
  const text = "The roof leaks again.\nCan you ring Dave about that?\nYes, tonight.\nRoof tiles are dear.";
  const units = text.split("\n").map((line): Unit => {
    const start = text.indexOf(line);
    return { span: { start, end: start + line.length, text: line } } as Unit;
  });
  const labelled = (title: string, ...from: string[]) => {
    const { ones, echoes } = labelsOf(text, units, [{ title, ...(from.length > 0 && { from }) }]);
    return {
      one: [...ones.keys()].map((it) => units.indexOf(it)),
      echoes: [...echoes].map((it) => units.indexOf(it)),
    };
  };

  it("is the unit at the place that `from` names, not the one with the words of the title", () => {
    expect(labelled("Roof leaks again", "Can you ring Dave about that?").one).toEqual([1]);
  });

  it("is the unit with its words where no place is named", () => {
    expect(labelled("Roof leaks again").one).toEqual([0]);
  });

  it("is in one of several places, and the others count as neither", () => {
    const title = "Ring Dave about the roof";
    expect(labelled(title, "Can you ring Dave about that?", "Yes, tonight.")).toEqual({
      one: [1],
      echoes: [2],
    });
  });

  it("is neither one nor none where readers do not agree", () => {
    const { ones, echoes, doubtful } = labelsOf(text, units, [], ["Roof tiles are dear."]);
    expect([ones.size, [...echoes], [...doubtful]]).toEqual([0, [units[3]], [units[3]]]);
  });

  it("is the unit that has the place, or that is the longer part of it", () => {
    expect(labelled("Fix the roof", "ring Dave about that").one).toEqual([1]);
    expect(labelled("Fix the roof", "about that?\nYes, tonight.").one).toEqual([2]);
    expect(labelled("Fix the roof", "about that?\nYes").one).toEqual([1]);
  });
});
