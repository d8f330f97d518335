import { expect, it } from "vitest";
import type { SourceText } from "../learning";
import { candidatesAmong, readAll } from "./read-all";

const TEXTS = [
  "We decided to use RocksDB for the event store.",
  "Loans may not exceed 24 months.\n\nThe choir meets in room 4.",
  "We assume that the volume stays small.",
  "Nothing of note happened today.",
];

const sources = Array.from(
  { length: 24 },
  (_, n): SourceText => ({
    path: `note/${n}.md`,
    type: "note",
    name: `Entry ${n}`,
    frontmatter: { created: "2026-11-30", tags: ["a"] },
    body: `${TEXTS[n % TEXTS.length]}\n`,
  }),
);

it("reads in threads as it reads here", async () => {
  const readings = await readAll(sources, true);
  expect(readings).toEqual(await readAll(sources, false));
  expect(readings.filter(({ learnings }) => learnings.length > 0)).toHaveLength(18);
  expect(await candidatesAmong(sources, true)).toEqual(readings.map(({ candidate }) => candidate));
});
