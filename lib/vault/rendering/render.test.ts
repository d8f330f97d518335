import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toHtml } from "./html/to-html";
import { MAX_BODY_CHARACTERS, MAX_NODES, TooComplex } from "./limits";
import { renderMarkdown } from "./render";

const html = (body: string) => toHtml(body).html;

describe("the HTML of a record", () => {
  it.each([
    ["**bold** and `code`", "<p><strong>bold</strong> and <code>code</code></p>"],
    ["one\ntwo", "<p>one<br>\ntwo</p>"],
    ["# Title\n## Part", "<h2>Title</h2>\n<h3>Part</h3>"],
    ["<b onclick=x>hi</b>", "<p>&#x3C;b onclick=x>hi&#x3C;/b></p>"],
    ["a <!-- note --> b", "<p>a  b</p>"],
    ["[x](javascript:alert(1))", "<p><a>x</a></p>"],
    ["[x](https://example.org)", '<p><a rel="noopener noreferrer" href="https://example.org">x</a></p>'],
    ["[[Alice|her]]", '<p><kv-link n="0">her</kv-link></p>'],
    [
      "![alt](https://example.org/a.png)",
      '<a rel="noopener noreferrer" href="https://example.org/a.png">Image: alt</a>',
    ],
    ["![[plan.png]]", '<kv-link n="0">plan.png</kv-link>'],
    ["- [x] done", '<input type="checkbox" checked disabled aria-label="Done">'],
    ["|a|\n|-|\n|b|", '<section aria-label="Table" tabindex="0"><table>'],
  ])("of %j", (body, expected) => {
    expect(html(body)).toContain(expected);
  });

  it("has links of ours for targets only, whatever the text claims", () => {
    expect(html('<kv-link n="0">x</kv-link> [y](#kv-link-0)')).not.toContain("<kv-link");
    expect(toHtml("[[a]] [b](c.md#d)")).toMatchObject({ targets: ["a", "c.md"] });
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

it("has at most so many nodes", () => {
  expect(() => toHtml("# a\n\n".repeat(MAX_NODES / 2))).toThrow(TooComplex);
});

describe("rendering in a thread", () => {
  it("answers the same, and again out of its cache", async () => {
    const body = "Some *text* with [[a link]].";
    const rendered = await renderMarkdown(body);
    expect(rendered).toEqual({ kind: "html", ...toHtml(body) });
    expect(await renderMarkdown(body)).toBe(rendered);
  });

  it("gives up what takes too long, and renders the next text", async () => {
    const slow = "*a_".repeat(20_000);
    const [first, second] = await Promise.all([renderMarkdown(slow), renderMarkdown(slow)]);
    expect(first).toEqual({ kind: "source", reason: "too slow" });
    expect(second).toBe(first);
    expect(await renderMarkdown("after it")).toMatchObject({ kind: "html" });
  });

  it("shows the source of a body that is too long, and of one that nests too deep", async () => {
    expect(await renderMarkdown("x".repeat(MAX_BODY_CHARACTERS + 1))).toEqual({
      kind: "source",
      reason: "too long",
    });
    expect(await renderMarkdown(`${"> ".repeat(20_000)}a`)).toMatchObject({ kind: "source" });
  });
});
