import { posix } from "node:path";
import { type Link, resolveLink } from "../links";
import { stemOf, withoutMd } from "../path";

/** A link, and the file to which it leads. */
export interface Written {
  link: Pick<Link, "target" | "form">;
  led: string;
  /** The file with the link, before and after a move. */
  source: string;
  place: string;
}

/** The first spelling of a link that leads to the goal and to nothing else; `find` returns the files that a target may mean. */
export function targetFor(
  written: Written,
  goal: string,
  find: (target: string) => readonly string[],
): string {
  const isClear = (target: string) => {
    const { path, state } = resolveLink(target, written.place, find(target));
    return path === goal && state === "resolved";
  };
  return spellings(written, goal).find(isClear) ?? goal.replace(/\.md$/, "");
}

const isDotted = (target: string): boolean => /^\.{1,2}\//.test(target);

/**
 * Ways to write a link that is to lead to `goal`, in the style of the old one first: a bare name, the last parts of a
 * path, relative, or the full path. The last one is the full path.
 */
function spellings(written: Written, goal: string): string[] {
  const { link, led } = written;
  // Some disks store accents apart from their letters; a link that has them composed keeps them so.
  const isComposed = link.target === link.target.normalize("NFC") && led !== led.normalize("NFC");
  const ways = [...inStyle(written, goal), withoutMd(goal)];
  return isComposed ? [...ways.map((way) => way.normalize("NFC")), ...ways] : ways;
}

function inStyle({ link, led, source, place }: Written, goal: string): string[] {
  const target = withoutMd(link.target).replace(/^\/+/, "");
  const parts = target.split("/").length;
  const isRelative = link.form === "markdown" && parts > 1 && isSame(target, relativePath(source, led));
  if (isDotted(target) || (isRelative && source.includes("/"))) return relativeWays(target, place, goal);
  if (parts === 1) return [stemOf(goal)];
  return isSame(target, led) ? [] : [withoutMd(goal).split("/").slice(-parts).join("/")];
}

/** `./` is written where the old link has it, and where a path without it is another way to write a link. */
function relativeWays(target: string, place: string, goal: string): string[] {
  const relative = relativePath(place, goal);
  if (relative.startsWith("../")) return [relative];
  const isPlain = relative.includes("/") && place.includes("/") && !target.startsWith("./");
  return isPlain ? [relative, `./${relative}`] : [`./${relative}`];
}

const isSame = (target: string, path: string): boolean =>
  withoutMd(path).normalize("NFC").toLowerCase() === target.normalize("NFC").toLowerCase();

const relativePath = (from: string, goal: string): string =>
  posix.relative(posix.dirname(from), withoutMd(goal));

/**
 * Whether a relative link took the shortest way before the move and would take a longer one after it, such as
 * `../A/x` in the folder `A`: it is written again, so that moving back restores it.
 */
export function isDetour({ link, led, source, place }: Written, goal: string): boolean {
  if (!isDotted(link.target)) return false;
  const target = withoutMd(link.target).replace(/^\.\//, "");
  return isSame(target, relativePath(source, led)) && !isSame(target, relativePath(place, goal));
}
