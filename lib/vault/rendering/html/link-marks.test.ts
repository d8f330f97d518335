import { describe, expect, it } from "vitest";
import { linkAt, markLinks } from "./link-marks";

describe("markLinks", () => {
  it.each([
    ["Met [[person/Alice Chen]].", "Met [Alice Chen](#kv-link-0)."],
    ["[[org/Acme|the firm]] and [[Bob#Work]]", "[the firm](#kv-link-0) and [Bob › Work](#kv-link-1)"],
    ["![[note/Plan]]", "[Plan](#kv-link-0)"],
    ["[laws](Three%20laws.md#one)", "[laws](#kv-link-0#one)"],
    ["| [[a\\|b]] | c |", "| [b](#kv-link-0) | c |"],
    ["`[[code]]` stays", "`[[code]]` stays"],
    ["[out](https://example.org)", "[out](https://example.org)"],
  ])("writes %j as %j", (body, markdown) => {
    expect(markLinks(body).markdown).toBe(markdown);
  });

  it("takes no line of the body for frontmatter", () => {
    expect(markLinks("---\na: [[x]]\n---\n[[y]]").links).toMatchObject([{ target: "x" }, { target: "y" }]);
  });

  it("escapes what the shown words would mean in Markdown", () => {
    expect(markLinks("[[x|a*b]]").markdown).toBe("[a\\*b](#kv-link-0)");
  });
});

describe("linkAt", () => {
  const linked = markLinks("[[a]] [t](b.md#h)");

  it("knows its own links and no others", () => {
    expect(linkAt("#kv-link-0", linked)).toBe(0);
    expect(linkAt("#kv-link-1#h", linked)).toBe(1);
    for (const href of ["#kv-link-2", "#kv-link-", "#heading", "https://example.org", undefined]) {
      expect(linkAt(href, linked)).toBeUndefined();
    }
  });
});
