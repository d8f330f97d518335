import { ensureBuild } from "./build";
import { argumentsOf, type ProcessName } from "./bundle";

/** What differs between `npm start` and `npm run dev`. */
export interface Mode {
  /** The command that the user typed. */
  command: string;
  /** Environment of web and worker. */
  env: { NODE_ENV: "production" | "development"; NEXT_TELEMETRY_DISABLED: "1" };
  /** Prepares the start of web and worker. */
  prepare(root: string, say: (line: string) => void, signal: AbortSignal): Promise<void>;
  /** Arguments of node. */
  args(name: ProcessName): string[];
}

/** Runs the build; builds first when the sources have changed. */
export const PRODUCTION: Mode = {
  command: "npm start",
  env: { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
  prepare: ensureBuild,
  args: argumentsOf,
};

/** Runs the sources: Next reloads pages and what they import, and processes restart when their code changes. */
export const DEVELOPMENT: Mode = {
  command: "npm run dev",
  env: { NODE_ENV: "development", NEXT_TELEMETRY_DISABLED: "1" },
  prepare: async () => {},
  args: (name) => ["--import", "tsx", `bin/${name}.ts`],
};
