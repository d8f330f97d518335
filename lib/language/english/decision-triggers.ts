/** A pattern that reports a decision. */
export interface Trigger {
  pattern: RegExp;
  /** Where the decision is: after the words, before them, or including them. */
  takes: "after" | "before" | "with";
}

/** Also at a sentence's beginning; the `i` flag would make every word a name. */
const anyCase = (words: string): string =>
  words.replace(
    /(^|\|)(\p{Ll})/gu,
    (_, bar: string, letter: string) => `${bar}[${letter.toUpperCase()}${letter}]`,
  );

const SUBJECTS = anyCase("we|i|they|everyone|everybody|all|both|it|he|she");
const BODIES = anyCase(
  "team|group|board|committee|trustees|council|panel|family|members|staff|partners|class|meeting|management|client|customer|directors|governors|parents|company|crew|owners?|shareholders|residents|faculty|department|leadership|volunteers|kids|jury|court|editors?|union|school|practice|lab",
);
const WE = String.raw`(?:${SUBJECTS}|(?!(?:The|This|That|These|An?|Our|Your|As|If|When|Once|Until|Not|No|After|Before|Nothing|Has|Have|To|And|But)\b)\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+){0,3}|(?:[Tt]he |[Oo]ur )?(?:whole |entire )?(?:${BODIES}))`;
const ADVERBS = String.raw`(?:\s+(?:have|has|had|also|all|unanimously|finally|then|just|jointly|formally|already|now|provisionally|collectively|therefore|eventually|both|since|today|yesterday|was|were|been))*`;
const GO = "(?:go(?:ing)?|went|gone|goes)(?: ahead)? with";

/** "by 14 votes to 3", "(12 for, 2 against)" */
const VOTE = String.raw`(?:\s+by (?:a (?:\p{L}+ )?majority|a show of hands|consensus|\d+ (?:votes? )?(?:to|against) \d+(?: votes)?)|\s+\([^()]{0,30}\d[^()]{0,30}\))?`;

