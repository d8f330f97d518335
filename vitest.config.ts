import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const alias = { "@": fileURLToPath(new URL(".", import.meta.url)).replace(/\/$/, "") };

/** Tests of processes wait for processes, and share two cores with them. */
const slow = { testTimeout: 60_000, hookTimeout: 60_000 };
const withDatabase = { globalSetup: "tests/support/global-setup.ts" };

export default defineConfig({
  resolve: { alias },
  test: {
    // Most files wait for processes of the service more than they compute: two at a time fill two cores.
    maxWorkers: 2,
    // Where others load the machine too, what failed is tried once more; the report says which.
    retry: process.env.CI ? 1 : 0,
    projects: [
      { extends: true, test: { name: "layers", include: ["tests/layers.test.ts"] } },
      {
        extends: true,
        test: {
          name: "unit",
          include: ["{lib,components,app}/**/*.test.{ts,tsx}"],
          testTimeout: 20_000,
          // Their modules hold nothing of a test: to read them once for many files takes a third of the time.
          isolate: false,
          ...withDatabase,
        },
      },
      {
        extends: true,
        test: {
          name: "server",
          include: ["tests/**/*.test.ts"],
          exclude: ["tests/layers.test.ts", "tests/browser/**"],
          ...slow,
          ...withDatabase,
        },
      },
      {
        extends: true,
        test: {
          name: "browser",
          include: ["tests/browser/**/*.test.ts"],
          isolate: false,
          ...slow,
          ...withDatabase,
        },
      },
    ],
  },
});
