import { expect, it } from "vitest";
import { readSource, readSources } from "./layers";
import { changesItsProcess, projectOf, projectsOf } from "./projects";
import { root } from "./support/root";

const projectOfFile = (path: string, text: string, others: Record<string, string> = {}) => {
  const files = Object.entries({ [path]: text, ...others });
  return projectOf(path, new Map(files.map(([file, source]) => [file, readSource(file, source)])));
};

it.each([
  ["lib/a.test.ts", 'import { a } from "./a"', "pure"],
  ["lib/a.test.ts", 'import { freshDatabase } from "@/tests/support/database"', "db"],
  ["tests/a/b.test.ts", 'import { serve } from "../support/serve"', "api"],
  ["tests/a/b.test.ts", 'import { execFile } from "node:child_process"', "own"],
  ["tests/a/b.test.ts", 'import { startEmbedded } from "@/lib/db/embedded"', "own"],
  ["lib/a.test.ts", 'import { withSettings } from "@/tests/support/with-settings"', "pure"],
  ["tests/a/b.test.ts", 'if (process.env.KV_MASTER_KEY === "x") run()', "pure"],
  ["tests/a/b.deep.test.ts", "", "deep"],
  ["tests/browser/b.test.ts", 'import { serveOwn } from "../support/serve-own"', "browser"],
  ["tests/layers.test.ts", "", "layers"],
])("%s with %j belongs to %s", (path, text, project) => {
  const helpers = {
    "tests/support/database.ts": 'import "postgres"',
    "tests/support/serve.ts": 'import "./database"',
    "tests/support/with-settings.ts": 'process.env.KV_MASTER_KEY = "x"',
  };
  expect(projectOfFile(path, text, helpers)).toBe(project);
});

it("follows fixtures and helpers, and no production code", () => {
  const through = (helper: string) =>
    projectOfFile("lib/a.test.ts", `import { a } from "./${helper}"`, {
      "lib/vault.fixture.ts": 'import { openVault } from "@/tests/support/vault"',
      "lib/start.ts": 'import { spawn } from "node:child_process"',
      "tests/support/vault.ts": 'export * from "./database"',
      "tests/support/database.ts": "",
    });
  expect(through("vault.fixture")).toBe("db");
  expect(through("start")).toBe("pure");
});

it("gives every project files of this repository", () => {
  for (const [project, files] of Object.entries(projectsOf(root)))
    expect([project, files.length > 0]).toEqual([project, true]);
});

it.each([
  ["tests/a/b.test.ts", 'process.env.KV_MASTER_KEY = "x"', true],
  ["lib/a.test.ts", "registerWorkflows([greeter])", true],
  ["tests/support/with-settings.ts", 'process.env.KV_MASTER_KEY = "x"', false],
  ["tests/a/b.test.ts", 'if (process.env.KV_MASTER_KEY === "x") run()', false],
  ["bin/web.ts", 'process.env.NEXTAUTH_URL = "x"', false],
])("%s with %j changes what its process shares: %s", (path, text, expected) => {
  expect(changesItsProcess(readSource(path, text))).toBe(expected);
});

it("no test changes what its process shares: `withSettings` and `withWorkflows` put it back", () => {
  const changing = readSources(root).filter(changesItsProcess);
  expect(changing.map(({ path }) => path)).toEqual([]);
});
