import { basename, join } from "node:path";
import { build } from "esbuild";
import { root } from "./root";

/** Bundles a script of the tests beside the build's processes, since it starts faster so. Answers its path. */
export async function bundled(script: string): Promise<string> {
  const outfile = join(root, ".next/kv", `test-${basename(script, ".ts")}.mjs`);
  await build({
    absWorkingDir: root,
    entryPoints: [script],
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    packages: "external",
    sourcemap: true,
    logLevel: "warning",
  });
  return outfile;
}
