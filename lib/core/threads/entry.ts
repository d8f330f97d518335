import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { WorkerOptions } from "node:worker_threads";

/** The code of a thread, or of a process. */
export interface ThreadEntry {
  /** The source file, from the root of the project. */
  source: string;
  /** The bundled file, in the directory of the process's bundle. */
  bundle: string;
}

const BUNDLE = /[\\/]\.next[\\/]kv[\\/][^\\/]+\.mjs$/;

/** The directory of the bundles for a process that is not bundled itself, such as a test. */
const shared = globalThis as { kvThreadBundles?: string };

/** The arguments of `new Worker`: the bundled file in a bundled process, else the source. */
export function workerArguments(entry: ThreadEntry): [string, WorkerOptions] {
  const bundled = bundledFile(entry);
  if (bundled !== null) return [bundled, { execArgv: [] }];
  // A thread does not inherit the process's TypeScript loader.
  const url = pathToFileURL(sourceFile(entry)).href;
  const start = `import("tsx/esm/api").then(({ register }) => { register(); return import("${url}"); })`;
  return [start, { eval: true, execArgv: [] }];
}

/** The file that `fork` runs, and the arguments of Node. */
export function childArguments(entry: ThreadEntry): [string, string[]] {
  const bundled = bundledFile(entry);
  return bundled === null ? [sourceFile(entry), ["--import", "tsx"]] : [bundled, []];
}

function bundledFile({ bundle }: ThreadEntry): string | null {
  const main = process.argv[1] ?? "";
  const bundles = BUNDLE.test(main) ? dirname(main) : shared.kvThreadBundles;
  const bundled = join(bundles ?? "", bundle);
  return bundles !== undefined && existsSync(bundled) ? bundled : null;
}

const sourceFile = ({ source }: ThreadEntry): string =>
  join(/* turbopackIgnore: true */ process.cwd(), source);
