import { type Block, contentWords, LISTS_PEOPLE, sentencesOf, slice } from "@/lib/language";
import { Cuts } from "../cuts";
import type { TaskContext, TaskDraft } from "../draft";

/** Initials after a wide gap, at the end of their line. */
const COLUMN = /[ \t]{5,}(\p{Lu}{2,4})(?=\s{5,}|\s*$)/gu;

/** `Send rev D to site.        SB`: minutes with a column at the right for who has to do it, by the initials of the attendees. */
export function actionColumn(block: Block, { people, calendar, document }: TaskContext): TaskDraft[] {
  if (block.voice !== undefined || block.cells !== undefined || LISTS_PEOPLE.has(block.section.kind))
    return [];
  let from = 0;
  return [...block.text.matchAll(COLUMN)].flatMap((match): TaskDraft[] => {
    const owner = people.byInitials(match[1] ?? "");
    const lines = slice(block, from, match.index);
    from = match.index + match[0].length;
    const sentence = sentencesOf(lines).at(-1);
    if (owner === undefined || sentence === undefined) return [];
    const own = slice(sentence, sentence.text.search(/(?<=^|\s{5,})\S(?!.*\s{9,}\S)/u));
    const cuts = new Cuts(own, document.source);
    cuts.takeDue(calendar);
    const title = cuts.title();
    return contentWords(title).length < 2
      ? []
      : [{ title, span: own, owner, helpers: [], due: cuts.due, status: "todo", confidence: 0.85 }];
  });
}
