/** Right before the trigger: negated, pending or uncertain; or the word is an adjective (`the agreed price`). */
export const UNDECIDED =
  /(?:(?:\b(?:if|whether|unless|until|once|after|should|could|might|may|can|to be|be|yet to|want(?:s|ed)? to|would|will|hope to|hoping to|trying to|going to|before|when|not|never|nothing|nobody|no one|cannot|need to|needs to|have to|has to|must|waiting for|pending|are being)|n['’]t)\s+(?:\p{L}+\s+){0,2}|\b(?:as|the|an?|our|their|previously|initially|originally|pre|fully|i)\s+)$/iu;

/** Phrases that only look like decisions. */
export const NO_DECISION =
  /\b(?:minutes\b.{0,80}\b(?:approved|agreed|accepted|adopted|signed)|approved (?:as a (?:true|correct)|the (?:minutes|agenda))|agenda\b.{0,30}\bapproved|correct record|(?<=^\W*(?:[^:]{1,40}:\s)?(?:still )?)waiting (?:for|on)|not (?:yet )?(?:been )?(?:decided|agreed|approved|settled)|(?:nothing|no decision|undecided|to be (?:decided|agreed|confirmed|approved|finali[sz]ed|ratified|signed off)|tbd|tbc)\b|decisions? to (?:make|take)\b|^\W*no (?:\p{L}+ ){1,3}(?:was |were )?(?:approved|agreed)\b|agreed? to disagree|how it is|what it is|as it is|(?<!stays )where it is|that is what|like it is|the way it is|why it is)/iu;

/** Decisions without a word such as "decided". */
export const SETTLED =
  /\b(?:stays?|remains?|is now|are now|moves? to|becomes?|no longer|no more|instead|wins|goes to|go with|cancelled|canceled|postponed|dropped|approved|accepted|rejected|not (?:to|until|before|this)|from now on|starting|only)\b/i;