export const TRIGGERS: readonly Trigger[] = [
  {
    pattern:
      /\b(?:application|request|appeal|offer|grant|bid|proposal|claim)s? (?:of|by|from|for|to)\b[^.;]{2,60}\b(?:was|were) (?:refused|declined|turned down|granted|rejected|accepted|approved)\b/iu,
    takes: "with",
  },
  { pattern: /\s*(?:→|->|=>)\s*(?:decided|agreed|settled)\b/iu, takes: "before" },
  {
    pattern:
      /(?<!\b(?:if|should|must|can|could|when|unless|whether|until|how|before|after|once|why) )\b[Ww]e (?:terminate|renew|abandon|extend|replace|discontinue) (?=(?:the|our|both|all|\p{Lu}))/u,
    takes: "with",
  },
  {
    pattern:
      /^\W*(?:(?:ok(?:ay)?|so|right|then|alright|well|fine)[, ]+)+(?:it['’]s )?(?!what|that|as|where|how|whether|think|maybe)[\p{L}\d][\p{L}\d' ’-]{2,40} it is(?: then)?(?=[,.!]|$)/iu,
    takes: "with",
  },
  {
    pattern:
      /\bwe(?:['’]re| are)(?: now| also| just| all)? \p{L}+ing\b[^.?]{3,80}\b(?:instead of|rather than)\b/iu,
    takes: "with",
  },
  {
    pattern:
      /^\W*no (?!one\b|idea\b|news\b|change\b|sign\b|word\b|answer\b|reply\b|rain\b|luck\b)[\p{L} -]{3,40} (?:this|next) (?:year|time|season|term|summer|winter|spring|autumn|round)\s*[.!]*$/iu,
    takes: "with",
  },
  {
    pattern: /\b(?:I|we)(?:['’]ve| have) made up (?:my|our) minds?\s*(?:[:,–—-]|that|to)\s*/iu,
    takes: "after",
  },
  { pattern: /\b(?:I|we)(?:['’]ll| will) take \p{Lu}[^.?]{3,60}$/u, takes: "with" },
  {
    pattern: new RegExp(
      String.raw`\b(?:it(?:['’]s| is| was| has been)|that(?:['’]s| is)) (?:been )?(?:decided|agreed|settled|official)\b${VOTE}\s*(?:then)?`,
      "iu",
    ),
    takes: "after",
  },
  {
    pattern:
      /\b(?:final |the )?(?:decision|verdict|resolution|outcome|agreement)(?: is| was| made| taken| reached| (?:no\.? |#)?\d[\d./-]*)?(?:\s*[:–—]|\s+(?:is|was)?\s*(?:to|that)\b)/iu,
    takes: "after",
  },
  {
    pattern:
      /(?<![\p{L}-])(?:decided|resolved|agreed|consensus)(?: (?:with|w\/)[^:,.;]{2,40}?)?\s*[:–—](?=\s)/iu,
    takes: "after",
  },
  { pattern: /(?<!\p{L})(?:RESOLVED|AGREED|DECIDED)\b/u, takes: "after" },
  { pattern: /^\W*VOTED(?:,\s\p{Ll}+,?)?\s*[:–—]?\s+(?=to\b|that\b)/u, takes: "after" },
  {
    pattern:
      /\b(?:are we|is everyone|are we all|do we) agree(?:d)? (?:that )?(?:we )?(?=.{8,}\?[\s.…]*(?:agreed|yes|aye|carried)\b)/iu,
    takes: "after",
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\p{L}-])(?:decided|agreed|opted|voted|resolved)(?:\s+(?:unanimously|together|jointly|in the end|today|yesterday|finally|by \p{L}+ to \p{L}+)|${VOTE})\s+(?:to|that|on|upon|against|for|in favou?r of|not to|it would|we(?:['’]ll)?\b|the\b|a\b)`,
      "iu",
    ),
    takes: "after",
  },
  {
    pattern: new RegExp(
      String.raw`(?<!\p{L})${WE}${ADVERBS}\s+(?:decided|agreed)(?=[\s,:]+(?!on this|with (?:him|her|me|you|them)\b))`,
      "u",
    ),
    takes: "after",
  },
  { pattern: /(?<![\p{L}-])(?:agreed|decided|settled)(?=\s+(?:with|w\/)\s)/iu, takes: "after" },
  { pattern: /\b(?:settled|landed|signed off) on\b/iu, takes: "after" },
  { pattern: /\b(?:passed|adopted|carried) (?:a|the) (?:motion|resolution) (?:to|that)\b/iu, takes: "after" },
  {
    pattern: /\b[Ww]e (?:have )?set (?:a|the) (?:tentative |provisional |new |final )?date (?:for|of)\b/u,
    takes: "with",
  },
  // As meeting tools summarize.
  { pattern: new RegExp(String.raw`(?<!\p{L})${WE}\s+aligned on\b`, "u"), takes: "after" },
  {
    pattern:
      /\b(?:took|taken|made|reached|came to) (?:the|a|an) (?:joint |final )?(?:decision|agreement) (?:to|that|not to)\b/iu,
    takes: "after",
  },
  {
    pattern:
      /\b(?:gave|given|giving|got|has|have|had|gets|received) (?:the |a |its |their )?(?:green light|go-ahead|sign-off|thumbs[- ]up|nod|ok(?:ay)?)(?: (?:to|for|on|from)\b)?/iu,
    takes: "with",
  },
  {
    pattern:
      /\bvoted\s+(?:\d+\s*[-–:]\s*\d+\s+)?(?:unanimously\s+)?(?:to|for|against|in favou?r of|not to)\b/iu,
    takes: "after",
  },
  {
    pattern: /^\W*(?:a )?(?:clear |firm )?(?:no|yes) to (?=(?:the|a|an|any|more|\p{Ll}{4,}))/iu,
    takes: "with",
  },
  {
    pattern:
      /^\W*(?:settled|final|sorted|verdict|conclusion|upshot|outcome|result|bottom line)\s*[:–—]\s+(?=\S)/iu,
    takes: "after",
  },
  {
    pattern: /,\s(?:that is |it['’]s |that['’]s )?(?:decided|agreed|settled|final)(?=[,;]\s)/iu,
    takes: "before",
  },
  {
    pattern:
      /[\s,;(–—-]+(?:was |were |all |is |now |unanimously |so )*(?:agreed|decided|settled)(?: by (?:all|everyone|everybody|the \p{L}+))?\s*[).!]*$/iu,
    takes: "before",
  },
  { pattern: /^\W*(?:(?:yes|ok(?:ay)?|right|ja|sure)[,.!]?\s+)?agreed,\s+(?=\S)/iu, takes: "after" },
  {
    pattern:
      /(?<!\b(?:no|without|any|reach|find|build|need|get|seek|towards?|clear|wide) )(?:(?<!\p{L})(?:rough |general |broad |unanimous )+(?:consensus|agreement)|^\W*(?:consensus|agreement))\s+(?:(?:is|was)\s+)?(?:to|that|for|on)\s+(?=\S)/iu,
    takes: "after",
  },
  {
    pattern:
      /^\W*(?:(?:we )?all agree|everyone agrees|everybody agrees)\s+(?:that\s+|to\s+|on\s+)?(?!with\b)(?=\p{L})/iu,
    takes: "after",
  },
  {
    pattern:
      /\b(?:everyone|everybody|all|(?:the )?whole (?:team|group|board|committee))\s+(?:was|were|is|are)\s+(?:ok(?:ay)?|fine|happy|good) with\s+(?!it\b|that\b|this\b|how\b)(?=\S)/iu,
    takes: "after",
  },
  {
    pattern:
      /\b(?:everyone|everybody|all|they|we|nobody)\s+(?:(?:voted|said|was|were|is|are)\s+(?:all\s+)?(?:yes|in favou?r|for it|(?:fine|ok(?:ay)?|happy) with (?:it|that|this)|on board)|objected(?! to\b))\b/iu,
    takes: "before",
  },
  {
    pattern:
      /\b(?:was|were|has been|have been) (?:re-?)?(?:elected|appointed|nominated|chosen)\b|\b(?:re-?elected|elected|appointed) as\b/iu,
    takes: "with",
  },
  {
    pattern:
      /(?<![\p{L}-])(?:[Aa]greed|[Dd]ecided)\s+(?=(?:she|he|they|no|everyone|both|all|nobody|there|(?!With\b)\p{Lu}\p{Ll}+)\s)/u,
    takes: "after",
  },
  { pattern: /^\W*as (?:agreed|decided|resolved)(?: [^,]{1,40})?,\s+(?=\S)/iu, takes: "after" },
  {
    pattern:
      /\b(?:price|date|amount|budget|deadline|fees?|rent|target|limit|times?|start|venue|cap|rate|salary|dose|quota|threshold|menu|agenda|order|size|scope)s?\b[^.!?;,]{0,30}\b(?:(?:is|was|are|were|has been|have been) )?(?:now |provisionally )?(?:set|fixed|capped|frozen) (?:at|for|to|on)\b/iu,
    takes: "with",
  },
  {
    pattern: new RegExp(
      String.raw`(?<!\p{L})${WE}${ADVERBS}\s+(?:accepted|rejected|declined|turned down)\s+(?=(?:the|both|all)\s(?:\p{L}+\s){0,2}(?:costs?|price|quot(?:e|ation)s?|offers?|proposals?|tenders?|bids?|variations?|recommendations?|changes?|amendments?|terms|budget|applications?)\b)`,
      "u",
    ),
    takes: "with",
  },
  {
    pattern: new RegExp(
      String.raw`(?<!\p{L})${WE}${ADVERBS}\s+(?:chose|chosen|picked|selected|adopted|endorsed|ratified|approved|signed off|authori[sz]ed)(?=\s(?!by\b|for\b|on\b))`,
      "u",
    ),
    takes: "after",
  },
  {
    pattern:
      /(?<!\p{L})(?:[Cc]hose|[Aa]pproved)\s+(?=(?:(?:the|a|an|to|not|our|your|their|his|her|another|extra|all|both)\b|\p{Lu}|\d))/u,
    takes: "after",
  },
  {
    pattern:
      /\b(?:motion|proposal|resolution|amendment|budget|plan|request|accounts?|report|application)\b.{0,140}\b(?:carried|passed|accepted|adopted|approved)\b/iu,
    takes: "with",
  },
  {
    pattern:
      /,?\s*\b(?:(?:was|were|is|are|has been|have been|got|been)\s+)?(?:unanimously\s+|formally\s+)?(?:approved|signed off|greenlit|green-lit)(?=\s*(?:$|[.,;!)]|by\b|unanimously|on\b|at\b|today|yesterday|this\b|last\b))/iu,
    takes: "with",
  },
  {
    pattern: new RegExp(
      String.raw`(?<!\p{L})(?:we|they|let['’]s|i|ok(?:ay)?|team|the (?:team|client|board|committee))(?:['’](?:re|ll|m))?(?:\s+(?:are|will|have|all|just|then|so|now|should just|decided to|will be|to))*\s+${GO}\b`,
      "iu",
    ),
    takes: "after",
  },
  {
    pattern:
      /^\W*(?:(?:ok(?:ay)?|right|so|fine|alright|then|great|perfect|cool|yes|final(?:ly)?)[,.!]?\s+)*(?:so\s+|then\s+)?(?:going|went)(?: ahead)? with\b/iu,
    takes: "after",
  },
  {
    pattern:
      /\b(?:we|they)(?:['’]re| are)(?: now| also| just| all)? (?:dropping|scrapping|ditching|cancell?ing|keeping|going for|taking(?= (?:the|a|an) \p{Ll}+ (?:offer|quote|room|house|flat|option|one|slot|date)\b| \p{Lu}[^.?!]{2,60} (?:for|as|on)\b)|sticking (?:with|to)|switching (?:to|from|over)|moving (?:to|ahead with|away from|forward with)|postponing|pausing|cutting|retiring|adopting|replacing|deferring|not (?:doing|going to|renewing|using|hiring|buying|taking|extending|changing))\b/iu,
    takes: "with",
  },
  {
    pattern:
      /\bwe(?:['’]ll| will| shall)(?: now| also| just| all| therefore)? (?:go ahead|proceed (?:with|w(?=\/))|use|stick (?:with|to)|switch (?:to|from|over)|drop|adopt|stay with|standardi[sz]e on|no longer|not (?!be\b|have\b|know\b|see\b|get\b|need\b|make it\b|forget\b|let\b|manage\b|always\b|even\b)\p{L}+)\b/iu,
    takes: "with",
  },
  {
    pattern:
      /\bwe won['’]t (?:use|renew|hire|buy|order|accept|support|ship|include|offer|extend|publish|allow|proceed|pursue|do)\b/iu,
    takes: "with",
  },
  {
    pattern:
      /^\W*(?:ok(?:ay)?|alright|all right|right|good|great|fine|so|cool|perfect|then)[,.!]?\s+(?:(?:so|then)\s+)?(?:we|let['’]s|we['’]ll)(?: will| just| all)* (?:award|go|take|use|keep|buy|move|postpone|cancel|drop|skip|stick|book it|split|do it|ship|start with|order)\b/iu,
    takes: "with",
  },
  {
    pattern:
      /\b(?:the|this|that|their|\p{Lu}\p{L}+['’]s) (?:\p{L}+ )?(?:offer|quote|quotation|tender|bid) (?:was|is|has been) (?:\p{L}+ly )?(?:accepted|rejected|turned down|declined)\b/iu,
    takes: "with",
  },
  { pattern: /\S.{2,60}\b(?:it is)(?: then)?\s*[.!]*$/iu, takes: "with" },
  {
    pattern:
      /^(?:the|our|this|that)\s.{3,60}?\s(?:goes|will go|is going|go|are going) ahead(?! (?:with|and|if)\b)/iu,
    takes: "with",
  },
  {
    pattern:
      /(?<!\b(?:if|when|once|until|had) )\b[Ww]e (?:have )?(?:dropped|scrapped|ditched|axed) (?=\p{L})(?!(?:him|her|them|it|the (?:kids|children))\b)/u,
    takes: "with",
  },
  {
    pattern: new RegExp(
      String.raw`^\W*(?:[Tt]he |[Oo]ur )?(?:${BODIES})\s+(?:goes|went|opts|opted|settles|settled|plumps|plumped) for\s+(?=\S)`,
      "u",
    ),
    takes: "with",
  },
  {
    pattern: /\bas (?:discussed|agreed)(?: [^,.;:]{1,30}?)?,? we(?:['’]ll| will)\s+(?=\p{Ll}+\s)/iu,
    takes: "after",
  },
  {
    pattern: /\S\s+stays\s+(?:where|at|with|in place|unchanged|the same|closed|open|put|for now|on)\b/iu,
    takes: "with",
  },
  {
    pattern:
      /\bwe (?:hereby |do |also )?(?:accept|approve|grant|reject|decline)\s+(?=(?:the|your|this|all|a|an|both)\b)/iu,
    takes: "with",
  },
  {
    pattern:
      /(?<!\b(?:if|should|must|can|could|when|unless|whether|until|how) )\b(?:we|they) (?:keep|drop|skip|scrap|stick with|stay with|go for|cancel|postpone|adopt|switch to)\s+(?=(?:the|it|this|that|a|an|to|\p{L}{3,})\b)/iu,
    takes: "with",
  },
  {
    pattern:
      /(?:^|[:,–—-]\s+)(?:is |are |was |now )?(?:postponed|rescheduled|pushed back|moved) (?:to|until|till)\b/iu,
    takes: "with",
  },
  {
    pattern: /:\s*(?:won['’]t (?:do|fix)|wontfix|rejected|cancelled|canceled|scrapped|dropped)\b/iu,
    takes: "with",
  },
  {
    pattern:
      /(?<=[\p{L}\p{N}]\s?)\(\s*(?:carried(?! over| forward)|passed|agreed|unanimous(?:ly)?|approved|adopted|all in favou?r|\d+ (?:in favou?r|for\b)|nem\.? con|no objections?(?! to the minutes))\b[^()]{0,60}\)|[,:;–—-]\s*(?:carried|passed)(?: unanimously| by \d+.{0,12}| \d+\s*[-–:]\s*\d+)?\s*[.!]*$|\b(?:nobody|no one) (?:(?:was |is )?opposed|objected|objects) to (?=\p{L})/iu,
    takes: "with",
  },
  {
    pattern:
      /\b(?:discussion|debate|fight|back and forth|deliberation|argument|vote)\s*(?:->|→|=>|[:–—])\s+(?=\S)/iu,
    takes: "after",
  },
  {
    pattern:
      /^\W*(?:so |then |for now |therefore |in the end |meanwhile )?we(?:['’]ll| will| shall)(?: now| also| just| all| therefore| only)? (?:roll back|roll out|hold|run|stop|close|offer|introduce|launch|limit|ban|extend|reduce|increase|raise|cut|merge|split|replace|move|host|charge|pay|hire|buy|open|cap|freeze|delay|postpone|cancel|keep (?!you|in)|meet every|pilot|trial|retire|ask for|require|allow|skip)\b/iu,
    takes: "with",
  },
  { pattern: /[,–—-]\s(?:all|everyone|everybody) in favou?r\W*$/iu, takes: "before" },
];
