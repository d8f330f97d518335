import { describe, expect, it } from "vitest";
import { expectLinear } from "@/tests/support/cost";
import { plainLine } from "./plain";

describe("plainLine", () => {
  it.each([
    ["# Sprint review\n\n- [ ] **Ship** it", "Sprint review: Ship it"],
    ["## Key points:\n\nOne.\n\n## Next", "Key points: One. Next"],
    ["Partner of [[project/Website relaunch]]", "Partner of Website relaunch"],
    ["Before\n```text\nsome code\n```\nafter", "Before some code after"],
    ["~~~~\n```\ncode\n~~~~", "code"],
    ["Run\n```npm start```\nfirst", "Run npm start first"],
    ["Met [[person/Alice Chen|Alice]] of [[Acme]]", "Met Alice of Acme"],
    ["See [the plan](plan.md) and `code`", "See the plan and code"],
    ["1. one\n2) two\n> three", "one two three"],
    ["---\nauthor: @alice\n---\nThe text", "The text"],
    ["---\ncut off: before its end", ""],
    ["---\nThe text\n\n---\n\nMore", "The text More"],
    ["![[photo.png]] of ![a tree](tree.jpg)", "photo.png of a tree"],
    ["[[Plan#Goals]] and [[#^b1]], [text][1]", "Plan, Goals and b1, text"],
    ["![[plan.png|300]] and ![[plan.png|300x200]], [[Year|2026]]", "plan.png and plan.png, 2026"],
    ["[^1]: The note, see [[Plan]][^2]", "The note, see Plan"],
    ["> [!tip] Heads ==up== ^block-1", "Heads up"],
    ["a %%hidden%% b <!-- c\nd --> e[^1]", "a b e"],
    ["| Name | Age |\n| --- | :-: |\n| **Bob** | 5 |", "Name Age Bob 5"],
    ["*привет* C++ #tag C# `x`", "привет C++ #tag C# x"],
    ["`c++` and `a_b`, **`x`**", "c++ and a_b, x"],
    ["2 * 3 * 4 == 24 || a", "2 * 3 * 4 == 24 || a"],
    ["snake_case_name and 3 * 4", "snake_case_name and 3 * 4"],
  ])("reads %j as %j", (markdown, text) => {
    expect(plainLine(markdown)).toBe(text);
  });

  it.each(["[[", "[a](", "%%", "<!--", "**_", "# ", "> ", "|", "==", "[!x] - ", "*a_", "^ ^a"])(
    "takes linear time for a text of %j",
    (part) => {
      expectLinear("a line", (size) => plainLine(part.repeat(size)), 60_000);
      expectLinear("two lines", (size) => plainLine(`${part.repeat(size)}\n`.repeat(2)), 30_000);
    },
  );
});
