/** Markdown that is cheap to write and dear to read: each names what it strains. */
export const HOSTILE_BODIES: Record<string, string> = {
  "emphasis that never closes": "*a_ ".repeat(5_000),
  "emphasis without blanks": "*a_".repeat(7_000),
  "a wide table": wideTable(2_000, 60),
  "a table of empty rows": `${"|".repeat(1_000)}\n${"|-".repeat(1_000)}|\n${"|\n".repeat(2_000)}`,
  "one line of 5 MB": "lorem ipsum dolor ".repeat(290_000),
  "one word of 5 MB": "x".repeat(5_000_000),
  "100,000 opening brackets": "[".repeat(100_000),
  "100,000 wiki brackets": "[[".repeat(50_000),
  "image openings": "![".repeat(50_000),
  "link openings": "[a](".repeat(25_000),
  "nested links": `${"[".repeat(20_000)}a${"](b)".repeat(20_000)}`,
  "nested quotes": `${">".repeat(20_000)} a`,
  "nested quotes, line by line": Array.from({ length: 400 }, (_, depth) => `${">".repeat(depth)} a`).join(
    "\n",
  ),
  "nested lists": Array.from({ length: 1_000 }, (_, depth) => `${"  ".repeat(depth)}- a`).join("\n"),
  "a list marker on one line": `${"- ".repeat(20_000)}a`,
  "a long heading": `# ${"heading ".repeat(100_000)}`,
  "many headings": "# a\n\n".repeat(50_000),
  "many links": Array.from({ length: 30_000 }, (_, n) => `[[Nobody ${n}]]`).join(" "),
  "many definitions": `${Array.from({ length: 20_000 }, (_, n) => `[r${n}]: /u${n}`).join("\n")}\n\n${"[r1] ".repeat(20_000)}`,
  "many footnotes": Array.from({ length: 5_000 }, (_, n) => `a[^${n}]\n\n[^${n}]: b`).join("\n\n"),
  "code spans of growing length": Array.from({ length: 600 }, (_, n) => "`".repeat(n)).join(" a "),
  "autolink candidates": "a@b.c_d. www.a.b_c. ".repeat(10_000),
  "unclosed HTML": "<a ".repeat(30_000),
  "unclosed comments": "<!-- ".repeat(30_000),
  declarations: "<!A ".repeat(30_000),
  "character references": "&amp;&#x41;&notanentity".repeat(20_000),
  "strike-through": "~~a~".repeat(10_000),
  "hard breaks": "a  \n".repeat(100_000),
  "setext underlines": "a\n-\n".repeat(50_000),
  "a fence that never closes": `\`\`\`\n${"code\n".repeat(200_000)}`,
};

function wideTable(columns: number, rows: number): string {
  const row = `${"|a".repeat(columns)}|\n`;
  return `${row}${"|-".repeat(columns)}|\n${"|a|\n".repeat(rows)}`;
}

const FENCE = "---\n";
const fenced = (yaml: string): string => `${FENCE}${yaml}\n${FENCE}\nA short text.\n`;

/** Frontmatter just within the limit of 64 KiB. */
export const HOSTILE_FRONTMATTER: Record<string, string> = {
  "a long flow list": fenced(`a: [${"x,".repeat(30_000)}x]`),
  "a long block list": fenced(`a:\n${"- x\n".repeat(15_000)}`),
  "many fields": fenced(Array.from({ length: 5_000 }, (_, n) => `k${n}: v`).join("\n")),
  "many equal fields": fenced("a: b\n".repeat(12_000)),
  "a long key": fenced(`${"k".repeat(60_000)}: v`),
  "a long scalar": fenced(`a: ${"word ".repeat(12_000)}`),
  "a long quoted scalar": fenced(`a: "${'\\"'.repeat(30_000)}"`),
  "many colons": fenced(`a: ${": ".repeat(30_000)}`),
  "many dashes": fenced(`a: ${"- ".repeat(30_000)}`),
  "anchors and aliases": fenced(
    [
      "a: &a [x,x,x,x,x,x,x,x,x]",
      ..."bcdefghij"
        .split("")
        .map((to, n) => `${to}: &${to} [${`*${"abcdefghij"[n]},`.repeat(8)}*${"abcdefghij"[n]}]`),
    ].join("\n"),
  ),
  tags: fenced(`a: [${"!!str x,".repeat(7_000)}x]`),
  "many wiki links": fenced(
    `a: [${Array.from({ length: 3_500 }, (_, n) => `"[[Nobody ${n}]]"`).join(", ")}]`,
  ),
  brackets: fenced(`a: ${"[".repeat(60)}${"]".repeat(60)}\nb: ${"[],".repeat(20_000)}`),
  comments: fenced("# comment\n".repeat(6_000)),
  tabs: fenced(`a:\n${"\t".repeat(60_000)}b`),
};

/** What is searched for. */
export const HOSTILE_QUERIES: Record<string, Record<string, string>> = {
  "a glob of stars": { glob: `${"*a".repeat(120)}b` },
  "a glob of double stars": { glob: `${"**/".repeat(160)}b` },
  "a glob of stars and question marks": { glob: "*?".repeat(250) },
  "a grep that looks like a pattern": { grep: "(a+)+$" },
  "a grep of wildcards": { grep: "%_".repeat(200) },
  "a grep of one letter": { grep: "o" },
  "a grep of 500 letters": { grep: "lorem ipsum dolor ".repeat(27) },
  "many words": { q: "lorem ipsum dolor ".repeat(27) },
  "many letters": { q: "a b c d e f g h i j ".repeat(24) },
  quotes: { q: '"'.repeat(499) },
  "minus signs": { q: "-a ".repeat(160) },
};
