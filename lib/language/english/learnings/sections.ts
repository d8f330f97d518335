/** Headings by the kind of their items, in lower case; `open` for questions, ideas and tasks, `reasons` for why something is done and what comes of it, `denied` for what is not to be done. */
export const SECTIONS = {
  decision:
    /^(?:(?:key|main|our|final|architecture)\s)?(?:decisions?(?: made| taken| outcome)?|decided|resolutions?|resolved|what we decided|agreed|agreements?)$/,
  assumption:
    /^(?:(?:key|our|working)\s)?(?:assumptions?|assumed|hypothes[ei]s|what we assume|expectations)$/,
  constraint:
    /^(?:(?:hard|key|legal|technical|house)\s)?(?:constraints?|limits?|limitations|restrictions|rules|requirements|must[ -]haves?|non-negotiables)$/,
  contradiction: /^(?:contradictions?|conflicts?|inconsistenc(?:y|ies)|discrepanc(?:y|ies))$/,
  open: /^(?:open (?:questions?|points?|issues?)|questions?|ideas?(?: .{0,40})?|brainstorm(?:ing)?|(?:options|alternatives)(?: considered)?|to ?-?do'?s?|todo list|action items?|actions|next steps|tasks|agenda|wish ?list|maybe|parking lot|proposals?|reading list|shopping list|examples?|references?|links?|licen[cs]es?|copyright|contributing|acknowledge?ments?|see also|sources|(?:project |main |key )?(?:goals?|objectives?|aims?)(?: of .{1,40})?)$/,
  reasons:
    /^(?:context|decision drivers|background|context and problem statement|problem statement|motivation|rationale|reason(?:s|ing)?|justifications?|(?:positive |negative |neutral )?(?:consequences?|implications|impacts?)|pros(?: and cons.*)?|cons|(?:dis)?advantages|benefits|drawbacks|trade-?offs|arguments?|considerations|considered alternatives|alternatives considered)$/,
  denied:
    /^(?:(?:the )?don['’]?ts?|(?:please |\p{L}+ (?:must|may|should|shall) |must |may |should )(?:not|never)|do not(?: do)?|never|not (?:allowed|permitted|in scope)|forbidden|prohibited|out of scope|non[ -]goals|what (?:we|you) (?:do not|don['’]t|won['’]t|will not) do)$/u,
} as const;

/** What a report of an error calls its repair; in minutes, it is a decision. */
export const REPAIR = /^(?:resolutions?|resolved)$/;

/** The same before a colon, in a list of fields. */
export const OUTCOME = /^\W*(?:resolution|verdict|outcome)[*_]{0,2}:/iu;

/** Headings and labels of such a report. */
export const FAULT =
  /^(?:#{1,6} |[-*+] )?[*_]{0,2}(?:root[ _]cause|symptoms?|steps to reproduce|severity|error(?: messages?)?|bug|incident(?: summary)?|stack ?trace|escalation(?: path)?)[*_]{0,2}[ \t]*(?::|$)/imu;
