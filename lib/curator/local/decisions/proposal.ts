import type { Block, TextSpan } from "@/lib/language";
import { sentencesOf, titleOf } from "@/lib/language";
import { isActing, isWorth } from "../tasks/verb";

const PROPOSAL =
  /^\W*(?:(?:ok(?:ay)?|right|so|then|fine|well|hmm|maybe|how about|what if|i say|i think)[,.!]?\s+)*(?:let['’]s|shall we|why don['’]t we|we could just|i(?:['’]d)? (?:suggest|propose|vote)(?: (?:we|that we|for|to))?)\s+(?:just |all |not )?(?=([\p{L}]+))/iu;
const YES =
  /^\W*(?:agreed|deal|yes|yep|yeah|yup|ok(?:ay)?|\+1|👍|👌|✅|sounds good|works for me|fine (?:by|with) me|perfect|done|great|good (?:idea|plan|call)|love it|let['’]s do (?:it|that)|sold|cool|i['’]m in|same|absolutely|definitely|second(?:ed)?|go for it|same here|ja|si|sí|oui)(?=$|[\s,.!👍])/iu;
const BUT = /\b(?:but|however|not sure|wait|no\b|hmm|except|though)\b/i;

/** "Let's go with B", and the next speaker says "agreed": an accepted proposal is a decision. */
export function agreedProposals(blocks: readonly Block[]): { title: string; span: TextSpan }[] {
  return blocks.flatMap((block, at) => {
    if (block.voice === undefined || block.header !== undefined) return [];
    const span = sentencesOf(block).find((sentence) => isProposal(sentence.text));
    const match = span && PROPOSAL.exec(span.text);
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
  const verb = PROPOSAL.exec(text)?.[1]?.toLowerCase() ?? "";
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
  if (first === undefined || !YES.test(first.text) || BUT.test(first.text)) return false;
  return !replies.slice(1, 3).some((it) => /^\W*(?:no\b|wait|but\b|hmm|actually)/i.test(it.text));
}
