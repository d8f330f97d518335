import { type Block, slice } from "@/lib/language";
import type { People } from "../people/people";
import type { Person } from "../people/person";

const SPEAKER = /^\W{0,3}(\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,2})\s?(?::|[-–—])\s/u;

/** `KD: I'll ask the printers`, as minutes take down who says what: somebody, known or not; undefined where nobody speaks. */
export function speakerOf(block: Block, people: People): { person?: Person } | undefined {
  const name = block.voice === undefined ? (SPEAKER.exec(block.text)?.[1] ?? "") : "";
  if (name === "") return undefined;
  const at = block.text.indexOf(name);
  const person = people.resolve(slice(block, at, at + name.length));
  return person !== undefined || /^\p{Lu}{2,4}$/u.test(name) ? { person } : undefined;
}
