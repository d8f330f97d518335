/**
 * `npm test` has Node load what is compiled of `lib`: each process of vitest would read these thousand modules one after the other
 * through vite, which is a tenth of the work of the run.
 */
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { build, type Plugin } from "esbuild";
import { ownDirectory } from "./support/own-directory.ts";

/** Another build and another run leave alone what is here. */
const CACHE = "node_modules/.cache/knowledge-vault";
const SOURCES = "lib";

const isCompiled = (path: string) => path.endsWith(".ts") && !/\.(test|fixture|d)\.ts$/.test(path);

/** Compiles every module of `lib` but tests and their fixtures; answers the directory, which is gone with this process. */
export async function compileLib(root: string): Promise<string> {
  const paths = readdirSync(join(root, SOURCES), { recursive: true, encoding: "utf8" });
  mkdirSync(join(root, CACHE), { recursive: true });
  const directory = ownDirectory(join(root, CACHE), "tests-");
  await build({
    absWorkingDir: root,
    entryPoints: paths.filter(isCompiled).map((path) => join(SOURCES, path)),
    outdir: directory,
    outbase: ".",
    outExtension: { ".js": ".mjs" },
    bundle: true,
    plugins: [keepModules(root, directory)],
    platform: "node",
    format: "esm",
    target: "node20",
    packages: "external",
    logLevel: "warning",
  });
  return directory;
}

/** Keeps each module of `lib` a separate file, so that a process loads it once, however many files import it. */
const keepModules = (root: string, directory: string): Plugin => ({
  name: "keep-modules",
  setup: ({ onResolve }) => {
    onResolve({ filter: /^(@\/|\.)/ }, ({ kind, path, resolveDir }) => {
      if (kind === "entry-point") return;
      const found = compiledOf(
        root,
        directory,
        path.startsWith("@/") ? join(root, path.slice(2)) : join(resolveDir, path),
      );
      if (!found) return;
      const from = join(directory, relative(root, resolveDir));
      return { path: `./${relative(from, found)}`, external: true };
    });
  },
});

/** The compiled module of what a source imports by an absolute path without its ending. */
function compiledOf(root: string, directory: string, target: string): string | undefined {
  if (!target.startsWith(join(root, SOURCES, "/"))) return;
  const source = [target, `${target}.ts`, `${target}/index.ts`].find(
    (path) => isCompiled(path) && existsSync(path),
  );
  return source && join(directory, relative(root, source)).replace(/\.ts$/, ".mjs");
}

/** They have vite forget a module, to load it twice; Node forgets none. */
const LOADS_TWICE = /\/lib\/core\/(errors|per-process)\.test\.ts$/;

/** For vite: tests, fixtures, pages and processes import what is compiled. */
export const importCompiled = (root: string, directory: string) => ({
  name: "import-compiled",
  enforce: "pre" as const,
  resolveId: (target: string, importer: string | undefined) => {
    if (importer && LOADS_TWICE.test(importer)) return;
    if (target.startsWith("@/")) return compiledOf(root, directory, join(root, target.slice(2)));
    if (target.startsWith(".") && importer)
      return compiledOf(root, directory, resolve(dirname(importer), target));
    return compiledOf(root, directory, target);
  },
});

/** Modules that vite leaves to Node. */
export const COMPILED = /\/node_modules\/\.cache\/knowledge-vault\/tests-/;
