/** What `q` understands, in Markdown. */
export const QUERY_DESCRIPTION = [
  "What to search for; records match that meet every part, best first:",
  "",
  "- `word`: a word by its beginning, in any case, with or without accents; Chinese, Japanese, Korean and Thai anywhere in a",
  "  text. What has other characters, such as `c++`, `#tag` or `50%`, is found literally.",
  '- `"a phrase"`: words in this order; `-word`, `-"a phrase"`, `-type:task`: without it; `a OR b`: either side.',
  "- `type:person`, `status:active`, `tag:project/alpha` (and the tags nested below it), `path:Folder/`.",
  "- `created:2026-01`, `created:>2026-01-01` (also `>=`, `<`, `<=`), `created:2026-01-01..2026-03-31`, and the same with",
  '  `updated:`; dates are UTC. Values with blanks are in quotes: `path:"My Folder/"`.',
  "",
  "Nothing in it is an error: what is not understood is searched as text, and `hints` says so. With qualifiers only, the records",
  "changed last come first.",
].join("\n");
