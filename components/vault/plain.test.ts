import { describe, expect, it } from "vitest";
import { plain } from "./plain";

describe("plain", () => {
  it.each([
    ["# Sprint review\n\n- [ ] **Ship** it", "Sprint review: Ship it"],
    ["## Key points:\n\nOne.\n\n## Next", "Key points: One. Next"],
    ["Partner of [[project/Website relaunch]]", "Partner of Website relaunch"],
    ["Before\n```text\nsome code\n```\nafter", "Before some code after"],
    ["Met [[person/Alice Chen|Alice]] of [[Acme]]", "Met Alice of Acme"],
    ["See [the plan](plan.md) and `code`", "See the plan and code"],
    ["1. one\n2) two\n> three", "one two three"],
    ["---\nauthor: @alice\n---\nThe text", "The text"],
    ["---\ncut off: before its end", ""],
    ["snake_case_name and 3 * 4", "snake_case_name and 3 * 4"],
  ])("reads %j as %j", (markdown, text) => {
    expect(plain(markdown)).toBe(text);
  });
});
