import fc from "fast-check";

/** Pieces of YAML as people, tools and accidents write it: for tests that read what they did not choose. */
export const WORDS = [
  "alice¦Alice Chen¦a¦yes¦no¦null¦Null¦~¦true¦True¦false¦FALSE¦on¦1¦-1¦+1¦1.10¦012¦0x1F¦0o17¦1e3",
  "1E+3¦-1e-3¦.5¦5.¦-.5¦+.5¦.inf¦-.inf¦.nan¦1e999¦123456789012345678901¦9007199254740993¦1_000",
  "12:30:45¦2024-01-05¦2024-01-05T10:00:00Z¦0.1.2¦--¦-¦-a¦...¦a...¦@handle¦`tick`¦%dir¦!tag x",
  "!!str 12¦&anchor v¦*alias¦{{template}}¦{}¦{a: 1}¦{a: b, c: [d]}¦[]¦[a, b]¦[a, b, ]¦[a,,b]¦[,]¦[ ]",
  "[1, 2.0, true, ~]¦[a: b]¦[a:b]¦[x, [y, z]]¦['a', \"b\"]¦[a b , c d]¦[a #b]¦[a, b] x¦[a,b]#c",
  '[-, a]¦[- a]¦[?a]¦[a¦a]¦]¦}¦["a":b]¦[[x]]¦[[x y|z]]¦[[x#H]]¦[[x#^b]]¦[[a, b]]¦[[ a ]]¦[[]]',
  "[[ ]]¦[[1]]¦[[a]], [[b]]¦[[[a]], [[b]]]¦[[a], [b]]¦[['a']]¦[[\"a\"]]¦[[#x]]¦[[@x]]¦[[a: b]]",
  "[[a #b]]¦[[a]] b¦[[a]]#c¦[[a]] # c¦[ [a] ]¦[[a] ]¦[[O'Brien & co]]¦[[a,b]]¦![[x]]¦see [[x]] now",
  '"[[x]]"¦\'[[x]]\'¦"a\\nb"¦"\\u00e9\\t"¦"\\x41"¦"a\\/b"¦"a" b¦"a"#c¦"a" # c¦"a¦\'a',
  "'it''s'¦'a' b¦''¦\"\"¦\"\\\"\"¦a: b¦a:b¦a :b¦a:¦:a¦?a¦? a¦a # c¦a #c¦a#c¦#c¦# c¦http://x.y/z#f",
  "a, b¦a;b¦a\\b¦a'b¦a\"b¦it's¦(a)¦$5¦5%¦100 €¦<a>¦<<¦=¦é¦日本語¦👍 ok¦\u00a0x¦a\u2028b¦\ufeffx¦a\tb",
  "\ta¦a \t¦|¦>¦|-¦>-¦|+¦>+¦|2¦| # c¦|x¦> text¦a\rb¦__proto__¦key¦- x¦- - x¦- a: b¦constructor",
].flatMap((words) => words.split("¦"));

const KEYS = [
  "type",
  "name",
  "tags",
  "a",
  "b",
  "some key",
  "Über",
  "__proto__",
  "a-b",
  "a.b",
  "true",
  "Null",
  "1",
  "1.10",
  '"q"',
  "'s'",
  "? k",
  "a#b",
  "a b ",
  "<<",
  "-k",
  "toString",
  "key with : colon",
  "x/y",
  "a_b",
];

const word = fc.constantFrom(...WORDS);
const gap = fc.constantFrom(" ", " ", " ", "", "  ", "\t");
const tail = fc.constantFrom("", "", "", " ", "  # comment", " #", "#x", "\t");
const indent = fc.constantFrom("", "", "", "  ", "  ", "    ", " ", "\t");

const entry = fc
  .tuple(indent, fc.constantFrom(...KEYS), fc.constantFrom(":", ":", ":", " :"), gap, word, tail)
  .map((parts) => parts.join(""));
const opener = fc.tuple(indent, fc.constantFrom(...KEYS), tail).map(([i, k, t]) => `${i}${k}:${t}`);
const item = fc
  .tuple(indent, fc.constantFrom("-", "-", "- -"), gap, word, tail)
  .map((parts) => parts.join(""));
const itemMap = fc.tuple(indent, fc.constantFrom(...KEYS), word).map(([i, k, v]) => `${i}- ${k}: ${v}`);
const loose = fc.tuple(indent, word).map((parts) => parts.join(""));
const other = fc.constantFrom("", " ", "# comment", "  # comment", "    ", "\t", "-", "  -", "  text more");
const block = fc
  .tuple(
    fc.constantFrom(...KEYS),
    fc.constantFrom("|", ">", "|-", ">-", "|+", ">+", "|2-"),
    fc.array(fc.constantFrom("  x", "  y z", "    deep", "", "  # no", " less", "  - a", "   "), {
      maxLength: 5,
    }),
  )
  .map(([key, header, lines]) => [`${key}: ${header}`, ...lines].join("\n"));

