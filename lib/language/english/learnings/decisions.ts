import type { LearningPattern } from "../../match/learnings";
import { ADVERBS, BODY, NAMED } from "./subjects";

/** A person by role: `The landlord`, `our new tenant`, but not "the newly approved plan". */
const ROLE = String.raw`(?:[Tt]he|[Oo]ur|[Tt]heir|[Mm]y|[Hh]is|[Hh]er) (?:\p{Ll}+ )?\p{Ll}+(?<!ly)`;
const DECIDERS = `[Ww]e|I|[Mm]otion|[Tt]hey|[Ee]veryone|[Ee]verybody|[Aa]ll|[Bb]oth|${BODY}`;
const GROUP = `${DECIDERS}|${ROLE}`;
const SOMEBODY = `(?:${GROUP}|${NAMED})(?:['’]ve)?`;
const ALLOWED = "(?:settled on|signed off(?: on)?|ratified|approved|endorsed|authori[sz]ed|greenlit)";
const SETTLED =
  "(?:settled on|signed off(?: on)?|landed on|ruled out|ratified|adopted|approved|endorsed|authori[sz]ed|greenlit|turned down|rejected|vetoed|declined|gone for|went for|done away with)";

/** Decisions by a verb such as "decided" or "adopted". */
export const DECISIONS: readonly LearningPattern[] = [
  {
    pattern: new RegExp(
      String.raw`(?<![\p{L}])${SOMEBODY}${ADVERBS}\s+(?:decided|agreed|resolved|opted|voted|elected|concluded that we (?:will|should)|made the decision|took the decision)(?:\s+(?:with ${NAMED}|unanimously|today|yesterday|together|in the end|by \p{L}+ to \p{L}+|\d+ to \d+))?\s+(?:to|that|on|upon|against|for|in favou?r of|not to|we|it)\b(?! (?:disagree|differ))`,
      "u",
    ),
    confidence: 0.92,
    isAfter: true,
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\p{L}])(?:(?:${DECIDERS})(?:['’]ve)?${ADVERBS}\s+${SETTLED}|${ROLE}${ADVERBS}\s+${ALLOWED})\s+(?=\S)`,
      "u",
    ),
    confidence: 0.9,
  },
  // "The old gate rejected the badge": most roles that reject are things.
  {
    pattern: new RegExp(String.raw`(?<![\p{L}])${ROLE}${ADVERBS}\s+${SETTLED}\s+(?=\S)`, "u"),
    confidence: 0.8,
  },
  // "Cloudflare rejected the signature": what has a name may be a program.
  {
    pattern: new RegExp(String.raw`(?<![\p{L}])${NAMED}${ADVERBS}\s+${SETTLED}\s+(?=\S)`, "u"),
    confidence: 0.78,
  },
  // "We tried both and have decided to keep the old one": who decides stands before.
  {
    pattern: new RegExp(
      String.raw`\b[Ww]e (?:[^.;:?]{0,160} )?and${ADVERBS}\s+(?:decided|agreed|resolved|opted) (?:to|that|not to|against)\b`,
      "u",
    ),
    confidence: 0.9,
    isAfter: true,
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\p{L}])(?:[Ww]e|I)(?:['’]ve)?${ADVERBS}\s+(?:chose|chosen|picked|selected)\s+(?=(?:the|a|an|to|not|our|both)\b|\p{Lu}|\d)`,
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
      String.raw`(?<![\p{L}])(?:[Ww]e|I|${BODY}|${ROLE}|${NAMED})(?:['’]ve)?${ADVERBS}\s+(?:(?:switched|moved|postponed|cancell?ed|scrapped|dropped|abandoned|deferred)\s+(?=(?:the|a|an|from|to|our|all|away)\b|\p{Lu})|(?:dropped|scrapped|abandoned)\s+(?=\p{Ll}{3,}\s(?:in|from|because|since|for|as)\b))`,
      "u",
    ),
    confidence: 0.75,
  },
  {
    pattern:
      /\b[Tt]he (?:\p{Lu}\p{L}+ ){0,3}(?:[Bb]oard|[Cc]ommittee|[Cc]ouncil|[Aa]ssembly|[Gg]roup|[Tt]eam|[Tt]rustees|[Mm]eeting|[Mm]embers) (?:unanimously |formally )?(?:agrees?|decides?|resolves?|votes?) (?:to|that|not to|against)\s+(?=\S)/u,
    confidence: 0.9,
    isAfter: true,
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
    confidence: 0.9,
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
  {
    pattern:
      /^\W*(?:settled on|signed off on|approved:?|ruled out|rejected:?)\s+(?!(?:both )?(?:by|because|due)\b)(?=\S)/iu,
    confidence: 0.8,
  },
  {
    pattern:
      /[\s,;(–—-]+(?:was |were |is |now |unanimously |so )*(?:(?:everyone|everybody|all|both|we|we all|they|the (?:team|board|group|committee))(?: have| has)? (?:agreed|approved)|(?:agreed|decided|settled|carried|approved)(?: unanimously| by (?:all|everyone|the \p{L}+))?)\s*[).!]*$/iu,
    confidence: 0.74,
  },
  {
    pattern:
      /\b(?:motion|proposal|resolution|amendment|budget|plan|request)\b[^.!?]{0,140}\b(?:(?:was|were|is|has been) )?(?<!\b(?:the|an?|any|all|its|our|\p{L}+ly|get (?:it|them)) )(?:carried|passed|accepted|adopted|approved|rejected)\b/iu,
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
