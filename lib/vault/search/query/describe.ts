/** What `q` understands. */
export const QUERY_DESCRIPTION = [
  "What to search for; all parts must match.",
  "`word`: a word by its beginning, in any case, with or without accents; Chinese, Japanese, Korean and Thai anywhere in a text;",
  "with other characters (`c++`, `#tag`, `50%`) literally.",
  '`"a phrase"`: words in a row. `-word`, `-"a phrase"`, `-type:task`: records without it. `a b OR c`: either side.',
  "Qualifiers: `type:person`, `status:active`, `tag:project/alpha` (also tags nested below it), `path:Folder/`,",
  "`created:2026-01`, `created:>2026-01-01` (also `>=`, `<`, `<=`), `created:2026-01-01..2026-03-31`, and `updated:` likewise,",
  'in UTC; values with blanks in quotes, `path:"My Folder/"`. With qualifiers only, the last changed come first.',
  "Whatever is not understood is searched as text, and `hints` says so.",
].join(" ");
