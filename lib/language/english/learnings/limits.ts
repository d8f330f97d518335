import type { LearningPattern } from "../../match/learnings";

const NUMBER = String.raw`(?:[€$£]\s?)?(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)`;

/** Constraints that limit: "at most 40", "valid until", "is required". */
export const LIMITS: readonly LearningPattern[] = [
  { pattern: /\b(?:off the table|out of the question|a no-go|taboo|a must|by law)\b/iu, confidence: 0.78 },
  {
    pattern:
      /\b(?:is|are) not (?:to be \p{L}+|accepted|eligible|covered|refundable|transferable|supported|tolerated|admitted|reimbursed|valid|negotiable|insured|included)\b/iu,
    confidence: 0.82,
  },
  {
    pattern:
      /\b(?:is|are) (?:switched off|locked|closed|shut|excluded|void|blocked|frozen) (?:at|from|after|before|until|between|on|during|for|if|when|without)\b/iu,
    confidence: 0.68,
  },
  {
    pattern:
      /\bnothing (?:larger|bigger|heavier|longer|wider|older|smaller|shorter|newer|more|less|cheaper|but|except|over|under|beyond)\b/iu,
    confidence: 0.72,
  },
  {
    pattern:
      /\b(?:allows?|permits?|accepts?|supports?|handles?|fits?|takes) (?:only |just |up to |at most )?(?:\d[\d.,]*|one|two|three|four|five|six|ten|twelve)\s+(?!minutes?\b|hours?\b|days?\b|weeks?\b|months?\b|years?\b|seconds?\b)\p{L}+/iu,
    confidence: 0.66,
  },
  {
    pattern:
      /\bmust (?:not|never) \p{Ll}+[^.]{0,60}\b(?:for (?:\d|an?\b|the\b|two|three|four|five|six|seven|ten|twelve)|until|before|after|within|more than|during|at night)(?!\p{L})/iu,
    confidence: 0.75,
  },
  {
    pattern:
      /(?:^\W*|\b(?:says?|said)(?: that)? )(?:nobody|no one|no-one) (?:may|can|must|is allowed|(?!knows|thinks|cares|counts|remembers|says|seems|was|has)\p{Ll}{2,14}s)\b[^.]*\b(?:alone|without|before|after|in|during|until|outside|on|under|once|when|if|above|below)\b/iu,
    confidence: 0.66,
  },
  {
    pattern:
      /^(?!.*\b(?:was|were|had|he|she|I)\b).*(?:\bonly (?:under|with|by|after|upon|against|via|between|on request)\b|\b(?:by|in|on|at|from|with) [^.,]{2,40} only\s*[.!]?$)/iu,
    confidence: 0.68,
  },
  { pattern: /\d\s?\p{L}*,? (?:no|not|never) (?:longer|more|less)\b/iu, confidence: 0.72 },
  {
    pattern:
      /\b(?:is|are) (?:not |only |always )?to be (?!expected|seen|confirmed|decided|announced|found|hoped|discussed|clarified|checked|welcomed|fair\b|honest\b)\p{L}+(?:ed|en|t|d|ne|wn)\b/iu,
    confidence: 0.72,
  },
  {
    pattern:
      /\bno (?:new |more |other |further )\p{L}+(?: \p{L}+){0,3} (?:after|without|before|until|from|during)\b/iu,
    confidence: 0.78,
  },
  { pattern: /\bas long as (?:it|they|the|no|all|you|there|nobody|everyone)\b/iu, confidence: 0.64 },
  {
    pattern:
      /\bneeds? (?:the |a |an |our |their |prior |written )?[\p{L}'’ -]{0,40}?(?:consent|approval|permission|signature|licen[cs]e|permit|notice|sign-off|certificate|visa|passport|deposit|authori[sz]ation|insurance|quorum)\b/iu,
    confidence: 0.8,
  },
  { pattern: /\b(?:accepts?|takes|allows?|admits?|covers?|supports?|works?) only\b/iu, confidence: 0.7 },
  { pattern: /\bat \d{1,2}(?:[:.]\d\d)? (?:sharp|at the latest|on the dot)\b/iu, confidence: 0.72 },
  {
    pattern: /\bstays? (?:at home|outside|inside|closed|shut|locked|off|in the (?!end\b))\b[^.]{0,80}/iu,
    confidence: 0.62,
  },
  { pattern: /\b(?:forbids?|prohibits?|disallows?|bans|precludes?)\b/iu, confidence: 0.8 },
  {
    pattern:
      /\b\d[\d.,]*\s?(?:[\p{L}%€$£²³/]+\s){0,6}(?:at (?:the )?(?:most|best|latest)|maximum|max\b|tops\b|(?:,\s)?never more|,? and no more|or (?:less|fewer)\b|minimum\b)/iu,
    confidence: 0.78,
  },
  {
    pattern:
      /\b(?:word|page|time|speed|size|weight|age|rate|data|credit|upload|file|spending|height) limit:? (?:is |of )?[€$£]?\d/iu,
    confidence: 0.85,
  },
  { pattern: /\bvalid (?:only )?(?:until|till|through|from|for \d)/iu, confidence: 0.72 },
  {
    pattern: /\b(?:on (?:the )?condition that|provided that|only with (?:written|prior|the))\b/iu,
    confidence: 0.75,
  },
  {
    pattern:
      /\b(?:is|are|be|remains?) (?:strictly |only |absolutely |legally )?(?:required|mandatory|compulsory|obligatory|prohibited|forbidden|banned|not allowed|not permitted|off[- ]limits|non-negotiable|only (?:permitted|allowed|possible|available|valid|paid|reimbursed|open|granted|accepted)|limited to|capped at|restricted to|confined to|subject to)\b/iu,
    confidence: 0.9,
  },
  {
    pattern:
      /^\W*(?:the |this |their |our |\p{Lu}\p{L}* )?[\p{L}\d%€$£ ,'’-]{1,80}? (?:requires?|needs?) (?:at least|a minimum|written|prior|signed|approval|permission|consent|a (?:signed|written|second|valid|permit|licen[cs]e)|access|two|three|four|five|six|seven|eight|ten|twelve|\d|[\p{L}-]{1,20} (?:approval|permission|consent|notice|signature|months|weeks|days|hours))/iu,
    confidence: 0.8,
  },
  { pattern: /\brequires? (?!me\b|you\b)\p{L}+/iu, confidence: 0.7 },
  {
    pattern: new RegExp(
      String.raw`\b(?:no (?:more|less|fewer|later|earlier|longer|larger|higher|bigger) than|not (?:more|less|later|earlier|longer) than|at most|up to a maximum of|(?:(?:must|needs?|requires?|required|should|has|have|minimum|policy|stays?|keep|for)[^.]{0,60}|: |^\W*)at least|a maximum of|a minimum of|max(?:imum|\.)?|min(?:imum|\.)?) (?:the |an? )?(?:${NUMBER}|noon|midnight|end of)`,
      "iu",
    ),
    confidence: 0.82,
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:max(?:imum|\.)?|min(?:imum|\.)?|upper|lower|hard)\s+(?:\p{L}+\s+){0,4}(?:\p{L}+:|is|are|of)\s*${NUMBER}`,
      "iu",
    ),
    confidence: 0.88,
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:limit|cap|ceiling|quota|threshold|budget) (?:is|of|stands at|lies at|is set (?:to|at)) (?:only )?${NUMBER}`,
      "iu",
    ),
    confidence: 0.85,
  },
  {
    pattern: /\b(?:the )?(?:final |hard |submission |registration |entry )?deadline (?:is|for|of|falls)\b/iu,
    confidence: 0.9,
  },
  {
    pattern: /\b(?:is|are|falls) due (?:on|by|before|no later|at|in|until)\b/iu,
    confidence: 0.85,
  },
  {
    pattern:
      /^\W*only [\p{L}\d ,'’-]{2,60} (?:is|are|may|can|will be) (?:be )?(?:\p{L}+ed|allowed|eligible|accepted|valid|open|paid)\b/iu,
    confidence: 0.88,
  },
  {
    pattern:
      /\b(?:closes?|ends?|expires?|shuts?) (?:at|on|from|before|by) (?:the )?(?:\d|noon|midnight|\p{Lu}\p{L}+ \d|\d+ \p{Lu})/iu,
    confidence: 0.6,
  },
  {
    pattern: /\bcan (?:only )?(?:carry|hold|seat|bear|lift|store|fit) (?:up to |at most |only )?\d/iu,
    confidence: 0.74,
  },
  {
    pattern:
      /\b(?:comes?|came) with (?:\p{L}+ )?conditions\b|\bin multiples of\b|\bto a (?:depth|maximum|height|length|total) of\b/iu,
    confidence: 0.76,
  },
  {
    pattern:
      /\bthere (?:is|are) no (?:\p{L}+ )?(?:build|version|support|release|binding|driver|plugin|import|export|warranty)s?\b(?! yet)/iu,
    confidence: 0.7,
  },
  {
    pattern:
      /\b(?:is|are) not (?:understood|readable|recogni[sz]ed|compatible|redistributable|available) (?:at all|in|on|for|before|after|with|without)\b/iu,
    confidence: 0.74,
  },
  {
    pattern:
      /\bwants? (?:at least |at most )?(?:\d|two|three|four|five|six|seven|eight|ten|twelve)[\d.,]* [^.]{3,60}\b(?:before|by|at (?:most|least))\b/iu,
    confidence: 0.74,
  },
  {
    pattern: /\b\d[\d.]* or (?:later|newer|above|higher)\b/iu,
    confidence: 0.82,
  },
  {
    pattern: /^\W*[\p{L} ]{3,40} (?:once|twice|three times) an? (?:day|week|month|year), \p{L}+ed\b/iu,
    confidence: 0.7,
  },
];
