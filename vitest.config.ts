import { fileURLToPath } from "node:url";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { type Project, projectsOf } from "./tests/projects.ts";

const root = fileURLToPath(new URL(".", import.meta.url)).replace(/\/$/, "");
const files = projectsOf(root);

/** Tests of processes wait for processes, and share two cores with them. */
const slow = { testTimeout: 120_000, hookTimeout: 240_000 };
const onPostgres = { globalSetup: "tests/support/global-setup.ts" };
/** Modules that hold nothing of a test are read once for all files of a process. */
const together = { isolate: false };

const project = (
  name: Project,
  settings: TestProjectInlineConfiguration["test"],
): TestProjectInlineConfiguration => ({
  extends: true,
  test: { ...settings, name, include: files[name] },
});

export default defineConfig({
  resolve: { alias: { "@": root } },
  test: {
    env: { KV_STRICT: "yes" },
    // Vitest waits for a second, within which a busy machine does not show a page.
    expect: { poll: { timeout: 30_000 } },
    // Most files wait for processes of the service more than they compute: two at a time fill two cores.
    maxWorkers: 2,
    projects: [
      project("layers", {}),
      project("pure", { ...together, ...slow }),
      project("db", { ...together, ...onPostgres, ...slow }),
      project("api", { ...together, ...onPostgres, ...slow }),
      project("own", { ...together, ...onPostgres, ...slow }),
      project("env", { ...onPostgres, ...slow }),
      project("browser", { ...together, ...onPostgres, ...slow }),
      project("deep", { ...onPostgres, ...slow }),
    ],
  },
});
