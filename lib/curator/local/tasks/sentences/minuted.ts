import { madeOnce } from "@/lib/core/made-once";
import { type Block, slice } from "@/lib/language";
import type { Person } from "../../people/person";
import type { TaskContext } from "../draft";
import { saysPlease } from "../voice";

type Context = Pick<TaskContext, "people" | "document">;

const SPEAKER = /^\W{0,3}(\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,2})\s?(?::|[-–—])\s/u;

/** `KD: I'll ask the printers`, as minutes take down who says what: somebody, known or not; undefined where nobody speaks. */
export function speakerOf(block: Block, { people, document }: Context): { person?: Person } | undefined {
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
export const isTalk = (context: Context): boolean => isTalkIn(context.document.blocks, context);

const isTalkIn = madeOnce((blocks: readonly Block[], context: Context): boolean =>
  blocks.some((block) => SAYS.test(block.text) && !saysPlease(block.text) && speakerOf(block, context)),
);
const SAYS = /^\W{0,3}\p{Lu}[\p{L}.'’ -]{1,60}\s?(?::|[-–—])\s\p{Lu}[^.!?]{12,400}[.!]/u;
