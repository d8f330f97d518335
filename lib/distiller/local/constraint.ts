import type { Pattern } from "./pattern";

const NUMBER = String.raw`(?:[€$£]\s?)?(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)`;

export const CONSTRAINTS: readonly Pattern[] = [
  {
    pattern:
      /^\W*(?:hard |legal )?(?:constraint|limit|restriction|rule|requirement|deadline|limitation)s?\s*[:–—]\s+(?=\S)/iu,
    confidence: 0.95,
    isAfter: true,
  },
  {
    pattern:
      /(?<!\b(?:I|he|she|you) )\bmust(?: not| never| always| only| still| also)? (?!have (?:been|had|gone|left|forgotten|thought|missed|lost|happened|come|seen|meant|got)\b|admit\b|say\b|remember\b|confess\b|see\b|read\b)(?:be )?\p{Ll}/iu,
    confidence: 0.88,
  },
  {
    pattern:
      /\b(?:cannot|can not|can['’]t|may not) (?!believe\b|wait\b|remember\b|say\b|understand\b|imagine\b|find\b|complain\b|help\b|tell\b|see\b|think\b|recall\b|hear\b|stand\b)\p{Ll}+|\bcan(?:not|['’]t) see \p{L}+ (?:under|over|above|below|without|before|after)\b/iu,
    confidence: 0.8,
  },
  { pattern: /\bno \p{L}+(?: \p{L}+){0,4}(?: \([^()]{1,40}\))? (?:may|can|must) be\b/iu, confidence: 0.8 },
  { pattern: /\bshall (?:not|never) \p{Ll}+/iu, confidence: 0.82 },
  {
    pattern:
      /\b(?:nothing|none of (?:it|them|this|the \p{L}+)) (?:can|may|must|shall|will) (?:be )?\p{L}+[^.]{0,60}\b(?:before|until|unless|without|after|outside)\b/iu,
    confidence: 0.78,
  },
  // What a thing does not do beyond a figure, and what it lets nobody do.
  {
    pattern:
      /\b(?:does not|doesn['’]t|do not|don['’]t|will not|won['’]t|cannot|can['’]t) (?:go|point|fit|run|reach|work|hold|take|carry|support|accept|handle|load|lift|open) (?:[^.\d]{0,40} )?(?:more|less|higher|lower|below|above|beyond|over|under|longer|larger|heavier|wider|older|younger)(?: than)?\b[^.\d]{0,20}\d/iu,
    confidence: 0.76,
  },
  {
    pattern:
      /\b(?:does not|doesn['’]t|do not|don['’]t|will not|won['’]t) (?:let|allow|permit) (?!go\b|it go\b)(?:us|you|anyone|anybody|people|\p{L}+s)\b/iu,
    confidence: 0.78,
  },
  {
    pattern:
      /\bonly (?:accepts?|admits?|lets?|allows?|takes|opens?|works?|runs?|delivers?|ships?|pays?|comes? back|counts?|applies|covers?|starts?|serves?|sells?)\b[^.]{1,80}\b(?:if|when|once|until|till|after|before|between|with|on|from|for)\b/iu,
    confidence: 0.72,
  },
  {
    pattern: /\bno (?!longer\b)\p{L}+(?: \p{L}+){0,3} (?:is |are )?(?:allowed|permitted)\b/iu,
    confidence: 0.84,
  },
  { pattern: /\b\d[\d.,]* (?:\p{L}+ ){1,4}at (?:a|one|any one|the same) time\b/iu, confidence: 0.72 },
  { pattern: /\blimit(?:s|ed)? (?:\p{L}+ ){1,4}to (?:[€$£]\s?)?\d/iu, confidence: 0.82 },
  {
    pattern:
      /\b(?:larger|longer|bigger|heavier|higher|lower|older|younger|shorter|smaller|later|earlier|more|less|above|below|over|under|beyond|without)\b[^.]{1,60}\b(?:is|are) (?:now |always |automatically )?(?:rejected|refused|excluded|declined|turned away|cut off)\b/iu,
    confidence: 0.84,
  },
  {
    pattern:
      /^\W*(?:do not|don['’]t|never) (?!forget\b|worry\b|know\b|think\b|mind\b|want\b)\p{Ll}+[^.]*\b(?:without|before|until|unless|while|above|below|over|under|near|more than|after)\b/iu,
    confidence: 0.8,
  },
  { pattern: /\b(?:may|can) only (?:be )?\p{Ll}+/iu, confidence: 0.88 },
  {
    pattern: /\b(?:has|have|needs?) to be\b(?! (?:honest|fair|said))/iu,
    confidence: 0.8,
  },
  {
    pattern:
      /(?<!\b(?:I|we|you|he|she|they|who|to|don['’]t|not|just|will|would|might|may) )\b(?:has|have|needs?) to (?!be\b|say\b|admit\b|do with\b|laugh\b)\p{Ll}+/iu,
    confidence: 0.7,
  },
  {
    pattern:
      /\b(?:must|has to|have to|needs? to)\b[^.]{3,120}\b(?:otherwise|or else|by law|before|within|by (?:the )?(?:\d|\p{Lu}\p{L}+day|end of))\b/iu,
    confidence: 0.72,
  },
  {
    pattern:
      /\bneeds? (?:a|an|the|their|our|its|at least)\b[^.]{2,80}\b(?:first|before|by|prior to|in advance|beforehand)\b/iu,
    confidence: 0.7,
  },
  {
    pattern:
      /^\W*(?:absolutely |strictly )?no (?!one\b|news\b|idea\b|problems?\b|signs?\b|change|difference\b|reply\b|answer\b|doubt\b|decision\b|wonder\b|need\b|plans?\b|luck\b|rain\b|pain\b|fever\b|show\b|matter\b|longer\b|more than\b|results?\b|action|comments?\b|questions?\b|response\b)\p{L}[^.,]{1,60}\b(?:before|after|without|until|during|on|inside|at|in|near|within|longer than|more than|over|under|allowed|from|between|for (?:\d|an?\b|two|three|four|five|six|the))\b/iu,
    confidence: 0.75,
  },
  {
    pattern:
      /(?<!\b(?:decision|decided|agreed|outcome|result)):\s+no (?!change|news\b|answer\b|reply\b|results?\b)\p{L}[^.,:]{1,60}\b(?:allowed|permitted|before|without|until|during|between|longer than|more than)\b/iu,
    confidence: 0.75,
  },
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
    pattern: /\b(?:is|are|falls) due (?:on|by|before|no later|at|in|until|to)\b/iu,
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
];

/** A person, and what that person has to do: a task. */
const TASK =
  /^\W*(?:[\p{L} ]{2,30}[:–-] )?(?:I (?:think|guess|believe|feel|suppose)(?: that)? )?(?:(?:@?\p{Lu}[\p{L}.'’-]+)(?: (?:and )?\p{Lu}[\p{L}.'’-]+){0,2}|[Ww]e|I|[Ss]omebody|[Ss]omeone) (?:(?:still |also |really )?(?:must|has to|have to|needs? to)|will have to) (?!not\b|never\b|be\b|have\b|register\b|always\b)(?:still |also |first |quickly )?(?:send|call|write|book|ask|check|finish|order|buy|prepare|review|update|fix|talk|phone|email|mail|bring|look|find|get|clean|draft|schedule|arrange|decide|think|discuss|tell|ring|text|post|return|fetch|hand|chase|wash|water|give|take|remind|go|see|pay|pick|contact|confirm|print|make|do|read|sort|speak|try|visit|collect|investigate|organi[sz]e|reply|respond|rewrite|learn|remember)\b/u;

/** Of wine. */
const NOUN =
  /\b(?:grape|apple|pear|fresh|fermenting|sweet|(?:litres?|kilos?|hectolitres?|barrels?) of) must\b|\bmust (?:is|was|has|had|ferments?|contains?|tastes?|smells?)\b/iu;

/** Instructions to a reader, and general truths. */
const TO_READER =
  /^\W*(?:you|I) (?:must|have to|need|will need|should)\b|\b(?:then|now|next|first|also|always|it), you (?:must|have to|need to)\b|(?<!\b(?:no|any|every|each|this|that|the|only) )\bone (?:must|can(?:not|['’]t)|has to)\b|^\W*(?:everybody|everyone|people|we all|life|love|art|a man|a woman|a person|nobody|no one) (?:must|has to|have to|can(?:not|['’]t)) (?!be (?:in|at|on|back|there|present|registered)\b)(?!register|arrive|leave|sign|wear|bring|pay|enter|book)/iu;
/** "The gutters must be full of leaves again": inferred. */
const GUESSED =
  /\b(?:someone|somebody|something|he|she|it|I|we|they|that|this|who|there) (?:must|has to|have to) have (?!an?\b|the\b|at\b|no\b|two\b|three\b|their\b|its\b|been \p{L}+ed\b)(?:\p{L}+(?:ed|en|ne|wn|nt|lt|ft|pt|ght|de|ad|id)|got|put|hit|cut|run|come)\b|\bmust be (?:\p{L}+ )?(?:full|mad|crazy|lovely|great|fun|awful|hell|lonely|proud|wrong|right|here|somewhere|something|someone|a (?:bug|mistake|joke|coincidence|typo|reason|misunderstanding|record|sign)|the (?:heat|cold|weather|wind|first|worst|best|only)|\p{L}+ing\b)|\bmust be [^.,;]{2,60}\b(?:again|by now|already|these days)\b/iu;

/** "There must be a way", "must be Monday": what is inferred; what somebody cannot help; what is still to be settled. */
const INFERRED =
  /\bthere (?:must|has to|have to) be\b|^\W*(?:can['’]?t|cannot) (?!be\b)|^\W*(?:(?:lol|haha|oh|well|hmm|so|then|it|this|that) ){0,2}must be\b|\bI (?:can['’]?t|cannot|can not)\b|\bcan(?:not|['’]t) be (?:said|denied|helped|missed|beaten|bad|true|serious|right|over(?:stated|emphasi[sz]ed)|stressed)\b|\b(?:must|has to|have to|needs? to) be (?:confirmed|clarified|decided|discussed|checked|arranged|done about)\b(?! by\b)|\b(?:somebody|someone|one of us) (?:has|needs|will have) to (?:ask|call|phone|find out|talk|tell|decide|look)\b/iu;

const NO_CONSTRAINT =
  /\b(?:governed by|governing law|no waiver|entire agreement|severab\p{L}+|it(?:['’]s| is) (?:recommended|advisable|good practice)|must have (?:been|had|gone|left|forgotten)|(?:not|n['’]t|no longer|never) (?:required|mandatory|necessary|needed|limited|have to|need to)|no (?:deadline|limit|requirement|constraint)|must (?:be (?:tired|joking|kidding|nice|true|hard|exhausted)|finish)|if (?:we|I|you) must|whether .{0,40} must|(?:says?|said|thinks?|insists?|swears?|reckons?) (?:that )?(?:you|one|people|a man|a woman) (?:must|have to|has to|need to|can(?:not|['’]t))|cannot be (?:decided|said)|must-(?:read|see|have)|a must (?:read|see|have)|have to (?:say|admit|laugh))\b/iu;

export const isConstraint = (text: string): boolean =>
  !NO_CONSTRAINT.test(text) &&
  !TO_READER.test(text) &&
  !GUESSED.test(text) &&
  !INFERRED.test(text) &&
  !TASK.test(text) &&
  !NOUN.test(text);
