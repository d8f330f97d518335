import type { LearningPattern } from "../../match/learnings";

const NUMBER = "(?:\\d[\\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)";

/** Constraints by what binds somebody: what is only allowed, demanded, carried or covered. */
export const BOUNDS: readonly LearningPattern[] = [
  { pattern: /\b(?:nothing|nobody|no one|none of \p{L}+) may\b/iu, confidence: 0.88 },
  {
    pattern:
      /\b(?:limits?|caps?|restricts?|confines?) (?:us|them|it|you|everyone|everybody|members) (?:at|to)\b/iu,
    confidence: 0.86,
  },
  {
    pattern: /\b(?:['’]s|is|are) (?:a|the|one) (?:condition|requirement) (?:of|for|by|from)\b/iu,
    confidence: 0.84,
  },
  {
    pattern:
      /\b(?:demands|insists? on|stipulates?|prescribes?|mandates)\s+(?!on\b|that (?:he|she|I)\b)\p{L}/iu,
    confidence: 0.82,
  },
  {
    pattern:
      /\b(?:don['’]t|doesn['’]t|do not|does not|won['’]t|will not) (?:allow|permit|accept|cover|insure|reimburse)\b/iu,
    confidence: 0.82,
  },
  {
    pattern:
      /\bwithout (?:an?|the|prior|signed|written) [^.,;]{3,40},? (?:nobody|no one|none|nothing|you can(?:['’]t|not))\b/iu,
    confidence: 0.84,
  },
  {
    pattern:
      /\b(?:is|are)(?:n['’]t| not) (?:tax[- ]deductible|refundable|transferable|negotiable|insured|eligible|covered)\b/iu,
    confidence: 0.8,
  },
  {
    pattern: new RegExp(String.raw`\b${NUMBER} \p{L}+ (?:at (?:the )?most|at a time|maximum)\b`, "iu"),
    confidence: 0.8,
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:carries|holds|seats|sleeps|bears|takes \p{L}+) (?:up to |at most |only )?${NUMBER}\s?(?:kg|kilos?|t|tons?|tonnes?|m|metres?|people|persons|guests|passengers|litres?)(?!\p{L})`,
      "iu",
    ),
    confidence: 0.76,
  },
  {
    pattern: new RegExp(
      String.raw`\bwants? (?:\p{L}+ ){1,3}${NUMBER} (?:days|weeks|months|hours) (?:before|ahead|in advance)\b`,
      "iu",
    ),
    confidence: 0.78,
  },
  {
    pattern: new RegExp(
      String.raw`\b${NUMBER} \p{L}+(?: of \p{L}+)? (?:per|for every) ${NUMBER}\s\p{L}`,
      "iu",
    ),
    confidence: 0.74,
  },
  { pattern: new RegExp(String.raw`\b${NUMBER} \p{L}+, always\b`, "iu"), confidence: 0.74 },
  { pattern: /\d[^.;]{0,40}\band that(?:['’]s| is) (?:it|all)\b/iu, confidence: 0.74 },
  { pattern: /\bnot an? \p{L}+ (?:more|later|longer)\b/iu, confidence: 0.76 },
  {
    pattern: /\bstays? (?:open|closed|shut|locked|dry) (?:throughout|at all times|during)\b/iu,
    confidence: 0.74,
  },
  {
    pattern: /\bonly (?:see|sees|get|gets|read|reads|have|has) (?:their|its|his|her|our) own\b/iu,
    confidence: 0.76,
  },
  { pattern: /\bkeep [^.;]{3,30} (?:clear|free) (?:of|in front|around)\b/iu, confidence: 0.74 },
  {
    pattern: new RegExp(
      String.raw`\bneeds? ${NUMBER} (?:independent|separate|different|signed|working|witnesses|signatures)\b`,
      "iu",
    ),
    confidence: 0.78,
  },
];
