import { describe, expect, it } from "vitest";
import { linkBody, targetOf } from "./linked";

describe("linkBody", () => {
  it.each([
    ["Met [[person/Alice Chen]].", "Met [Alice Chen](#kv-link-0)."],
    ["[[org/Acme|the firm]] and [[Bob#Work]]", "[the firm](#kv-link-0) and [Bob › Work](#kv-link-1)"],
    ["![[note/Plan]]", "[Plan](#kv-link-0)"],
    ["[laws](Three%20laws.md#one)", "[laws](#kv-link-0#one)"],
    ["| [[a\\|b]] | c |", "| [b](#kv-link-0) | c |"],
    ["`[[code]]` stays", "`[[code]]` stays"],
    ["[out](https://example.org)", "[out](https://example.org)"],
  ])("writes %j as %j", (body, markdown) => {
    expect(linkBody(body).markdown).toBe(markdown);
  });

  it("takes no line of the body for frontmatter", () => {
    expect(linkBody("---\na: [[x]]\n---\n[[y]]").targets).toEqual(["x", "y"]);
  });

  it("escapes what the shown words would mean in Markdown", () => {
    expect(linkBody("[[x|a*b]]").markdown).toBe("[a\\*b](#kv-link-0)");
  });
});

describe("targetOf", () => {
  const linked = linkBody("[[a]] [t](b.md#h)");

  it("knows its own links and no others", () => {
    expect(targetOf("#kv-link-0", linked)).toBe("a");
    expect(targetOf("#kv-link-1#h", linked)).toBe("b.md");
    for (const href of ["#kv-link-2", "#kv-link-", "#heading", "https://example.org", undefined]) {
      expect(targetOf(href, linked)).toBeUndefined();
    }
  });
});
