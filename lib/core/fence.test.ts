import { describe, expect, it } from "vitest";
import { expectLinear } from "@/tests/support/cost";
import { codeBlocks, fenceAfter } from "./fence";

/** The fences that are open after each line. */
const open = (...lines: string[]): string[] => {
  let fence = "";
  return lines.map((line) => {
    fence = fenceAfter(fence, line);
    return fence;
  });
};

describe("fences of code", () => {
  it("are opened by three backticks or tildes, with what follows", () => {
    expect(open("```")).toEqual(["```"]);
    expect(open("   ~~~~ js")).toEqual(["~~~~"]);
    expect(open("``", "    ```", "text ```")).toEqual(["", "", ""]);
  });

  it("are closed by the same characters, at least as many, and nothing else", () => {
    expect(open("```", "```js", "~~~", "``", "`````")).toEqual(["```", "```", "```", "```", ""]);
    expect(open("~~~~", "~~~", "  ~~~~~  ")).toEqual(["~~~~", "~~~~", ""]);
  });

  it("are none where a line closes its backticks", () => {
    expect(open("```code```", "~~~ `a` ~~~")).toEqual(["", "~~~"]);
  });
});

describe("blocks of code", () => {
  const blocksOf = (text: string, start = 0) =>
    [...codeBlocks(text, start)].map(({ from, to }) => text.slice(from, to));

  it("are from the line of their opening fence to that of their closing one", () => {
    expect(blocksOf("a\n```js\nx\n```\nb\n~~~\ny\n~~~")).toEqual(["```js\nx\n```", "~~~\ny\n~~~"]);
    expect(blocksOf("```\r\nx\r\n```\r\nb")).toEqual(["```\r\nx\r\n```"]);
    expect(blocksOf("```\na\n```\n```\nb\n```", 4)).toEqual(["```\n```", "```"]);
  });

  it("contain fences of other kinds, and end with the text where none closes them", () => {
    expect(blocksOf("````md\n```\n~~~\n````\nb")).toEqual(["````md\n```\n~~~\n````"]);
    expect(blocksOf("a\n~~~\n```\nb\n")).toEqual(["~~~\n```\nb\n"]);
  });

  it("are none where a line closes its backticks, or in text", () => {
    expect(blocksOf("```x```\na ``` b\n    ```\n")).toEqual([]);
  });

  it("are found in linear time", () => {
    for (const part of ["```", "```\n", "~~~ `\n", " \n", "```a`"])
      expectLinear(JSON.stringify(part), (size) => blocksOf(part.repeat(size)), 30_000);
  });
});
