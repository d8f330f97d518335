import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { itDeep } from "@/tests/support/deep";
import { toHtml } from "./html/to-html";
import { MAX_BODY_CHARACTERS, MAX_NODES, type RenderRequest, TooComplex } from "./limits";
import { renderMarkdown as renderFor } from "./render";

const renderMarkdown = (request: RenderRequest) => renderFor(request, "account");
const html = (body: string) => toHtml({ body }).html;

describe("the HTML of a record", () => {
  it.each([
    ["**bold** and `code`", "<p><strong>bold</strong> and <code>code</code></p>"],
    ["one\ntwo", "<p>one<br>\ntwo</p>"],
    ["# Title\n## Part", '<h2 id="h-title">Title</h2>\n<h3 id="h-part">Part</h3>'],
    ["<b onclick=x>hi</b>", "<p>&#x3C;b onclick=x>hi&#x3C;/b></p>"],
    ["a <!-- note --> b", "<p>a  b</p>"],
    ["[x](javascript:alert(1))", "<p><span>x</span></p>"],
    ["[x](https://example.org)", '<p><a rel="noopener noreferrer" href="https://example.org">x</a></p>'],
    ["[[Alice|her]]", '<p><kv-link n="0">her</kv-link></p>'],
    [
      "![alt](https://example.org/a.png)",
      '<a rel="noopener noreferrer" href="https://example.org/a.png">Image: alt</a>',
    ],
    ["![[plan.png]]", '<kv-link n="0" embed="">plan.png</kv-link>'],
    ["![[plan.png|300]]", '<kv-link n="0" embed="300">plan.png</kv-link>'],
    ["[[Plan#Next Steps!]]", '<kv-link n="0" anchor="h-next-steps">Plan › Next Steps!</kv-link>'],
    ["[[Plan#^a1]]", '<kv-link n="0" anchor="b-a1">Plan</kv-link>'],
    ["    see [[Alice]] and [x](Bob.md)", "<code>see [[Alice]] and [x](Bob.md)\n</code>"],
    ["- [x] done", '<input type="checkbox" checked disabled aria-label="done" data-line="1">'],
    ["- [ ] Call **Ann** about\n  [[Plan|it]]\n  - [ ] b", 'aria-label="Call Ann about it" data-line="1">'],
    ["- [ ] a\n\n  more", 'aria-label="a" data-line="1">'],
    [
      "- [ ] \n  - [x]\n- b",
      '<li class="task-list-item" dir="auto"><input type="checkbox" disabled aria-label="To do" data-line="1">',
    ],
    ["- [ ] \n  - [x]\n- b", '<input type="checkbox" checked disabled aria-label="Done" data-line="2">'],
    ["- [ ]b", "[ ]b</li>"],
    ["- \\[ \\]", "[ ]</li>"],
    ["- a", '<ul dir="auto">\n<li>a</li>'],
    ["1. a", '<ol dir="auto">\n<li>a</li>'],
    ["- [ ] مهمة", '<li class="task-list-item" dir="auto">'],
    ["|a|\n|-|\n|b|", '<section aria-label="Table" tabindex="0"><table>'],
  ])("of %j", (body, expected) => {
    expect(html(body)).toContain(expected);
  });

  it("has links of ours for targets only, whatever the text claims", () => {
    expect(html('<kv-link n="0">x</kv-link> [y](#kv-link-0)')).not.toContain("<kv-link");
    expect(toHtml({ body: "[[a]] [b](c.md#d)" }).targets).toEqual([
      { target: "a" },
      { target: "c.md", heading: "d" },
    ]);
  });

  it("has no element and no attribute that runs or loads anything, whatever the text", () => {
    const piece = fc.constantFrom(
      ..."<>\"'`*_[]()!#-|:\n ".split(""),
      ..."<script>|<img src=x onerror=y>|javascript:|data:|](|[[|]]|![|<a href=|style=|&lt;|kv-link".split(
        "|",
      ),
    );
    const text = fc.string({
      unit: fc.oneof(piece, fc.string({ unit: "binary", maxLength: 3 })),
      maxLength: 60,
    });
    fc.assert(
      fc.property(text, (body) => {
        for (const [tag] of html(body).matchAll(/<[^/][^>]*>/g)) {
          expect(tag).not.toMatch(/^<(?:script|style|img|iframe|object|embed|form|svg|link|meta|base)\b/i);
          expect(tag).not.toMatch(/\s(?:on\w+|style|src)=/i);
          expect(tag).not.toMatch(/href="\s*(?:javascript|data|vbscript):/i);
        }
      }),
    );
  });
});

itDeep("has at most MAX_NODES nodes", () => {
  expect(() => toHtml({ body: "# a\n\n".repeat(MAX_NODES / 2) })).toThrow(TooComplex);
});

describe("what Obsidian adds", () => {
  it.each([
    ["a ==hit== here", "<p>a <mark>hit</mark> here</p>"],
    ["==a **b** c==", "<p><mark>a <strong>b</strong> c</mark></p>"],
    ["if a == b and c == d", "<p>if a == b and c == d</p>"],
    ["==open", "<p>==open</p>"],
    ["`==code==`", "<p><code>==code==</code></p>"],
    ["seen %%hidden **too**%% again", "<p>seen  again</p>"],
    ["100 %% sure", "<p>100 %% sure</p>"],
    ["one\n\n%%\n\nhidden\n\n- list\n\n%%\n\ntwo", "<p>one</p>\n<p>two</p>"],
    ["one\n\n%%\n\ntwo", "<p>two</p>"],
    ["one\n\n%%\nhidden\n\nhidden too.\n%%\n\ntwo", "<p>one</p>\n<p>two</p>"],
    ["one\n%%\n- hidden\n- hidden\n%%\n\ntwo", "<p>one</p>\n<p>two</p>"],
    ["%%hidden\n\nhidden%% shown\n\n> %%not closed", "<p> shown</p>\n<blockquote>\n<p>%%not closed</p>"],
    ["5 %% of it\n\nand 6 %%", "<p>5 %% of it</p>\n<p>and 6 %%</p>"],
    [
      "> [!warning] Mind **this**\n> It is hot.\n>\n> Really.",
      '<div data-callout="warning">\n<p>Mind <strong>this</strong></p>\n<p>It is hot.</p>\n<p>Really.</p>\n</div>',
    ],
    ["> [!tip]", '<div data-callout="success">\n<p>Tip</p>\n</div>'],
    ["> [!TIP|no-icon]", '<div data-callout="success">\n<p>TIP</p>\n</div>'],
    ["> [!odd]- More", '<details data-callout="note">\n<summary>More</summary>\n</details>'],
    ["> [!info]+ More", '<details data-callout="note" open>'],
    ["> [not] a callout", "<blockquote>\n<p>[not] a callout</p>\n</blockquote>"],
    ["a #tag/part, b", 'a <a rel="noopener noreferrer" href="/vault?q=tag%3Atag%2Fpart">#tag/part</a>, b'],
    ["#2026 and a#b and `#c`", "<p>#2026 and a#b and <code>#c</code></p>"],
    ["see [[#Next Steps|below]]", '<a rel="noopener noreferrer" href="#h-next-steps">below</a>'],
    ["A fact. ^f-1", '<p id="b-f-1">A fact.</p>'],
    ["# A\n\n# A", '<h2 id="h-a">A</h2>\n<h2>A</h2>'],
    ["# Issue #12", '<h2 id="h-issue-12">Issue #12</h2>'],
    [
      "[[#Plan#Issue 12]] [[#Issue #12]]",
      'href="#h-issue-12">Plan#Issue 12</a> <a rel="noopener noreferrer" href="#h-issue-12">',
    ],
  ])("renders %j", (body, expected) => {
    expect(html(body)).toContain(expected);
  });

  it("shows the section of a heading that contains a #", () => {
    const body = "# Issue #12\n\nLeaks.\n\n## C#\n\nCompiled.\n\n# Other\n\nNo.";
    const section = (heading: string) => toHtml({ body, part: { heading } }).html;
    for (const heading of ["Issue 12", "Issue #12"]) {
      expect(section(heading)).toContain("Leaks.");
      expect(section(heading)).not.toContain("No.");
    }
    for (const heading of ["C", "Issue 12#C#"]) expect(section(heading)).toContain("Compiled.");
  });

  itDeep("takes linear time, and never fails, whatever the text", () => {
    const mark = fc.constantFrom(
      "==",
      "%%",
      "> [!a]- ",
      "\n",
      "\n\n",
      "#a",
      "[[#",
      "]]",
      " ^b",
      "**",
      "x ",
      "`",
    );
    fc.assert(fc.property(fc.array(mark, { maxLength: 80 }), (marks) => html(marks.join("")).length >= 0));
    for (const piece of ["==a", "%%", "> [!a] b\n", "#a ", "[[#a|b]] ", "a ^b\n\n"])
      expect(html(piece.repeat(2_000)).length).toBeGreaterThan(0);
  });
});

describe("rendering in a thread", () => {
  it("answers the same, and again out of its cache", async () => {
    const body = "Some *text* with [[a link]].";
    const rendered = await renderMarkdown({ body });
    expect(rendered).toEqual({ kind: "html", ...toHtml({ body }) });
    expect(await renderMarkdown({ body })).toBe(rendered);
  });

  itDeep("gives up what takes too long, and renders the next text", async () => {
    const slow = "*a_".repeat(20_000);
    const [first, second] = await Promise.all([
      renderMarkdown({ body: slow }),
      renderMarkdown({ body: slow }),
    ]);
    expect(first).toEqual({ kind: "source", reason: "too slow" });
    expect(second).toBe(first);
    expect(await renderMarkdown({ body: "after it" })).toMatchObject({ kind: "html" });
  });

  it("shows the source of a body that is too long", async () => {
    expect(await renderMarkdown({ body: "x".repeat(MAX_BODY_CHARACTERS + 1) })).toEqual({
      kind: "source",
      reason: "too long",
    });
  });

  it.each(["> ", ">", "1. ", "+ > "])(
    "shows the source of what is within thousands of “%s”",
    async (mark) => {
      const body = `text\n\n${mark.repeat(20_000)}a`;
      expect(await renderMarkdown({ body })).toEqual({ kind: "source", reason: "too complex" });
      expect(await renderMarkdown({ body: `${mark.repeat(20)}a` })).toMatchObject({ kind: "html" });
    },
  );

  it.each(["-", "- ", "+", "1.", "| "])("renders a long line of “%s”", async (mark) => {
    expect(await renderMarkdown({ body: `text\n\n${mark.repeat(300)}\n` })).toMatchObject({ kind: "html" });
  });
});
