import { NO_DECISION as CURATORS_NO, UNDECIDED as CURATORS_UNDECIDED, TRIGGERS } from "@/lib/language";
import { ADVERBS, BODY, type Match, NAMED, type Pattern } from "./pattern";

/** A person by role: `The landlord`, `our new tenant`. */
const ROLE = String.raw`(?:[Tt]he|[Oo]ur|[Tt]heir|[Mm]y|[Hh]is|[Hh]er) (?:\p{Ll}+ )?\p{Ll}+`;
const SOMEBODY = `(?:[Ww]e|I|[Tt]hey|[Ee]veryone|[Ee]verybody|[Aa]ll|[Bb]oth|${BODY}|${ROLE}|${NAMED})(?:['’]ve)?`;

export const DECISIONS: readonly Pattern[] = [
  // The record of a bot of meetings, and a count of votes.
  {
    pattern: /^\W*(?:agreed|accepted|decision)\s+(?=\p{Ll}[^.]* \(?\+\d)/iu,
    confidence: 0.95,
    isAfter: true,
  },
  {
    pattern:
      /[([]\s?\+?\d+ ?(?:for|in favou?r|yes|ayes?|pro)?\s?[,;/:–-] ?-?\d+ ?(?:against|no|nays?|opposed|contra)\b|\bby \d+ votes to \d+\b/iu,
    confidence: 0.9,
  },
  {
    pattern:
      /^\W*(?:final |our )?(?:decision|decided|resolution|resolved|agreed|verdict|outcome|conclusion|consensus|deal)(?: (?:with|by|on|in|at) [^:]{1,40}| \([^)]{1,40}\))?\s*[:–—]\s+(?=\S)/iu,
    confidence: 0.95,
    isAfter: true,
  },
  {
    pattern:
      /^\W*(?:\d{4}: )?(?:(?:so|and) )?(?:from (?:now|here|today) on(?:wards)?|going forward|henceforth|from (?:next|this) (?:week|month|term|season|sprint|year)(?: on(?:wards)?)?|starting (?:next|in|on|with) [\p{L}\d ]{1,30}?),?\s+(?=\S)/iu,
    confidence: 0.8,
  },
  {
    pattern:
      /\b(?:we|i)(?:['’](?:re|m)| are| am)(?: now)? (?:using|trying|taking(?! it\b)|starting|stopping|leaving|closing|merging|splitting|outsourcing|limiting|changing to|staying (?:with|at)|going for|not (?:\p{L}+ing))\b(?! to\b)/iu,
    confidence: 0.7,
  },
  // What will not be done.
  {
    pattern:
      /\b(?:is|are) not going to be (?!easy\b|fun\b|long\b)\p{L}+(?:ed|lt|ught|ade|old|pt)\b|\b(?:will not|won['’]t) be (?:supported|renewed|extended|offered|built|replaced|continued|published|added|repeated|accepted)\b/iu,
    confidence: 0.78,
  },
  {
    pattern:
      /\b(?:we|i)(?:['’](?:re|m)| are| am) (?:giving|shutting|closing|selling|putting|handing|winding|calling|cutting|throwing) (?!up\b|it a\b)[^.,]{2,40} (?:up|off|away|back|down)\b/iu,
    confidence: 0.8,
  },
  {
    pattern:
      /^\W*(?:so |ok(?:ay)?,? |then |now )?(?:dropping|scrapping|ditching|cancell?ing|switching (?:to|over|from)|sticking (?:with|to)|postponing|abandoning) (?!off\b|by\b|in\b|out\b|below\b)(?![^.]*\b(?:is|are|was|will|would|can|may|has|\p{L}+s (?:the|an?|it|us|you|no|more|less))\b)[\p{L}\d]/iu,
    confidence: 0.74,
  },
  {
    pattern:
      /\b(?:I['’]ll|I will) (?:take|use|keep|write|paint|plant|go with)\b[^.]{3,60}\b(?:as (?:the|my|our)|instead of|rather than|and (?:leave|drop|skip))\b/iu,
    confidence: 0.76,
  },
  {
    pattern: /\b(?:is|are) (?:both |all )?(?:content|agreed|happy) for\b[^.]{3,60} to be\b/iu,
    confidence: 0.75,
  },
  {
    pattern: /\bwe (?:also |hereby )?(?:reject|rule out|turn down|veto) (?!that\b|it when\b)\p{L}/iu,
    confidence: 0.8,
  },
  // One of two: "then we leave on Friday, not on Saturday".
  {
    pattern:
      /(?:^\W*|\b(?:then|so|ok(?:ay)?|yes),? )we (?!are\b|were\b|have\b|had\b|know\b|need\b|want\b|think\b|hope\b|did\b|do\b|can|must\b|should\b|would\b|could\b|got\b|saw\b|found\b|was\b)(?!\p{Ll}+ed\b)\p{Ll}+ [^.?]{3,60}, not (?:tomorrow|today|tonight|on|in|at|the|a|by|from|with|before|after|until)\b/iu,
    confidence: 0.72,
  },
  {
    pattern:
      /\b(?:goes|go|comes|come|moves?|meets?|starts?|begins?|opens?|ships?|stays?|switches|happens?|runs?|takes place)\b[^.]{2,80}\b(?:instead of|rather than|from now on|until further notice|this (?:year|term|season) instead)(?!\p{L})/iu,
    confidence: 0.72,
  },
  {
    pattern:
      /(?:^|[,;:–-] |\b(?:so|and|then|therefore|instead) )we (?:leave out|keep|drop|skip|scrap|cut|merge|split|replace|move|stop|switch|postpone|cancel|publish|launch|ship|charge|close|limit|stick (?:to|with)|stay with|go (?:for|with|ahead)|focus on|give up|start with|build on|standardi[sz]e on)\b/iu,
    confidence: 0.7,
  },
  {
    pattern:
      /\bwe(?:['’]re| are)(?: now| only| just)? (?:doing|making|printing|building|painting|playing|serving|selling|offering|buying|ordering) (?:the|a|an|our|only|no)\b/iu,
    confidence: 0.68,
  },
  {
    pattern:
      /\bgets? (?:cut|dropped|replaced|moved|merged|split|postponed|cancell?ed|scrapped|removed|retired|rewritten)\b/iu,
    confidence: 0.72,
  },
  {
    pattern:
      /^\W*(?:in the end,? |so |ok(?:ay)?,? |then )?(?:the )?\p{L}[\p{L}\d -]{1,40} (?:it is|wins|won)(?: then)?\s*[.!:]*(?:$|\s)/iu,
    confidence: 0.72,
  },
  {
    pattern:
      /\b(?:we|they) (?:have |['’]ve )?(?:said (?:yes|no) to|gave (?:it )?the green light|have a deal|came down on|went for|gave up on|got rid of)\b/iu,
    confidence: 0.78,
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\p{L}])${SOMEBODY}${ADVERBS}\s+(?:decided|agreed|resolved|opted|voted|committed|elected|concluded that we (?:will|should)|made the decision|took the decision)(?:\s+(?:with ${NAMED}|unanimously|today|yesterday|together|in the end|by \p{L}+ to \p{L}+|\d+ to \d+))?\s+(?:to|that|on|upon|against|for|in favou?r of|not to|we|it)\b(?! (?:disagree|differ))`,
      "u",
    ),
    confidence: 0.92,
    isAfter: true,
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\p{L}])${SOMEBODY}${ADVERBS}\s+(?:settled on|signed off(?: on)?|landed on|ruled out|ratified|adopted|approved|endorsed|authori[sz]ed|greenlit|turned down|rejected|vetoed|declined|gone for|went for|done away with)\s+(?=\S)`,
      "u",
    ),
    confidence: 0.9,
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\p{L}])${SOMEBODY}${ADVERBS}\s+(?:chose|chosen|picked|selected)\s+(?=(?:the|a|an|to|not|our|their|his|her|another|both)\b|\p{Lu}|\d)`,
      "u",
    ),
    confidence: 0.85,
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\p{L}])(?:[Ww]e|I|${BODY}|${ROLE}|${NAMED})(?:['’]ve)?${ADVERBS}\s+(?:switched|moved|postponed|cancell?ed|scrapped|dropped|abandoned|deferred)\s+(?=(?:the|a|an|from|to|our|all|away)\b|\p{Lu})`,
      "u",
    ),
    confidence: 0.75,
  },
  {
    pattern:
      /\bit (?:is|was|has been|had been) (?:unanimously |finally |formally |jointly )?(?:decided|agreed|resolved|settled)\b(?:\s+(?:to|that))?/iu,
    confidence: 0.92,
    isAfter: true,
  },
  {
    pattern:
      /\b(?:the |our |final )?decision (?:is|was)(?: made| taken| reached)? (?:to|that|not to|against)\b/iu,
    confidence: 0.92,
    isAfter: true,
  },
  {
    pattern:
      /^\W*(?:in the end,? |finally,? |so )?(?:decided|agreed|opted|voted|resolved)(?: unanimously)?\s+(?:to|that|on|upon|against|for|in favou?r of|not to)\b/iu,
    confidence: 0.85,
    isAfter: true,
  },
  {
    pattern:
      /\b(?:we|I)(?:['’](?:re|m)| are| am)(?: now| also| just| therefore| not)* (?:going (?:ahead )?with|dropping|scrapping|ditching|cancell?ing|keeping|sticking (?:with|to)|switching (?:to|from|over)|moving (?:to|ahead with|away from|forward with|over)|postponing|pausing|retiring|adopting|replacing|deferring|standardi[sz]ing on|renewing|hiring|phasing out|rolling out)\b/iu,
    confidence: 0.85,
  },
  {
    pattern:
      /\bwe(?:['’]ll| will| shall)(?: now| also| just| all| therefore| only| instead)* (?:go (?:ahead )?with|use|stick (?:with|to)|switch (?:to|from|over)|drop|adopt|stay (?:with|at|on|in)|standardi[sz]e on|no longer|keep|not (?!be\b|have\b|know\b|see\b|get\b|need\b|make it\b|forget\b|manage\b|always\b|even\b)\p{L}+)\b/iu,
    confidence: 0.82,
  },
  {
    pattern:
      /\bwe won['’]t (?:use|renew|hire|buy|order|accept|support|ship|include|offer|extend|publish|allow|proceed|pursue|do|sign|build|attend|take part)\b/iu,
    confidence: 0.82,
  },
  { pattern: /^\W*(?:ok(?:ay)?,? |so,? |then,? )?(?:going|went) (?:ahead )?with\b/iu, confidence: 0.82 },
  { pattern: /^\W*(?:settled on|signed off on|approved:?|ruled out|rejected:?)\s+(?=\S)/iu, confidence: 0.8 },
  {
    pattern:
      /[\s,;(–—-]+(?:was |were |is |now |unanimously |so )*(?:(?:everyone|everybody|all|both|we|we all|they|the (?:team|board|group|committee))(?: have| has)? (?:agreed|approved)|(?:agreed|decided|settled|carried|approved)(?: unanimously| by (?:all|everyone|the \p{L}+))?)\s*[).!]*$/iu,
    confidence: 0.85,
  },
  {
    pattern:
      /\b(?:motion|proposal|resolution|amendment|budget|plan|request)\b[^.!?]{0,140}\b(?:(?:was|were|is|has been) )?(?:carried|passed|accepted|adopted|approved|rejected)\b/iu,
    confidence: 0.88,
  },
  {
    pattern:
      /\b(?:was|were|has been|have been|is|are|gets|got) (?:formally |unanimously |finally |now )?(?:postponed|deferred|rescheduled|pushed back|moved|shelved|cancell?ed|scrapped|adjourned|brought forward)\b(?= (?:to|until|till|by|for|in favou?r)\b|\s*[.!]*$)/iu,
    confidence: 0.75,
  },
  {
    pattern:
      /\b(?:was|were|has been|have been) (?:formally |unanimously |finally )?(?:elected|appointed|nominated|chosen|approved|adopted|ratified|selected|signed off)\b/iu,
    confidence: 0.78,
  },
];

/** Words before a match that make it negative, pending or hypothetical. */
const UNDECIDED =
  /(?:(?:\b(?:if|whether|unless|until|once|should|could|might|can|to be|be|yet to|wants?|wanted to|would|hope to|hoping to|trying to|before|when|not|never|nothing|nobody|no one|need to|needs to|have to|has to|must|waiting for|pending|are being|how)|n['’]t)\s+(?:\p{L}+\s+){0,2})$/iu;

const NO_DECISION =
  /^\W*results?\s*[:–—][^.]*\d|\b(?:minutes\b[^.]{0,80}\b(?:approved|agreed|accepted|adopted)|agenda\b[^.]{0,30}\bapproved|not (?:yet )?(?:been )?(?:decided|agreed|approved|settled)|(?:haven['’]t|hasn['’]t|didn['’]t|don['’]t|doesn['’]t|never|nobody|no one)(?: \p{L}+)? (?:decide|decided|agree|agreed|approve|approved)|(?:nothing|no decision|undecided|to be (?:decided|agreed|confirmed)|tbd|tbc)\b|agreed? to disagree|would have (?:chosen|decided|picked|agreed)|rather not decide)/iu;

/** Decisions by others in something that is only read about. */
const STRANGERS =
  /\b(?:the|our|her|his|my) (?:old |young |black |white |neighbour['’]s )?(?:\p{L}*bird|cat|dog|puppy|kitten|robin|hen|cock|goat|cow|horse|pony|fox|weather|wind|rain|sun|universe|printer|computer|laptop|car|phone|baby|toddler)(?: has| had|['’]s)? (?:also |now |just )?(?:decided|agreed|chosen|chose|opted)\b|\b(?:the authors?|the (?:study|paper|book|article|film|novel) (?:\p{L}+ )?(?:decid|chos|cho|agre|us|reject|adopt|opt|pick|select|vot)\p{L}*|researchers|characters?)\b|\b\p{L}+ had (?:once |already |first )?(?:decided|agreed|chosen|voted|opted)\b|\b(?:in|since) (?:1\d\d\d|200\d)\b/iu;

/** The curator's patterns for decisions, with a lower confidence. */
const CURATORS: Pattern = { pattern: /./, confidence: 0.7 };

export function curatorsMatch(text: string): Match | null {
  if (CURATORS_NO.test(text)) return null;
  for (const { pattern } of TRIGGERS) {
    const match = pattern.exec(text);
    const clause =
      text
        .slice(0, match?.index)
        .split(/[,;:]\s/)
        .at(-1) ?? "";
    if (match && !CURATORS_UNDECIDED.test(clause))
      return { index: match.index, text: match[0], pattern: CURATORS };
  }
  return null;
}

export function isDecision(text: string, index: number): boolean {
  if (NO_DECISION.test(text) || STRANGERS.test(text)) return false;
  const clause =
    text
      .slice(0, index)
      .split(/[,;:]\s/)
      .at(-1) ?? "";
  return (
    !UNDECIDED.test(clause) &&
    !/\bmay (?:\p{L}+ ){0,2}$/u.test(clause) &&
    !/\b(?:if|whether|unless|until|once|in case|so that)\s+(?:\p{L}+\s+){0,3}$/iu.test(clause)
  );
}
