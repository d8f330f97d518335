import { readSources, type Source } from "./layers.ts";

/** The projects of vitest that get their files by what these import; a file is in the first that fits. */
export type Project = "layers" | "deep" | "browser" | "own" | "api" | "db" | "pure";

/** The test files of each project, as paths from the root. */
export function projectsOf(root: string): Record<Project, string[]> {
  const sources = new Map(readSources(root).map((source) => [source.path, source]));
  const files: Record<Project, string[]> = {
    layers: [],
    deep: [],
    browser: [],
    own: [],
    api: [],
    db: [],
    pure: [],
  };
  for (const path of [...sources.keys()].filter(isTest).sort()) files[projectOf(path, sources)].push(path);
  return files;
}

/** The project that a test file belongs to. */
export function projectOf(path: string, sources: ReadonlyMap<string, Source>): Project {
  if (/^tests\/(layers|projects)\.test\.ts$/.test(path)) return "layers";
  if (/\.deep\.test\.tsx?$/.test(path)) return "deep";
  if (path.startsWith("tests/browser/")) return "browser";
  const reached = testCodeOf(path, sources);
  const imports = new Set(reached.flatMap((source) => source.imports));
  const reaches = (helper: string) => reached.some((source) => source.path === `tests/support/${helper}.ts`);
  if ([...imports].some(startsProcesses)) return "own";
  if (reaches("serve")) return "api";
  return reaches("database") ? "db" : "pure";
}

/** A separate process or Postgres server. */
const startsProcesses = (target: string) =>
  /^(node:)?child_process$/.test(target) || /^lib\/db\/embedded(\/|$)/.test(target);

/** They put back what they change, or are about such code. A deep test has its own process. */
const MAY_CHANGE = /^tests\/(support\/(with-|settings)|projects\.test)|\.deep\.test\.tsx?$/;

/** Whether a test or its helper changes what all files of its process share: settings and workflows are kept for good. */
export const changesItsProcess = ({ path, text }: Source): boolean =>
  isTestCode(path) &&
  !MAY_CHANGE.test(path) &&
  (/\bprocess\.env(\.\w+|\[[^\]]+\])\s*(\?\?|\|\|)?=[^=]/.test(text) || /\bregisterWorkflows\(/.test(text));

const isTest = (path: string) => /\.test\.tsx?$/.test(path);
const isTestCode = (path: string) => /^tests\//.test(path) || /\.(test|fixture)\.tsx?$/.test(path);

/** A test file and the test code that it reaches; production code imports none, so its imports are not followed. */
function testCodeOf(path: string, sources: ReadonlyMap<string, Source>): Source[] {
  const reached = new Map<string, Source>();
  const open = [path];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const source = sources.get(next);
    if (!source || reached.has(next)) continue;
    reached.set(next, source);
    open.push(...source.imports.flatMap((target) => fileOf(target, sources)).filter(isTestCode));
  }
  return [...reached.values()];
}

const fileOf = (target: string, sources: ReadonlyMap<string, Source>): string[] =>
  ["", ".ts", ".tsx", "/index.ts"].map((ending) => target + ending).filter((path) => sources.has(path));
