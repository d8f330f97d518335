import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { WorkerOptions } from "node:worker_threads";

/** The code of a thread. */
export interface ThreadEntry {
  /** The source file, from the root of the project. */
  source: string;
  /** The bundled file, in the directory of the process's bundle. */
  bundle: string;
}

const BUNDLE = /[\\/]\.next[\\/]kv[\\/][^\\/]+\.mjs$/;

/** The directory of the bundles for a process that is none itself, such as one of the tests. */
const shared = globalThis as { kvThreadBundles?: string };

/** The arguments of `new Worker`: the bundled file in a bundled process, else the source. */
export function workerArguments({ source, bundle }: ThreadEntry): [string, WorkerOptions] {
  const main = process.argv[1] ?? "";
  const bundles = BUNDLE.test(main) ? dirname(main) : shared.kvThreadBundles;
  const bundled = join(bundles ?? "", bundle);
  if (bundles !== undefined && existsSync(bundled)) return [bundled, { execArgv: [] }];
  // A thread does not inherit the process's TypeScript loader.
  const url = pathToFileURL(join(/* turbopackIgnore: true */ process.cwd(), source)).href;
  const start = `import("tsx/esm/api").then(({ register }) => { register(); return import("${url}"); })`;
  return [start, { eval: true, execArgv: [] }];
}
