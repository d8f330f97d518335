import { join } from "node:path";

const BUNDLES = ".next/kv";

/** The processes whose start counts: read from one file each, they are there in half the time. */
const ENTRIES = ["web", "worker"] as const;
export type Entry = (typeof ENTRIES)[number];

/** What their threads run, found beside them. */
const THREAD = "lib/embeddings/threads/entry.ts";

export const bundleOf = (name: Entry): string => `${BUNDLES}/${name}.mjs`;

/** Puts what web and worker import of ours into one file each. Throws when something is missing. */
export async function bundle(root: string): Promise<void> {
  const { build, stop } = await import("esbuild");
  await build({
    absWorkingDir: root,
    entryPoints: {
      ...Object.fromEntries(ENTRIES.map((name) => [name, join(root, `bin/${name}.ts`)])),
      thread: join(root, THREAD),
    },
    outdir: join(root, BUNDLES),
    outExtension: { ".js": ".mjs" },
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    target: "node20",
    sourcemap: true,
    logLevel: "warning",
  });
  await stop();
}
