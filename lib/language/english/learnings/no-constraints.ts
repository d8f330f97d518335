/** What looks like a constraint and is none. */
export const NO_CONSTRAINTS: readonly RegExp[] = [
  // What a reader is told to do: "When you send a form, only send one".
  /^\W*(?:when|if|before|after|once|whenever|in case) (?:you|your)\b/iu,
  // Not so far, but perhaps soon.
  /\b(?:may|might) not yet\b/iu,
  // It restricts or explains the sentence before.
  /^\W*(?:specifically|that said|note that|in (?:this|that) (?:context|case)|similarly|conversely|alternatively),? /iu,
  // A person, and what that person has to do: a task.
  /^\W*(?:[\p{L} ]{2,30}[:–-] )?(?:I (?:think|guess|believe|feel|suppose)(?: that)? )?(?:(?:@?\p{Lu}[\p{L}.'’-]+)(?: (?:and )?\p{Lu}[\p{L}.'’-]+){0,2}|[Ww]e|I|[Ss]omebody|[Ss]omeone) (?:(?:still |also |really )?(?:must|has to|have to|needs? to)|will have to) (?!not\b|never\b|be\b|have\b|register\b|always\b)(?:still |also |first |quickly )?(?:send|call|write|book|ask|check|finish|order|buy|prepare|review|update|fix|talk|phone|email|mail|bring|look|find|get|clean|draft|schedule|arrange|decide|think|discuss|tell|ring|text|post|return|fetch|hand|chase|wash|water|give|take|remind|go|see|pay|pick|contact|confirm|print|make|do|read|sort|speak|try|visit|collect|investigate|organi[sz]e|reply|respond|rewrite|learn|remember|define|add|create|implement|introduce|migrate|understand|consider|discuss|improve|develop|build|work|start|agree|settle)\b/u,
  // A task after a clause: "now that it is moved, we must identify …".
  /, (?:so |then )?(?:we|I) (?:must|have to|need to) (?:identify|determine|investigate|explore|check|find|decide|discuss|clarify|understand|learn|define|consider|review|test)\b/iu,
  // What is needed less, or perhaps no longer; the words of a standard.
  /\b(?:less|fewer|little|no (?:further|additional|more)) \p{L}+(?: \p{L}+)? (?:is|are|will be) (?:required|needed|necessary)\b|\bmay (?:no longer|not) be (?:required|needed|necessary|relevant|valid|possible|current|\p{L}+able)\b|\bRFC ?2119\b/iu,
  // Praise, and what is held to be good.
  /\bnot only\b[^.]*\bbut\b|\bbest practices?\b/iu,
  // What is not needed, and what is all that is.
  /(?:\b(?:not|no longer|never)|n['’]t)(?: \p{Ll}+ly)? (?:required|mandatory|necessary|needed|limited|have to|need to)\b|\b(?:all|everything|nothing) (?:that |which |else )?(?:\p{L}+ )?(?:needs?|has|have) to\b/iu,
  // "This does not mean that it cannot be changed".
  /(?:\bnot|n['’]t) (?:mean|imply|(?:be )?(?:a|an) (?:mandate|requirement|rule|obligation))\b/iu,
  // What is only proposed.
  /\b(?:I|we|(?:he|she|they) (?:has |have )?|\p{Lu}\p{Ll}+) (?:would )?(?:propos(?:e|es|ed)|suggest(?:s|ed)?|recommend(?:s|ed)?) (?:that |to |we |the |an? )/u,
  // What was not found.
  /\bno (?:\p{L}+ )?(?:trace|sign|sight|hint|clue|mention) of\b/iu,
  // Must of grapes, in winemaking.
  /\b(?:grape|apple|pear|fresh|fermenting|sweet|(?:litres?|kilos?|hectolitres?|barrels?) of) must\b|\bmust (?:is|was|has|had|ferments?|contains?|tastes?|smells?)\b/iu,
  // Instructions to a reader, and general truths.
  /^\W*(?:you|I) (?:must|have to|need(?! \S+ \d)|will need|should)\b|\b(?:then|now|next|first|also|always|it), you (?:must|have to|need to)\b|(?<!\b(?:no|any|every|each|this|that|the|only) )\bone (?:must|can(?:not|['’]t)|has to)\b|^\W*(?:everybody|everyone|people|we all|life|love|art|a man|a woman|a person|nobody|no one) (?:must|has to|have to|can(?:not|['’]t)) (?!be (?:in|at|on|back|there|present|registered)\b)(?!register|arrive|leave|sign|wear|bring|pay|enter|book)/iu,
  // "The gutters must be full of leaves again": inferred.
  /\b(?:someone|somebody|something|he|she|it|I|we|they|that|this|who|there) (?:must|has to|have to) have (?!an?\b|the\b|at\b|no\b|two\b|three\b|their\b|its\b|been \p{L}+ed\b)(?:\p{L}+(?:ed|en|ne|wn|nt|lt|ft|pt|ght|de|ad|id)|got|put|hit|cut|run|come)\b|\bmust be (?:\p{L}+ )?(?:full|mad|crazy|lovely|great|fun|awful|hell|lonely|proud|wrong|right|here|somewhere|something|someone|a (?:bug|mistake|joke|coincidence|typo|reason|misunderstanding|record|sign)|the (?:heat|cold|weather|wind|first|worst|best|only)|\p{L}+ing\b)|\bmust be [^.,;]{2,60}\b(?:again|by now|already|these days)\b/iu,
  // "There must be a way", "must be Monday": what is inferred; what somebody cannot help; what is still to be settled.
  /\bthere (?:must|has to|have to) be\b|^\W*(?:can['’]?t|cannot) (?!be\b)|^\W*(?:(?:lol|haha|oh|well|hmm|so|then|it|this|that) ){0,2}must be\b|\bI (?:can['’]?t|cannot|can not)\b|\bcan(?:not|['’]t) (?:be )?(?:compared?|provided?|judged?|concluded?|told|tell|known?|explain(?:ed)?|confirm(?:ed)?)\b|\bcan(?:not|['’]t) be (?:said|denied|helped|missed|beaten|bad|true|serious|right|over(?:stated|emphasi[sz]ed)|stressed)\b|\b(?:must|has to|have to|needs? to) be (?:confirmed|clarified|decided|discussed|checked|arranged|done about)\b(?! by\b)|\b(?:somebody|someone|one of us) (?:has|needs|will have) to (?:ask|call|phone|find out|talk|tell|decide|look)\b/iu,
  /\b(?:this (?:message|e-?mail)|the addressee|rely on this)\b|\b(?:governed by|governing law|no waiver|entire agreement|severab\p{L}+|it(?:['’]s| is) (?:recommended|advisable|good practice)|must have (?:been|had|gone|left|forgotten)|no (?:deadline|limit|requirement|constraint)|must (?:be (?:tired|joking|kidding|nice|true|hard|exhausted)|finish)|if (?:we|I|you) must|whether .{0,40} must|(?:says?|said|thinks?|insists?|swears?|reckons?) (?:that )?(?:you|one|people|a man|a woman) (?:must|have to|has to|need to|can(?:not|['’]t))|cannot be (?:decided|said)|must-(?:read|see|have)|a must (?:read|see|have)|have to (?:say|admit|laugh))\b/iu,
];
