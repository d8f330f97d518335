import fc from "fast-check";
import { expect, it } from "vitest";
import { expectLinear } from "@/tests/support/cost";
import { partsOf } from "./parts";
import { plainText } from "./plain";

it("keeps only the text of Markdown", () => {
  const text = plainText(
    "# Title\n\nSee [[person/Alice Chen|Alice]] and [[note/Frost]], [the plan](https://x.y/z).\n\n" +
      "```js\nconst secret = 1;\n```\n\n<!-- hidden --> %%also%% **bold** `code` https://example.org/a",
  );
  expect(text.replace(/\s+/g, " ")).toBe("Title See Alice and Frost, the plan. bold code");
});

it("keeps only the text of a drawing", () => {
  const text = plainText(
    "==⚠  Switch to EXCALIDRAW VIEW in the MORE OPTIONS menu of this document. ⚠==\n\n# Excalidraw Data\n\n" +
      "## Text Elements\nCNN layers ^tq5vWuzA\n\n%%\n## Drawing\n```compressed-json\nN4KAkARAL\n```\n%%",
  );
  expect(text.trim()).toBe("CNN layers");
  expect(plainText("# Drawing\nA class for beginners.")).toContain("Drawing");
});

it("takes any text, in time", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom("[", "]", "`", "~", "<", "a", "%", "\n", "(", "|"), maxLength: 400 }),
      (text) => {
        expect(typeof plainText(text)).toBe("string");
      },
    ),
  );
  for (const each of ["[[", "[", "<!--", "<a", "%%", "```\n", "[a](", "![[", "==⚠ ", " ^"]) {
    expectLinear(each, (size) => plainText(each.repeat(size)), 50_000);
  }
});

it("has nothing to embed of a record without two words", () => {
  for (const [name, text] of [
    ["empty", ""],
    ["x", "x"],
    ["2026-11-30", "1 + 2"],
    ["Boat", "boat"],
  ] as const)
    expect(partsOf(name, text)).toEqual([]);
  for (const [name, text] of [
    ["Boat", "A mast."],
    ["2026-11-30", "Paid Ann"],
    ["帆船", ""],
  ] as const)
    expect(partsOf(name, text)).toHaveLength(1);
});

it("splits long texts into parts that each start with the name, and loses no word", () => {
  const words = Array.from({ length: 1_020 }, (_, n) => `w${n}`);
  const parts = partsOf("Name", words.join(" "));
  expect(parts).toHaveLength(7);
  expect(parts.every((part) => part.startsWith("Name\n"))).toBe(true);
  expect(parts.flatMap((part) => part.slice(5).split(" "))).toEqual(words);
  expect(partsOf("Sailing knots", "")).toEqual(["Sailing knots"]);
  expect(partsOf("Name", Array(190).fill("word").join(" "))).toHaveLength(1);
});
