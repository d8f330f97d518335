import { expect, it } from "vitest";
import { readSources } from "./layers";
import { root } from "./support/root";

const GALLERY = "app/(dashboard)/components/";
const sources = new Map(readSources(root).map((source) => [source.path, source]));

/** What the page of all components shows: what it imports, and what that imports. */
function shown(): Set<string> {
  const reached = new Set([...sources.keys()].filter((path) => path.startsWith(GALLERY)));
  for (const path of reached) {
    for (const target of sources.get(path)?.imports ?? []) {
      const file = [`${target}.tsx`, `${target}.ts`].find((candidate) => sources.has(candidate));
      if (file?.startsWith("components/")) reached.add(file);
    }
  }
  return reached;
}

it("the page of all components has every control of the pages", () => {
  const reached = shown();
  const missing = [...sources.keys()].filter(
    (path) => /^components\/(ui|form)\/[\w-]+\.tsx$/.test(path) && !reached.has(path),
  );
  expect(missing).toEqual([]);
});
