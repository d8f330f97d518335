import { blockAt, contentWords, DECIDED, isHan, titleOf } from "@/lib/language";
import type { FoundEntity } from "../extract/entity";
import type { TaskContext } from "../tasks/draft";
import { headingOf, topicOf } from "../tasks/title/about";
import { isMotion, withoutMovers } from "./motions";

/** A decision with more words says on what. */
const MAX_SHORT = 3;

/** The title of a decision that does not say on what, with what its line or part is about: "Lift - not to renew with Otis". */
export function decidedOn({ name, span, known }: FoundEntity, context: TaskContext): string {
  const block = blockAt(context.document.blocks, span.start);
  const isShort = !isHan(name) && contentWords(name).length <= MAX_SHORT;
  if (block === undefined || block.cells !== undefined || known !== undefined || !isShort) return name;
  // `Motion de Durand: …`: who moved it is not what it is about.
  if (isMotion(block) || withoutMovers(block.text) !== block.text) return name;
  const titled = { title: name, span };
  const topic = topicOf(titled, block, context) ?? headingOf(titled, block, context);
  const words = new Set(contentWords(name));
  // "Agreed with the manager", "MOTION by AL": how it was decided.
  const isHow = topic === undefined || DECIDED.test(topic) || /\d|,|\bby\b/u.test(topic);
  if (isHow) return name;
  const isNew = contentWords(topic).some((word) => word.length > 2 && !words.has(word));
  return isNew ? titleOf(`${name} (${topic})`) : name;
}
