import { nameKey } from "../name";
import { fileNameOf, withoutMd } from "../path";

/** Broken: no file matches. Ambiguous: several match, and `path` is the one that Obsidian would open. */
export type Resolution =
  | { state: "resolved"; path: string }
  | { state: "ambiguous"; path: string; paths: string[] }
  | { state: "broken"; path?: undefined };

const folder = (path: string): string => path.slice(0, path.lastIndexOf("/") + 1);

/** The key by which links find candidate files: the last part of the path, without `.md`, case-folded. */
export const stemKey = (target: string): string => nameKey(withoutMd(fileNameOf(target.trim())));

const pathKey = (path: string): string => nameKey(withoutMd(path));

/**
 * Resolves `target`, written in the file `source`, among the paths `candidates`; only those with its `stemKey`
 * matter. The exact path from the root comes first, then for `./` and `../` the path from the source's folder; else a
 * bare name matches the file of that name, and a path the file whose path ends with it. A leading `/` is the root.
 */
export function resolveLink(target: string, source: string, candidates: readonly string[]): Resolution {
  const wanted = target.trim();
  const named = preferredNames(wanted, candidates);
  if (/^\.{1,2}\//.test(wanted)) return choose(exactly(joined(folder(source), wanted), named), source);
  const path = wanted.replace(/^\/+/, "");
  if (path === "") return { state: "broken" };
  const exact = exactly(path, named);
  if (exact.length > 0 || wanted.startsWith("/")) return choose(exact, source);
  const near = exactly(folder(source) + path, named);
  if (path.includes("/") && near.length > 0) return choose(near, source);
  const end = `/${pathKey(path)}`;
  return choose(
    named.filter((candidate) => pathKey(candidate).endsWith(end)),
    source,
  );
}

/**
 * The candidates with the preferred file name: for `plan.pdf` those of that name before `plan.pdf.md`, for `License` those
 * of `License.md` before a file without extension.
 */
export function preferredNames(target: string, candidates: readonly string[]): readonly string[] {
  if (candidates.length < 2) return candidates;
  const name = nameKey(fileNameOf(target.trim()));
  const wanted = name.includes(".") ? name : `${name}.md`;
  const preferred = candidates.filter((candidate) => nameKey(fileNameOf(candidate)) === wanted);
  return preferred.length > 0 ? preferred : candidates;
}

/** The candidates at `path`; if two differ only in case, the one with the same case. */
function exactly(path: string | undefined, candidates: readonly string[]): string[] {
  if (path === undefined) return [];
  const key = pathKey(path);
  const found = candidates.filter((candidate) => pathKey(candidate) === key);
  if (found.length < 2) return found;
  const wanted = withoutMd(path).normalize("NFC");
  const same = found.filter((candidate) => withoutMd(candidate).normalize("NFC") === wanted);
  return same.length > 0 ? same : found;
}

function joined(from: string, relative: string): string | undefined {
  const parts = from.split("/").slice(0, -1);
  for (const part of relative.split("/")) {
    if (part === "" || part === ".") continue;
    if (part !== "..") parts.push(part);
    else if (parts.pop() === undefined) return undefined;
  }
  return parts.join("/");
}

function choose(found: readonly string[], source: string): Resolution {
  const [first, ...others] = found;
  if (first === undefined) return { state: "broken" };
  if (others.length === 0) return { state: "resolved", path: first };
  const paths = [...found].sort(byPreference(folder(source)));
  return { state: "ambiguous", path: paths[0] ?? first, paths };
}

/** Obsidian's order: in or below the same folder, then the shortest path, then alphabetical. */
const byPreference =
  (home: string) =>
  (a: string, b: string): number =>
    Number(b.startsWith(home)) - Number(a.startsWith(home)) ||
    a.length - b.length ||
    (a < b ? -1 : a > b ? 1 : 0);
