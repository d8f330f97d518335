import { join } from "node:path";

const BUNDLES = ".next/kv";

/** The processes whose start counts: read from one file each, they are there in half the time. */
const ENTRIES = ["web", "worker"] as const;
export type ProcessName = (typeof ENTRIES)[number];

/** The code of their threads, which look for it beside them. */
const THREADS = {
  "embeddings-thread": "lib/embeddings/threads/entry.ts",
};
/** A thread that is started often has its packages in its file: the two hundred of Markdown take seconds to load. */
const WHOLE_THREADS = {
  "reading-thread": "lib/vault/threads/entry.ts",
};

export const bundleOf = (name: ProcessName): string => `${BUNDLES}/${name}.mjs`;

/** Packages that are CommonJS ask for the modules of node by `require`. */
const REQUIRE =
  'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);';

/** Puts what web, worker and their threads import of ours into one file each. Throws when something is missing. */
export async function bundle(root: string): Promise<void> {
  const { build, stop } = await import("esbuild");
  const entries = { ...Object.fromEntries(ENTRIES.map((name) => [name, `bin/${name}.ts`])), ...THREADS };
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
  await build({ ...options, entryPoints: entries, packages: "external" });
  await build({ ...options, entryPoints: WHOLE_THREADS, banner: { js: REQUIRE } });
  await stop();
}
