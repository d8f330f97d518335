import { stemOf } from "@/lib/vault";
import type { LinkPair } from "../clusters/graph";

/** `2026-11-24`, `2026-11-24 Tuesday` */
const DAY = /^\d{4}-\d{2}-\d{2}(?:[ _-]\p{L}+)?$/u;
/** `Bread (conflicted copy 2026-11-24)`, `Bread.sync-conflict-20261124-101500`: behind the name of what it is a copy of. */
const COPY = /^\W.*(?:conflict|copy)/iu;

/**
 * Whether that two records are alike says nothing: two days of a diary, a copy and its original, or two that are linked with one
 * and the same record only, such as the people of a meeting, whose records quote the same sentence of it.
 */
export function obviousAmong(links: readonly LinkPair[]): (a: string, b: string) => boolean {
  const only = onlyLinkOf(links);
  return (a, b) => {
    const [first, second] = [stemOf(a), stemOf(b)];
    const areDays = DAY.test(first) && DAY.test(second);
    const isSibling = only.get(a) !== undefined && only.get(a) === only.get(b);
    return areDays || isSibling || isCopyOf(first, second) || isCopyOf(second, first);
  };
}

const isCopyOf = (copy: string, original: string): boolean =>
  copy.startsWith(original) && COPY.test(copy.slice(original.length));

/** The record that each is linked with, of those that are linked with one only. */
function onlyLinkOf(links: readonly LinkPair[]): Map<string, string | undefined> {
  const only = new Map<string, string | undefined>();
  const add = (from: string, to: string) =>
    only.set(from, only.has(from) && only.get(from) !== to ? undefined : to);
  for (const { source, target } of links) {
    add(source, target);
    add(target, source);
  }
  return only;
}
