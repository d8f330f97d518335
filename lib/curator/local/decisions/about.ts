import { blockAt, contentWords, DECIDED, isHan, titleOf } from "@/lib/language";
import type { FoundEntity } from "../extract/entity";
import type { TaskContext } from "../tasks/draft";
import { headingOf, topicOf } from "../tasks/title/about";
import { isMotion, withoutMovers } from "./motions";

/** A decision with more words says on what. */
const MAX_SHORT = 3;
/** "These rise to £14": only what its line is about says what. */
const POINTS = /^(?:this|these|those|it|they)\s/iu;

/** The title of a decision that does not say on what, with what its line or part is about: "Lift - not to renew with Otis". */
export function decidedOn({ name, span, known }: FoundEntity, context: TaskContext): string {
  const block = blockAt(context.document.blocks, span.start);
  const isShort = !isHan(name) && (contentWords(name).length <= MAX_SHORT || POINTS.test(name));
  if (block === undefined || block.cells !== undefined || known !== undefined || !isShort) return name;
  const titled = { title: name, span };
  const topic = topicOf(titled, block, context) ?? headingOf(titled, block, context);
  // `Motion de Durand: …`: who moved it is not what it is about, unlike what precedes that: `Heating. Moved by …`.
  if (isMoved(block.text) && !isMoved(behind(topic, block.text))) return name;
  const words = new Set(contentWords(name));
  // "Agreed with the manager", "MOTION by AL": how it was decided.
  const isHow = topic === undefined || DECIDED.test(topic) || /\d|,|\bby\b/u.test(topic);
  if (isHow) return name;
  const isNew = contentWords(topic).some((word) => word.length > 2 && !words.has(word));
  return isNew ? titleOf(`${name} (${topic})`) : name;
}

const isMoved = (text: string): boolean => isMotion({ text }) || withoutMovers(text) !== text;

const behind = (topic: string | undefined, text: string): string =>
  topic === undefined ? "" : text.slice(text.indexOf(topic) + topic.length).replace(/^[\s.:–—-]+/u, "");
