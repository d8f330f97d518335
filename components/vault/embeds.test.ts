import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { show } from "./embeds.fixture";

describe("an embedded note", () => {
  it("is shown in a frame with its name as a link", async () => {
    expect(await show({ "Home.md": "![[Plan]]", "Plan.md": "# Plan\n\nThe *text*, and [[Home]]." })).toBe(
      '<div><div data-embed=""><p data-embed-title=""><a href="/vault/Plan.md" title="Plan.md">Plan</a></p>' +
        '<p>The <em>text</em>, and <a href="/vault/Home.md" title="Home.md">Home</a>.</p></div></div>',
    );
  });

  it.each([
    [
      "![[Plan#Goals]]",
      "# Plan\n\nNot this.\n\n## Goals\n\nOne.\n\n### More\n\nTwo.\n\n## End\n\nNot this.",
      "One.",
    ],
    ["![[Plan#B#A]]", "# A\n\nNot this.\n\n# B\n\n## A\n\nTwo.", "Two."],
    ["![[Plan#^b1]]", "Not this.\n\nTwo. ^b1\n\nNot this.", "Two."],
    ["![[Plan#^b1]]", "- Not this.\n- Two. ^b1", "<li id="],
    ["![[Plan#^b1]]", "> Two.\n\n^b1\n\nNot this.", "<blockquote"],
    ["![[Plan#^b1]]", "Two.[^n] ^b1\n\n[^n]: The note.", "The note."],
    ["![[Plan#Gone]]", "Not this.", "This note has no heading “Gone”."],
    ["![[Plan#^gone]]", "Not this.", "This note has no block ^gone."],
  ])("%s of %j", async (embed, plan, expected) => {
    const html = await show({ "Home.md": embed, "Plan.md": plan });
    expect(html).toContain(expected);
    expect(html).not.toContain("Not this.");
  });

  it("shares no id with the text around it, or with another embed", async () => {
    const plan = "# A\n\nOne.[^1] ^b\n\n[^1]: Two.";
    const html = await show({ "Home.md": `${plan}\n\n![[Plan]]\n\n![[Plan]]`, "Plan.md": plan });
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(12);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, target] of html.matchAll(/ href="#([^"]*)"/g)) expect(ids).toContain(target);
  });

  it("is a broken link when there is none", async () => {
    expect(await show({ "Home.md": "![[Gone]]" })).toContain("(broken link)");
  });

  it("is a link where it would be around itself", async () => {
    const html = await show({ "Home.md": "![[Plan]] ![[Home]]", "Plan.md": "![[Home]] ![[Plan]]" });
    expect(html.match(/data-embed=/g)).toHaveLength(1);
    expect(html.match(/not embedded: it is shown around this link/g)).toHaveLength(3);
  });

  it("is a link in a heading", async () => {
    expect(await show({ "Home.md": "# See ![[Plan]]", "Plan.md": "x" })).not.toContain("data-embed");
  });

  it("is a link from the fourth level on", async () => {
    const html = await show({
      "Home.md": "![[1]]",
      "1.md": "![[2]]",
      "2.md": "![[3]]",
      "3.md": "![[4]]",
      "4.md": "x",
    });
    expect(html.match(/data-embed=/g)).toHaveLength(3);
    expect(html).toContain("it is nested too deep");
  });

  const beside = (text: string) =>
    show({ "Home.md": "![[Note]]\n\n![[Plan]]", "Note.md": text, "Plan.md": "Still here." });

  it("is a link when its text is too long", async () => {
    const html = await beside("x".repeat(600_000));
    expect(html).toContain("its text is too long");
    expect(html).toContain("Still here.");
  });
});

describe("a page of embeds", () => {
  /** A page of sixty notes that each embed a note sixty times. */
  async function pageOf(leaf: string): Promise<string> {
    const notes = Object.fromEntries(
      Array.from({ length: 60 }, (_, n) => [`n${n}.md`, "![[Leaf]]".repeat(60)]),
    );
    const home = Object.keys(notes)
      .map((path) => `![[${path}]]`)
      .join("\n\n");
    return show({ ...notes, "Home.md": home, "Leaf.md": leaf });
  }

  it("shows at most 40", async () => {
    const html = await pageOf("x");
    expect(html.match(/data-embed=/g)).toHaveLength(40);
    expect(html).toContain("this page embeds too much");
  });

  it("holds so much HTML", async () => {
    const html = await pageOf("x".repeat(60_000));
    expect(html.match(/data-embed=/g)?.length).toBeLessThan(20);
    expect(html).toContain("this page embeds too much");
    expect(html.length).toBeLessThan(1024 * 1024);
  });

  it("never fails, and has no element or attribute that runs anything, whatever the texts", async () => {
    const piece = fc.constantFrom(
      ...'![[A]]|![[B#x]]|![[Home]]|![[A#^b]]|# x|\n|\n\n|- |> |^b|$|<script>|" onclick=|<img src=x onerror=y>|`|javascript:'.split(
        "|",
      ),
    );
    const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(""));
    await fc.assert(
      fc.asyncProperty(text, text, text, async (home, a, b) => {
        const html = await show({ "Home.md": home, "A.md": a, "B.md": b });
        for (const [tag] of html.matchAll(/<[a-z][a-z0-9-]*(?:\s+[\w-]+(?:="[^"]*")?)*\s*>/gi)) {
          expect(tag).not.toMatch(
            /^<(?:script|style|img|iframe|object|embed|form|link|meta|base|kv-link)\b/i,
          );
          expect(tag.replace(/="[^"]*"/g, "")).not.toMatch(/\s(?:on\w+|style)\b/i);
        }
        expect(html).not.toMatch(/<script|<kv-link/i);
      }),
      { numRuns: 60 },
    );
  });
});
