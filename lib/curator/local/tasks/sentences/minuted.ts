import { type Block, slice } from "@/lib/language";
import type { Person } from "../../people/person";
import type { TaskContext } from "../draft";
import { saysPlease } from "../voice";

const SPEAKER = /^\W{0,3}(\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,2})\s?(?::|[-–—])\s/u;

/** `KD: I'll ask the printers`, as minutes take down who says what: somebody, known or not; undefined where nobody speaks. */
export function speakerOf(
  block: Block,
  { people, document }: Pick<TaskContext, "people" | "document">,
): { person?: Person } | undefined {
  const [lead = "", name = ""] = block.voice === undefined ? (SPEAKER.exec(block.text) ?? []) : [];
  if (name === "") return undefined;
  const at = block.text.indexOf(name);
  const person = people.resolve(slice(block, at, at + name.length));
  // "PS: I'll bring the cake": letters that begin one line only are nobody's.
  const isNamed =
    /^\p{Lu}{2,4}$/u.test(name) && document.blocks.filter(({ text }) => text.startsWith(lead)).length > 2;
  return person !== undefined || isNamed ? { person } : undefined;
}

/** Whether somebody says something that asks for nothing: "KD: The offer is in.", so that other lines have who speaks before them, too. */
export function isTalk(context: Pick<TaskContext, "people" | "document">): boolean {
  const { blocks } = context.document;
  const known = TALKS.get(blocks);
  if (known !== undefined) return known;
  const is = blocks.some(
    (block) => SAYS.test(block.text) && !saysPlease(block.text) && speakerOf(block, context),
  );
  TALKS.set(blocks, is);
  return is;
}
const TALKS = new WeakMap<readonly Block[], boolean>();
const SAYS = /^\W{0,3}\p{Lu}[\p{L}.'’ -]{1,60}\s?(?::|[-–—])\s\p{Lu}[^.!?]{12,400}[.!]/u;
