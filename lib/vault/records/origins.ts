import { type Link, linksOf } from "../links";
import type { VaultPath } from "../path";
import { splitDocument } from "../record";
import type { TextAt } from "./patch";

/**
 * The record that each link of a merged text comes from: the same link may lead elsewhere in the other one. If both
 * have a link, the first ones are the kept record's, since its text comes first; a link that neither has was
 * written for the kept one.
 */
export function originsOf(text: string, keep: TextAt, gone: TextAt): VaultPath[] {
  const left = new Map<string, number>();
  for (const place of placesIn(keep.text)) left.set(place, (left.get(place) ?? 0) + 1);
  const fromGone = new Set(placesIn(gone.text));
  const [keepHas, goneHas] = [targetsIn(keep.text), targetsIn(gone.text)];
  const links = linksOf(text);
  return placesIn(text, links).map((place, at) => {
    const own = left.get(place) ?? 0;
    if (own > 0) {
      left.set(place, own - 1);
      return keep.path;
    }
    const target = links[at]?.target ?? "";
    const isMoved = !keepHas.has(target) && goneHas.has(target);
    return fromGone.has(place) || isMoved ? gone.path : keep.path;
  });
}

/** The target of each link, with whether it is in the fields or in the body, which are merged apart. */
function placesIn(text: string, links: readonly Link[] = linksOf(text)): string[] {
  const { bodyStart } = splitDocument(text);
  return links.map(({ start, target }) => `${start < bodyStart ? "fields" : "body"} ${target}`);
}

const targetsIn = (text: string): Set<string> => new Set(linksOf(text).map(({ target }) => target));
