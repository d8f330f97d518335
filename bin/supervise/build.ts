import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { bundle } from "./bundle";
import { withLock } from "./lock";

/** The sources of the build: the dashboard, the API, and the command line, and the web and worker processes. */
export const SOURCES = [
  "app",
  "bin/api.ts",
  "bin/kv",
  "bin/kv.ts",
  "bin/web",
  "bin/web.ts",
  "bin/worker",
  "bin/worker.ts",
  "components",
  "lib",
  "public",
  "types",
  "proxy.ts",
  "instrumentation.ts",
  "next.config.ts",
  "postcss.config.mjs",
  "package-lock.json",
  "patches",
];

const BUILT = ".next/BUILD_ID";
/** Has the digest of the sources of the build. */
const STAMP = ".next/kv-sources";
const LOCK = "node_modules/.cache/knowledge-vault/build.lock";

/** Builds the dashboard unless the build is current. Throws when it fails or is aborted. */
export async function ensureBuild(
  root: string,
  say: (line: string) => void,
  signal?: AbortSignal,
): Promise<void> {
  if (isFresh(root)) return;
  const waiting = () => say("Another process is building the dashboard; waiting …");
  await withLock(join(root, LOCK), () => build(root, say, signal), waiting);
}

/** Whether the build was made from the current sources. */
export function isFresh(root: string): boolean {
  if (!existsSync(join(root, BUILT)) || !existsSync(join(root, STAMP))) return false;
  return readFileSync(join(root, STAMP), "utf8") === sourcesDigest(root);
}

async function build(root: string, say: (line: string) => void, signal?: AbortSignal): Promise<void> {
  if (isFresh(root)) return;
  say("Building the dashboard, which takes about a minute …");
  const sources = sourcesDigest(root);
  rmSync(join(root, STAMP), { force: true });
  const next = join(root, "node_modules/next/dist/bin/next");
  const child = spawn(process.execPath, [next, "build"], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
    stdio: ["ignore", "inherit", "inherit"],
    signal,
  });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error("The dashboard could not be built; see the errors above.");
  await bundle(root);
  markBuilt(root, sources);
}

/** Records the digest of the sources of the build. */
export function markBuilt(root: string, digest: string): void {
  writeFileSync(join(root, STAMP), digest);
}

/** A digest of all sources. */
export function sourcesDigest(root: string): string {
  const hash = createHash("sha256");
  for (const path of SOURCES.flatMap((name) => filesIn(root, name)).sort())
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update("\0");
  return hash.digest("hex");
}

const isSource = (path: string) =>
  /\.(tsx?|mjs|css|json|svg|png|ico|woff2?|md)$/.test(path) && !/\.test\.tsx?$/.test(path);

function filesIn(root: string, name: string): string[] {
  const path = join(root, name);
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return [];
  if (found.isFile()) return [name];
  const files = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.map((file) => relative(root, join(file.parentPath, file.name))).filter(isSource);
}
