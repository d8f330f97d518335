import { join } from "node:path";

const BUNDLES = ".next/kv";

/** The processes of a service. */
export const PROCESSES = ["web", "worker"] as const;
export type ProcessName = (typeof PROCESSES)[number];

/** Bundled, because processes start two or three times as fast from a single file. */
const ENTRIES = { web: "bin/web.ts", worker: "bin/worker.ts", kv: "bin/kv/main.ts" };

/** Entries of worker threads, in the same directory as the processes. */
const THREADS = {
  "embeddings-thread": "lib/embeddings/threads/entry.ts",
};
/** Threads that are started often include their packages: the two hundred of Markdown take seconds to load. */
const WHOLE_THREADS = {
  "reading-thread": "lib/vault/threads/entry.ts",
};

export const bundleOf = (name: keyof typeof ENTRIES): string => `${BUNDLES}/${name}.mjs`;

/** CommonJS packages need `require` for built-in modules. */
const REQUIRE =
  'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);';

/** Bundles the processes, the command line and their threads into one file each. Throws when an import is missing. */
export async function bundle(root: string): Promise<void> {
  const { build, stop } = await import("esbuild");
  const options = {
    absWorkingDir: root,
    outdir: join(root, BUNDLES),
    outExtension: { ".js": ".mjs" },
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    sourcemap: true,
    logLevel: "warning",
  } as const;
  await build({ ...options, entryPoints: { ...ENTRIES, ...THREADS }, packages: "external" });
  await build({ ...options, entryPoints: WHOLE_THREADS, banner: { js: REQUIRE } });
  await stop();
}
