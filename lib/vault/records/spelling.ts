import { posix } from "node:path";
import { stemOf } from "../indexing";
import type { Link } from "../links";

/** A link, and the file that it leads to. */
export interface Written {
  link: Link;
  led: string;
  /** The file with the link, before and after a move. */
  source: string;
  place: string;
}

const withoutMd = (path: string): string => path.replace(/\.md$/i, "");
const isRelative = (target: string): boolean => /^\.{1,2}\//.test(target);

/**
 * Ways to write a link that is to lead to `goal`, in the style of the old one first: a bare name, the last parts of a
 * path, relative, or the full path. The last one is the full path.
 */
export function spellings(written: Written, goal: string): string[] {
  const { link, led } = written;
  // Some disks store accents apart from their letters; a link that has them composed keeps them so.
  const isComposed = link.target === link.target.normalize("NFC") && led !== led.normalize("NFC");
  const ways = [inStyle(written, goal), withoutMd(goal)];
  return isComposed ? [...ways.map((way) => way.normalize("NFC")), ...ways] : ways;
}

function inStyle({ link, led, place }: Written, goal: string): string {
  const target = withoutMd(link.target).replace(/^\/+/, "");
  if (isRelative(target)) return relativePath(place, goal);
  const parts = target.split("/").length;
  if (parts === 1) return stemOf(goal);
  return isSame(target, led) ? withoutMd(goal) : withoutMd(goal).split("/").slice(-parts).join("/");
}

const isSame = (target: string, path: string): boolean =>
  withoutMd(path).normalize("NFC").toLowerCase() === target.normalize("NFC").toLowerCase();

/**
 * Whether a relative link took the shortest way before the move and would take a longer one after it, such as
 * `../A/x` in the folder `A`: it is written again, so that moving back restores it.
 */
export const isDetour = ({ link, led, source, place }: Written, goal: string): boolean =>
  isRelative(link.target) &&
  isSame(withoutMd(link.target), relativePath(source, led)) &&
  !isSame(withoutMd(link.target), relativePath(place, goal));

function relativePath(from: string, goal: string): string {
  const relative = posix.relative(posix.dirname(from), withoutMd(goal));
  return relative.startsWith("../") ? relative : `./${relative}`;
}
