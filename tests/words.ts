/** A phrase that the project does not use, with what to write instead. */
export interface BannedPhrase {
  phrase: RegExp;
  instead: string;
}

/** Folders, and files, whose text has no banned phrase. Add a folder once its words are clean. */
export const CHECKED: readonly string[] = [
  "CHANGELOG.md",
  "CONTRIBUTING.md",
  "README.md",
  "app",
  "bench",
  "bin",
  "components",
  "docs",
  "lib",
  "tests",
];

/** Folders, and files, below those whose lines are data. */
export const NOT_CHECKED: readonly string[] = ["tests/corpus/", "tests/words."];

/** Phrases that read as no standard term does. Add a row; the failure of the test shows each place. */
export const BANNED: readonly BannedPhrase[] = [
  { phrase: /\b(goes|go|going|went) on\b/i, instead: "is running, continues" },
  { phrase: /\bunder way\b/i, instead: "active, running" },
  { phrase: /\b(takes?|took|taken|taking) (up|back|out)\b/i, instead: "starts, reverts, removes" },
  { phrase: /\bbears?\b/i, instead: "has, holds" },
  { phrase: /\bwhoever\b/i, instead: "name the person: the reader, the user" },
  {
    phrase:
      /\bstands? (for|in|here|there|nowhere|below|beside|on|before|behind|between|over|above|around|right|under|where)\b/i,
    instead: "is, means",
  },
  { phrase: /\b(lies|lay) (in|on|wrongly)\b/i, instead: "is in, is misfiled" },
  { phrase: /\b(told|tells?)\b/i, instead: "shows, reports, notified" },
  { phrase: /\b(speaks?|spoken) of\b/i, instead: "reports" },
  { phrase: /\blook(s|ed|ing)? (at|after|now and then)\b/i, instead: "scans, reads" },
  { phrase: /\blet(s|ting)?( \w+)? (in|go)\b/i, instead: "approve" },
  { phrase: /\bmend(s|ed|ing)?\b/i, instead: "fix" },
  { phrase: /\bas (it|they) lies?\b/i, instead: "on disk" },
  { phrase: /\bdoubles\b/i, instead: "duplicates" },
  { phrase: /\bdoomed\b/i, instead: "to be deleted" },
  { phrase: /\binstincts? (is|are|was|were|that|of|has|decides?)\b/i, instead: "rule" },
  { phrase: /\breflection\b|\breflect now\b/i, instead: "learning run, Learn now" },
  { phrase: /\b(the|a|each|every|last|no|these|this|nightly) sweeps?\b/i, instead: "scan, or fix" },
  { phrase: /\beverything certain\b/i, instead: "all safe issues" },
  { phrase: /\bdistil now\b|\bsurvey now\b|\ba survey\b/i, instead: "Run now" },
  { phrase: /\bso many\b/i, instead: "name the limit" },
  { phrase: /\b(made|make) (anew|again)\b|\banew\b/i, instead: "again" },
  { phrase: /\bnarrow(s|ed)?( \w+)? by\b/i, instead: "filter by" },
  { phrase: /\btend(s|ed)? the vault\b/i, instead: "maintain the vault" },
  { phrase: /\b(a|at|the|no|what|without) faults?\b/i, instead: "error, issue" },
  { phrase: /\bfor certain\b/i, instead: "safely" },
  { phrase: /\bby itself\b/i, instead: "automatically" },
  { phrase: /\bof (one's|ones|its|their|your) own\b/i, instead: "own, custom" },
  { phrase: /\bpass(es|ed)? over\b/i, instead: "skipped" },
  { phrase: /\bat hand\b/i, instead: "ready" },
  { phrase: /\bin words\b/i, instead: "as a message" },
  { phrase: /\bsaid\b/i, instead: "shown, reported" },
  { phrase: /\bheard\b/i, instead: "received" },
  {
    phrase: /(?<![A-Z])(AT[_ ]ONCE|(MOST|LONGEST)([_ ]MS)?|KEPT[_ ](MS|DAYS))\b/,
    instead: "CONCURRENCY, BATCH_SIZE, MAX_…, RETENTION_…",
  },
];
