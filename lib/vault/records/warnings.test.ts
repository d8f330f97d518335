import { expect, it } from "vitest";
import { brokenLinks, takenLinks } from "./warnings";

it("name 100 broken links, and count the others", () => {
  const links = Array.from({ length: 150_000 }, (_, n) => ({ target: `n${n}`, state: "broken" as const }));
  const warnings = brokenLinks([...links, ...links]);
  expect(warnings).toHaveLength(101);
  expect(warnings.at(-1)?.message).toBe("149,900 more links lead to no record yet");
  expect(brokenLinks(links.slice(0, 100))).toHaveLength(100);
});

it("name 100 records of a takeover", () => {
  const diverted = Array.from({ length: 500 }, (_, n) => ({
    source: `s${n}.md`,
    from: "a/b.md",
    to: "b.md",
  }));
  const [warning, ...others] = takenLinks(diverted, "b.md");
  expect(others).toEqual([]);
  expect(warning?.message).toContain("500 links");
  expect(warning?.sources).toHaveLength(100);
});
