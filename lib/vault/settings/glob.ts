/** Whether a path matches a glob: `*` and `?` stay in a folder, `**` does not, `Archive/` is all below `Archive`. */
export type PathMatcher = (path: string) => boolean;

/** Compiles a glob. Unicode forms of a name count as one, since some systems store another than was typed. Matching takes at most the product of both lengths, whatever the glob: no backtracking. */
export function compileGlob(glob: string): PathMatcher {
  const whole = (glob.endsWith("/") ? `${glob}**` : glob).normalize("NFC");
  const parts = whole.split("/").map((part) => (part === "**" ? ANY : characterMatcher(part)));
  return (path) => matchSequence(path.normalize("NFC").split("/"), parts, 1);
}

/** Matches any number of items. */
const ANY = Symbol("any");

type Pattern<T> = readonly (typeof ANY | ((item: T) => boolean))[];

function characterMatcher(part: string): (segment: string) => boolean {
  if (!/[*?]/.test(part)) return (segment) => segment === part;
  const pattern: Pattern<string> = [...part].map((wanted) => {
    if (wanted === "*") return ANY;
    return wanted === "?" ? () => true : (character) => character === wanted;
  });
  return (segment) => matchSequence([...segment], pattern, 0);
}

/** Greedy matching: on a mismatch, the last `ANY` takes one more item. An `ANY` at the end takes `atEnd` or more. */
function matchSequence<T>(items: readonly T[], pattern: Pattern<T>, atEnd: number): boolean {
  let [item, at, lastAny, taken] = [0, 0, -1, 0];
  while (item < items.length) {
    const test = pattern[at];
    const value = items[item];
    if (test === ANY) {
      [lastAny, taken] = [at, item];
      at += 1;
    } else if (value !== undefined && test?.(value)) {
      item += 1;
      at += 1;
    } else if (lastAny >= 0) {
      taken += 1;
      [item, at] = [taken, lastAny + 1];
    } else return false;
  }
  const left = pattern.slice(at);
  if (left.some((test) => test !== ANY)) return false;
  return left.length === 0 || atEnd === 0;
}