const line = fc.oneof(
  { weight: 6, arbitrary: entry },
  { weight: 3, arbitrary: opener },
  { weight: 5, arbitrary: item },
  itemMap,
  { weight: 1, arbitrary: loose },
  { weight: 2, arbitrary: other },
  block,
);

/** Any YAML, much of it invalid. */
export const wildYaml = fc
  .tuple(fc.array(line, { maxLength: 7 }), fc.constantFrom("\n", "\n", "\n", "\r\n"))
  .map(([lines, eol]) => lines.map((text) => text.replaceAll("\n", eol) + eol).join(""));

const goodKey = fc.constantFrom(
  "type",
  "name",
  "tags",
  "related",
  "org",
  "some key",
  "Über",
  "created",
  "a-b",
  "x1",
  "x2",
  "x3",
  "x4",
);
const goodWord = fc.constantFrom(
  "alice",
  "Alice Chen",
  "yes",
  "1",
  "-1",
  "1.10",
  "012",
  "1e3",
  ".5",
  "~",
  "null",
  "true",
  "2024-01-05",
  "12:30:45",
  '"[[x]]"',
  "'it''s'",
  "[[x y|z]]",
  "[a, b]",
  '[[[a]], "b"]',
  "[]",
  "{}",
  "",
  "http://x.y/z#f",
  "a#b",
  "see [[x]] now",
  '"a\\nb"',
  "👍 ok",
  "it's",
  "[1, ~, x y]",
  "123456789012345678901",
);
const goodEntry = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(goodWord, fc.constantFrom("", "", "  # why")).map(([v, c]) => ` ${v}${c}`),
  },
  fc
    .tuple(fc.array(goodWord, { minLength: 1, maxLength: 3 }), fc.constantFrom("", "  ", "    "))
    .map(([items, i]) => items.map((v) => `\n${i}- ${v}`).join("")),
  fc
    .array(goodWord, { minLength: 1, maxLength: 3 })
    .map((items) => items.map((v, n) => `\n  k${n}: ${v}`).join("")),
  fc
    .array(goodWord, { minLength: 1, maxLength: 2 })
    .map((items) => items.map((v, n) => `\n  - k${n}: ${v}\n    z: 1`).join("")),
  fc.constantFrom(
    " |\n  two\n  lines",
    " >-\n  folded\n  text\n\n  more",
    " |+\n  kept\n\n",
    " a\n  continued",
    ' "over\n  lines"',
    " &x 1",
    " !!str 5",
    " {a: 1, b: [c]}",
    " [a,\n  b] # c",
    " # only\n  - a # one\n  # two\n  - b",
  ),
);

/** Valid YAML of many habits, each key once. */
export const goodYaml = fc
  .tuple(
    fc.uniqueArray(
      fc.tuple(goodKey, goodEntry, fc.constantFrom("", "", "", "# note\n", "\n", "  # deeper\n")),
      { maxLength: 6, selector: ([key]) => key },
    ),
    fc.constantFrom("\n", "\n", "\r\n"),
  )
  .map(([entries, eol]) =>
    entries
      .map(([key, value, before]) => `${before}${key}:${value}\n`)
      .join("")
      .replaceAll("\n", eol),
  );

/** Text with what is hard to keep in YAML or after it. */
export const oddText = fc.oneof(
  fc.constantFrom(...WORDS),
  fc.constantFrom(
    "",
    "a\nb",
    "a\n\n b\n",
    "x\n\n",
    " lead\nb",
    "\n",
    "\n\n",
    "# x\ny",
    "- a\n- b",
    "a: b\nc",
    "---\nx: 1\n---\ny",
    "---\n",
    "...\n",
    "tab\tx\ny",
    "a\r\nb",
    "\r\n",
    "a\n   \nb",
    "a \n",
    "\ufeffa",
    "\ufeff---\na: 1\n---\n",
  ),
  fc.string({ unit: "binary" }),
  fc.string({
    unit: fc.constantFrom("\n", " ", "a", "-", "#", ":", "'", '"', "[", "]", "\r", "\t", "\\", "é", "😀"),
  }),
);

const leaf = fc.oneof(
  oddText,
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((n) => n + 0),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
);

/** Anything that JSON can say. */
export const jsonValue = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, depthSize: "small" },
    leaf,
    fc.array(tie("value"), { maxLength: 3 }),
    fc
      .array(
        fc.tuple(
          fc.oneof(fc.constantFrom("a", "b c", "1", "yes", "constructor"), fc.string({ maxLength: 6 })),
          tie("value"),
        ),
        { maxLength: 3 },
      )
      .map((entries) => Object.fromEntries(entries)),
  ),
})).value;
