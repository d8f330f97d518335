import { fileURLToPath } from "node:url";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { COMPILED, importCompiled } from "./tests/compiled.ts";
import { type Project, projectsOf } from "./tests/projects.ts";
import { Sequencer } from "./tests/sequencer.ts";

const root = fileURLToPath(new URL(".", import.meta.url)).replace(/\/$/, "");
const files = projectsOf(root);

/** Tests of processes wait for processes, and share two cores with them. */
const slow = { testTimeout: 120_000, hookTimeout: 240_000 };
const onPostgres = { globalSetup: "tests/support/global-setup.ts" };
const settings = { setupFiles: "tests/support/settings.ts" };
/** Modules that hold nothing of a test are read once for all files of a process. */
const together = { isolate: false };

const project = (
  name: string,
  include: string[],
  settings: TestProjectInlineConfiguration["test"],
): TestProjectInlineConfiguration => ({ extends: true, test: { ...settings, name, include } });

const SHARED = ["browser", "own", "api", "db", "pure"] as const satisfies Project[];

/** Where `npm test` has compiled `lib`. */
const compiled = process.env.KV_TEST_COMPILED;

/** A process runs files of one project only, so a run of all tests has one for all that may share processes. */
const shared = compiled
  ? [
      project(
        "shared",
        SHARED.flatMap((name) => files[name]),
        { ...together, ...onPostgres, ...settings, ...slow },
      ),
    ]
  : SHARED.map((name) =>
      project(name, files[name], {
        ...together,
        ...(name === "pure" ? {} : { ...onPostgres, ...settings }),
        ...slow,
      }),
    );

export default defineConfig({
  resolve: { alias: { "@": root } },
  plugins: compiled ? [importCompiled(root, compiled)] : [],
  test: {
    env: { KV_STRICT: "yes" },
    server: { deps: { external: compiled ? [COMPILED] : [] } },
    // Vitest waits for a second, within which a busy machine does not show a page.
    expect: { poll: { timeout: 30_000 } },
    // Most files wait for processes of the service more than they compute: four at a time fill two cores.
    maxWorkers: 4,
    sequence: { sequencer: Sequencer },
    projects: [
      ...shared,
      project("layers", files.layers, slow),
      project("deep", files.deep, { ...onPostgres, ...slow }),
    ],
  },
});
