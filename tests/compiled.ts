/**
 * `npm test` has Node load what is compiled of tests and of what they test: each process of vitest would read these two
 * thousand modules one after the other through vite, which is a tenth of the work of the run.
 */
import { existsSync, mkdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, extname, join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin } from "esbuild";
import { readSources, type Source } from "./layers.ts";
import { ownDirectory } from "./support/own-directory.ts";

/** Another build and another run leave alone what is here. */
const CACHE = "node_modules/.cache/knowledge-vault";

/** Vite loads what is imported by a path that only the running module knows, also from a source. */
const IMPORTS_BY_PATH = /(?<![.\w])import\(\s*[^"'`\s)]/;

/** They have vite forget a module, to load it twice; Node forgets none. */
const LOADS_TWICE = /(^|\/)lib\/core\/(errors|per-process)\.test\.ts$/;

/** Compiles what Node may load; answers the directory, which is gone with this process. */
export async function compileSources(root: string): Promise<string> {
  mkdirSync(join(root, CACHE), { recursive: true });
  const directory = ownDirectory(join(root, CACHE), "tests-");
  const paths = compilable(readSources(root));
  await build({
    absWorkingDir: root,
    entryPoints: paths,
    outdir: directory,
    outbase: ".",
    outExtension: { ".js": ".mjs" },
    bundle: true,
    plugins: [keepModules(root, directory, new Set(paths)), keepAddresses()],
    platform: "node",
    format: "esm",
    target: "node20",
    packages: "external",
    logLevel: "warning",
  });
  return directory;
}

/** The modules that import no page and no component, also through others: packages of these are for bundlers. */
function compilable(sources: readonly Source[]): string[] {
  const known = new Map(sources.map((source) => [source.path, source]));
  const answers = new Map<string, boolean>();
  const isCompilable = (path: string): boolean => {
    const answer = answers.get(path);
    if (answer !== undefined) return answer;
    answers.set(path, true); // of a circle, the other modules decide
    const { imports = [], text = "" } = known.get(path) ?? {};
    const own =
      /^(lib|bin|tests|bench)\/.*\.ts$/.test(path) &&
      !path.endsWith(".d.ts") &&
      !LOADS_TWICE.test(path) &&
      !IMPORTS_BY_PATH.test(text);
    const all = own && imports.every((target) => isLoadable(target));
    answers.set(path, all);
    return all;
  };
  const isLoadable = (target: string): boolean => {
    const path = ENDINGS.map((ending) => target + ending).find((each) => known.has(each));
    if (path) return isCompilable(path);
    // JSON becomes part of the module; a file in a package needs its ending, unless the package lists it.
    return !/^(app|components|clients)\//.test(target) && !/^(@temporalio|protobufjs)\//.test(target);
  };
  return [...known.keys()].filter(isCompilable);
}

const ENDINGS = ["", ".ts", ".tsx", "/index.ts", "/index.tsx"];

/** Keeps each module a separate file, so that a process loads it once, however many files import it. */
const keepModules = (root: string, directory: string, paths: ReadonlySet<string>): Plugin => ({
  name: "keep-modules",
  setup: ({ onResolve }) => {
    onResolve({ filter: /^(@\/|\.)/ }, ({ kind, path, resolveDir }) => {
      if (kind === "entry-point") return;
      const target = path.startsWith("@/") ? path.slice(2) : relative(root, join(resolveDir, path));
      const found = ENDINGS.map((ending) => target + ending).find((each) => paths.has(each));
      if (!found) return;
      const from = join(directory, relative(root, resolveDir));
      return { path: `./${relative(from, join(directory, moduleOf(found)))}`, external: true };
    });
  },
});

const moduleOf = (path: string): string => path.replace(/\.ts$/, ".mjs");

/** What a module reads beside itself is beside its source. */
const keepAddresses = (): Plugin => ({
  name: "keep-addresses",
  setup: ({ onLoad }) => {
    onLoad({ filter: /\/(tests|bench|bin)\/.*\.ts$|\.test\.ts$/ }, async ({ path }) => {
      const text = await readFile(path, "utf8");
      const own = { url: pathToFileURL(path).href, dirname: dirname(path), filename: path };
      const contents = text.replace(
        /\bimport\.meta\.(url|dirname|filename)\b/g,
        (_, name: keyof typeof own) => JSON.stringify(own[name]),
      );
      return { contents, loader: "ts" };
    });
  },
});

/** For vite: what is compiled is loaded instead of its source. */
export const importCompiled = (root: string, directory: string) => ({
  name: "import-compiled",
  enforce: "pre" as const,
  resolveId: (target: string, importer: string | undefined) => {
    if (importer && LOADS_TWICE.test(importer)) return;
    const path = target.startsWith("@/")
      ? join(root, target.slice(2))
      : target.startsWith(".") && importer
        ? resolve(dirname(importer), target)
        : target;
    if (!path.startsWith(join(root, "/")) || path.includes("/node_modules/")) return;
    const compiled = join(directory, relative(root, path));
    return ["", "/index"]
      .map((ending) => `${extname(compiled) === ".ts" ? compiled.slice(0, -3) : compiled}${ending}.mjs`)
      .find((file) => existsSync(file));
  },
});

/** Modules that vite leaves to Node. */
export const COMPILED = /\/node_modules\/\.cache\/knowledge-vault\/tests-/;
