import { ensureBuild } from "./build";
import { bundleOf, type ProcessName } from "./bundle";

/** What differs between `npm start` and `npm run dev`. */
export interface Mode {
  /** As a person types it. */
  command: string;
  /** What web and worker have in their environment. */
  env: { NODE_ENV: "production" | "development"; NEXT_TELEMETRY_DISABLED: "1" };
  /** What web and worker need before they start. */
  prepare(root: string, say: (line: string) => void, signal: AbortSignal): Promise<void>;
  /** What node runs. */
  args(name: ProcessName): string[];
}

/** Runs the build, and makes it when the sources have changed. */
export const PRODUCTION: Mode = {
  command: "npm start",
  env: { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
  prepare: ensureBuild,
  args: (name) => ["--enable-source-maps", bundleOf(name)],
};

/** Runs the sources: Next reloads pages and what they import, and processes restart when their code changes. */
export const DEVELOPMENT: Mode = {
  command: "npm run dev",
  env: { NODE_ENV: "development", NEXT_TELEMETRY_DISABLED: "1" },
  prepare: async () => {},
  args: (name) => ["--import", "tsx", `bin/${name}.ts`],
};
