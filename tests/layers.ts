import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

/** The rooms of lib from the ground up, a line each. A room imports only rooms above it in this list. */
const ROOMS: readonly string[] = [
  "env",
  "core",
  "log",
  "db",
  "operation",
  "audit",
  "live",
  "events",
  "runs",
  "accounts",
  "vault",
  "documents",
  "language",
  "gateway",
  "webhooks",
  "mailboxes",
  "embeddings",
  "answers",
  "learning",
  "curator",
  "janitor",
  "distiller",
  "surveyor",
  "ingest",
  "sample",
  "backups",
  "wiring",
  "worker",
  "health",
  "api",
  "mcp",
];

/** Rooms whose files may be imported one by one: they have no inside to keep. */
const OPEN_ROOMS = new Set(["env", "core"]);

const FRAMEWORKS = /^(next|react|react-dom|next-auth|server-only|client-only)(\/|$)/;
const ROUTE_LIMIT = 25;

/** A source file: its path from the root, its text, and what it imports. */
export interface Source {
  path: string;
  text: string;
  imports: string[];
}

/** Every rule of the house that a file breaks, each a sentence that says what to move. */
export function faultsOf(source: Source): string[] {
  return [...source.imports.flatMap((target) => faultOfImport(source.path, target)), ...faultsOfText(source)];
}

function faultOfImport(from: string, target: string): string[] {
  const here = topOf(from);
  const there = topOf(target);
  if (here === "lib") return faultOfLibImport(from, target);
  if (here === "components" && there === "app")
    return [
      `${from} imports ${target}: components know no page. Move what both need to components/ or lib/.`,
    ];
  if ((here === "app" || here === "components") && (there === "bin" || there === "tests"))
    return [`${from} imports ${target}: pages run in the server. Move what it needs to lib/.`];
  return [];
}

function faultOfLibImport(from: string, target: string): string[] {
  if (FRAMEWORKS.test(target))
    return [
      `${from} imports ${target}: workers run lib in plain Node. Move that part to app/ or components/.`,
    ];
  const there = topOf(target);
  if (there === "tests" && isTest(from)) return [];
  if (["app", "components", "bin", "tests"].includes(there))
    return [`${from} imports ${target}: lib stands below ${there}/. Move what it needs down into lib/.`];
  return there === "lib" ? faultBetweenRooms(from, target) : [];
}

function faultBetweenRooms(from: string, target: string): string[] {
  const here = roomOf(from);
  const there = roomOf(target);
  if (here === there) return faultWithinRoom(from, target);
  const [ours, theirs] = [ROOMS.indexOf(here), ROOMS.indexOf(there)];
  const unknown = ours < 0 ? here : theirs < 0 ? there : null;
  if (unknown !== null)
    return [`lib/${unknown} is not a known room. Add it to ROOMS in tests/layers.ts, above what it imports.`];
  // A test may look down on its room from above.
  if (theirs > ours && !isTest(from))
    return [
      `${from} imports ${target}: lib/${here} is below lib/${there}. ` +
        `Move what it needs down to lib/${here} or lower, or move this file up to lib/${there}.`,
    ];
  if (OPEN_ROOMS.has(there) || isFront(target)) return [];
  return [
    `${from} imports ${target}: a room is entered through its front. Export it from lib/${there}/index.ts.`,
  ];
}

/** The front imports the files of the room: a file that imports it makes a circle, and hides which file it needs. */
function faultWithinRoom(from: string, target: string): string[] {
  const front = `lib/${roomOf(from)}`;
  if (isTest(from) || ![front, `${front}/index`, `${front}/index.ts`].includes(target)) return [];
  return [`${from} imports ${target}, the front of its own room. Import the file that has it.`];
}

/**
 * Three rooms have a second front: `lib/db` what tables are made with, `lib/runs` the engine, which only workers load, and
 * `lib/vault` what reads files without the database, for threads.
 */
const isFront = (path: string) =>
  /^lib\/([^/]+|db\/tables|runs\/engine|vault\/reading)(\/index(\.ts)?)?$/.test(path);
const isTest = (path: string) => /\.test\.tsx?$/.test(path);
const topOf = (path: string) => path.split("/")[0] ?? "";
const roomOf = (path: string) => (path.split("/")[1] ?? "").replace(/\.tsx?$/, "").replace(/\.test$/, "");

function faultsOfText({ path, text }: Source): string[] {
  const faults: string[] = [];
  const mayRead =
    path === "lib/env.ts" || isTest(path) || !["lib", "app", "components"].includes(topOf(path));
  if (!mayRead && /\bprocess\.env\b/.test(text))
    faults.push(`${path} reads process.env: only lib/env.ts does. Add the setting there and call env().`);
  if (!isTest(path) && /\bReadable\.toWeb\(/.test(text))
    faults.push(
      `${path} calls Readable.toWeb, which may end the process: use toWebStream of lib/core/web-stream.`,
    );
  const lines = text.trimEnd().split("\n").length;
  if (/^app\/api\/.*\/route\.ts$/.test(path) && lines > ROUTE_LIMIT)
    faults.push(`${path} has ${lines} lines: a route declares and a verb works. Move the work to lib/.`);
  return faults;
}

const TREES = ["app", "components", "lib", "bin", "tests", "bench"];

/** Every TypeScript file of the project, with its imports resolved to paths from the root. */
export function readSources(root: string): Source[] {
  const files = TREES.filter((tree) => existsSync(join(root, tree))).flatMap((tree) =>
    readdirSync(join(root, tree), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => relative(root, join(entry.parentPath, entry.name))),
  );
  return files.map((path) => readSource(path, readFileSync(join(root, path), "utf8")));
}

export function readSource(path: string, text: string): Source {
  const specifiers = [...text.matchAll(IMPORT)].map(([, specifier = ""]) => specifier);
  return { path, text, imports: specifiers.map((specifier) => resolveImport(path, specifier)) };
}

/** `from "x"`, `import "x"`, `import("x")`, `require("x")`; type imports count as well. */
const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire\(\s*)["']([^"'\n]+)["']/g;

function resolveImport(from: string, specifier: string): string {
  if (specifier.startsWith("@/")) return specifier.slice(2);
  return specifier.startsWith(".") ? join(dirname(from), specifier) : specifier;
}
