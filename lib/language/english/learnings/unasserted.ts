/** Not assertions: tasks, wishes, hypotheticals, hearsay and the past. */
export const NOT_ASSERTED: readonly RegExp[] = [
  /^\W*(?:to ?do|fixme|idea|remember|reminder|example|e\.g|for example|suppose|imagine|say|what if|how about)\b/i,
  /^\W*(?:if|should|would|could|unless|had)\s+(?:we|they|i|he|she|it|the|this|that|there|\p{Lu}\p{L}+)\b/iu,
  // A condition with what would follow from it; what an option would bring.
  /^\W*if\b.*\b(?:would|could|might)\b|^\W*if\b.*\p{L}['’]d\b/isu,
  /^\W*(?:with|under|in) (?:this|that) (?:option|approach|variant|scenario|alternative|design|model)\b.*\b(?:would|could|might)\b/isu,
  /^\W*(?:must|need to|have to|cannot forget|don['’]t forget)\s+(?!not\b|be\b)\p{Ll}/iu,
  /\b(?:rumou?rs?|rumou?red|back then|used to|once upon|allegedly|hearsay|gossip)\b|\b(?:people|some|they) (?:said|say|claimed?|thought)\b/i,
  /\b(?:wrote|told|recalled|remembered|wrote me) (?:in \d{4}|that (?:he|she|they) had)\b/i,
  // What others ask, and what they argue for, is not a claim of the note.
  /\b(?:asked|wondered|enquired|inquired|questioned|asks?|wonders?|check|see|find out) (?:whether|if)\b/iu,
  /^\W*(?:s?he|they|(?:the|this) (?:author|paper|article|book|speaker|chapter|review(?:er)?)s?) (?:argues?|argued|claims?|claimed|maintains?|contends?) that\b/iu,
  // A title that a paragraph below it answers, and a field of a form with what can be filled in.
  /^\W*(?:why|how) (?:we|I|you|to|it|the|our)\b[^:;,]*$/iu,
  /^\W*\p{L}[\p{L} ]{1,30}[:：]\s*\[[^[\]]*[,|/][^[\]]*\]\W*$/u,
  // What somebody proposes or objects.
  /^\W*(?:objections?|suggestions?|counter-?arguments?|alternatives?|problems?)(?: \d{1,2})?\s*[:–—]\s|^\W*problem \d{1,2} [–—-]\s/i,
  // What is said of the text itself, and what only its context explains.
  /\bth(?:is|ese) (?:file|table|page|document|section|chapter|script|diagram|figure|snippet|adr|rfc|readme)s?\b|\bthe (?:diagram|figure|table|example|list|snippet) (?:below|above)\b|^\W*this means\b|\bth(?:is|ese) latter\b|\blike (?:this|so)[.:]?\W*$/iu,
  // What is regretted.
  /^\W*(?:\p{L}+: )?(?:I|we) (?:should|could) have \p{L}/iu,
  // An example.
  /^\W*(?:let['’]s|let us) (?:assume|suppose|say|imagine|pretend)\b|\bassum(?:e|es|ing) (?:that )?you(?:['’]ve|['’]re| have| are)?\b/iu,
  // A joke.
  /[😂🤣🙃😜😏]|\s;-?\)|(?<!\p{L})(?:lol|haha|rofl|lmao|jk|jaja|mdr|ptdr|hihi)(?!\p{L})/iu,
  // A changelog, of what was wrong.
  /^\W*(?:fixed|fixes|bug ?fix)\b/i,
  /\bit would be (?:nice|great|good|better|cool)\b|\bwould be nice\b|\bI wish\b/i,
];

/** Notes on the work of others: only statements in the first person count. */
export const OTHERS_WORKS =
  /\b(?:reading notes|lecture(?: notes)?|seminar notes|textbook|book notes|notes on (?:the )?book|excerpt|lyrics|poem|quotations|sample|template|lorem ipsum)\b/i;

/** Names of files that come with a program, and of lists of terms. */
export const PROGRAM_FILES =
  /^(?:licen[cs]e|copying|notices?|change ?log|code[ _-]of[ _-]conduct|glossary|terminology)(?:[^\p{L}]|$)|(?<!\p{L})OFL$/iu;

/** The first person, and deadlines. */
export const OURS = /\b(?:I|[Ww]e|us|[Oo]ur|[Mm]y)\b|\b(?:due (?:on|by)|deadline)\b/;

/** Words that weaken what a speaker says; an assumption has them by its nature. */
export const HEDGES =
  /\b(?:maybe|perhaps|apparently|sort of|kind of|somehow|I (?:think|guess|feel|suppose)|in my opinion|imho?|if I (?:remember|recall)|not sure|more or less|ideally|in theory)\b/iu;

/** What people say while they think. */
export const SPOKEN =
  /(?<!\p{L})(?:yeah|you know|I mean|u[mh]+|gonna|kind of|sort of|cuz|okay|like,|so,? yeah)(?!\p{L})/iu;

/** Where another clause begins. */
export const CLAUSES = /[;:]|,\s(?:but|and|so|because|which|while)\b/giu;

/** "We chose option 2", after the options. */
export const CHOSEN =
  /\b(?:we|I) (?:have |finally |then )?(?:chose|picked|decided|settled on|went with|opted)\b/iu;

/** Who reads instructions. */
export const READER = /\b(?:you|your|yours|let['’]s|let us)\b/giu;

/** What is about to be done: a decision, or the next step of a tutorial. */
export const INTENDED =
  /\b(?:we|I)(?:['’]ll| will|(?:['’]re|['’]m| are| am) (?:going to|using))\b|^\W*let['’]?s\b/iu;

/** Below "Decision", what leads to it or explains it. */
export const NO_CHOICE =
  /^\W*(?:it|this|that|these|those)\b(?! (?:was|is|has been) (?:decided|agreed|resolved))|^\W*(?:the|our|a|one) (?:\p{L}+ )?(?:problem|issue|reason|challenge|motivation|background|question)\b|^\W*\p{L}+ing (?:[\p{L}-]+ ){1,9}(?:requires?|needs?|means|is|are|helps?|allows?|results?|leads?)\b|^[^.]{3,300}\b(?:solves|justifies|is no longer enough)\b|\bthe following (?:[\p{L}-]+ ){1,4}?[\p{L}-]+\.?$|^\W*(?:the following|below|here) (?:is|are)\b|^[^.]{3,300}\b(?:is|are) [^.,]{3,60} (?:meant|designed|intended) to\b|^\W*(?:\S+\s+){1,6}(?:is|are) an? (?:[\p{L}-]+ ){0,3}(?:tools?|library|framework|wrapper|service|product|technique|standard|protocol|method)\b|^\W*(?:(?!(?:we|will|must|should|shall|to|not)\b)\S+\s+){1,6}(?:provides?|contains?|offers?|supports?)\s+(?!only\b|no\b)|^\W*there (?:is|are|was|were)\b|\bthere are (?:certain|various|several|many|some)\b|\b(?:can|could|might) (?:also |then |still )?be \p{L}+(?:ed|en)\b|\ballows (?:you|us|users|people|\p{L}+s) to\b/iu;
