import type { Block, TextSpan } from "@/lib/language";
import { ASSENT, sentencesOf, titleOf } from "@/lib/language";
import { isActing, isWorth } from "../tasks/verb";

/** "Let's go with B", and the next speaker says "agreed": an accepted proposal is a decision. */
export function agreedProposals(blocks: readonly Block[]): { title: string; span: TextSpan }[] {
  return blocks.flatMap((block, at) => {
    if (block.voice === undefined || block.header !== undefined) return [];
    const span = sentencesOf(block).find((sentence) => isProposal(sentence.text));
    const match = span && ASSENT.PROPOSAL.exec(span.text);
    if (span === undefined || match === undefined || match === null || !isAccepted(blocks, at)) return [];
    const title = titleOf(
      span.text
        .slice(match[0].length)
        .replace(/\?+\s*$/, "")
        .replace(/^(?:just|all)\s+/i, ""),
    );
    return title.split(" ").length < 3 ? [] : [{ title, span }];
  });
}

/** To do something, or for something; not "let's see". */
function isProposal(text: string): boolean {
  const verb = ASSENT.PROPOSAL.exec(text)?.[1]?.toLowerCase() ?? "";
  return (
    /^(?:the|a|an|go|use|keep|stick|have|hold|meet|leave|stay|put|make|take|do|start)$/.test(verb) ||
    (isActing(verb) &&
      isWorth(verb, text, false) &&
      !/^(?:talk|discuss|chat|ask|wait|check|call)$/.test(verb))
  );
}

/** Two others agree, or the next speaker does, before anyone objects. */
function isAccepted(blocks: readonly Block[], at: number): boolean {
  const own = blocks[at]?.voice;
  const replies = blocks
    .slice(at + 1, at + 6)
    .filter(
      (it) => it.voice !== undefined && it.voice.self !== own?.self && it.voice.turn <= (own?.turn ?? 0) + 3,
    );
  const [first] = replies;
  if (first === undefined || !ASSENT.AGREES.test(first.text) || ASSENT.BUT.test(first.text)) return false;
  return !replies.slice(1, 3).some((it) => /^\W*(?:no\b|wait|but\b|hmm|actually)/i.test(it.text));
}
