import { describe, expect, it } from "vitest";
import { fenceAfter } from "./fence";

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
