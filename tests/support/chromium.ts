import { execFile, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { chromium, type LaunchOptions } from "playwright-core";

const run = promisify(execFile);
/** Without windows: it shows the same pages with half the work. */
const SHELL = "chromium-headless-shell";
const NAMES = [SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/** A Chromium that runs here: `KV_CHROMIUM`, the system's, or Playwright's; null when there is none. */
export function findChromium(): string | null {
  const named = process.env.KV_CHROMIUM;
  if (named && !runs(named)) throw new Error(`KV_CHROMIUM=${named} is no Chromium that runs here.`);
  const inPath = (process.env.PATH ?? "").split(delimiter);
  const system = NAMES.flatMap((name) => inPath.map((directory) => join(directory, name)));
  return named ?? [...system, MAC, chromium.executablePath()].find(runs) ?? null;
}

const QUIET = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** How Chromium starts for tests. Throws where there is none. */
export function launchOptions(): LaunchOptions {
  const executablePath = findChromium();
  if (!executablePath) throw new Error("No Chromium is here: npm test installs one");
  // Root has no sandbox to give.
  const args = isRoot() ? ["--no-sandbox", ...QUIET] : QUIET;
  return { executablePath, args };
}

/** Ubuntu's `chromium` can be a stub that asks for another installer, so each is asked for its version. */
function runs(path: string): boolean {
  return existsSync(path) && spawnSync(path, ["--version"], { timeout: 30_000 }).status === 0;
}

/** Debian's shell beside a Chromium that was found, on a machine that is there for tests; else the one that was found. */
export async function installShell(found: string): Promise<string> {
  if (process.env.KV_CHROMIUM || found.endsWith(SHELL) || !hasApt()) return found;
  const [command, args] = debian(SHELL);
  return run(command, args, { ...UNATTENDED, timeout: 120_000 }).then(
    () => findChromium() ?? found,
    () => found,
  );
}

/** Installs one: the system's package as root where there is apt, else Playwright's download. Throws with their output. */
export async function installChromium(): Promise<string> {
  const complaints: string[] = [];
  for (const [command, args] of installers()) {
    try {
      await run(command, args, UNATTENDED);
    } catch (error) {
      complaints.push(String(error));
      continue;
    }
    const found = findChromium();
    if (found) return found;
  }
  throw new Error(
    `No Chromium is here, and none could be installed. Set KV_CHROMIUM to one.\n${complaints.join("\n")}`,
  );
}

const UNATTENDED = { env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" }, maxBuffer: 2 ** 26 };
const isRoot = () => process.getuid?.() === 0;
const hasApt = () => isRoot() && existsSync("/usr/bin/apt-get");
const debian = (name: string): [command: string, args: string[]] => [
  "/bin/sh",
  ["-c", `apt-get update && apt-get install -y --no-remove ${name}`],
];

function installers(): [command: string, args: string[]][] {
  const playwright = [
    "node_modules/playwright-core/cli.js",
    "install",
    ...(isRoot() ? ["--with-deps"] : []),
    "chromium",
  ];
  // Not every Debian has the shell.
  const packages = hasApt() ? [debian(SHELL), debian("chromium")] : [];
  return [...packages, [process.execPath, playwright]];
}
