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

it("splits long texts into parts that each start with the name, and loses no word", () => {
  const words = Array.from({ length: 1_020 }, (_, n) => `w${n}`);
  const parts = partsOf("Name", words.join(" "));
  expect(parts).toHaveLength(7);
  expect(parts.every((part) => part.startsWith("Name\n"))).toBe(true);
  expect(parts.flatMap((part) => part.slice(5).split(" "))).toEqual(words);
  expect(partsOf("Name", "")).toEqual(["Name"]);
  expect(partsOf("Name", Array(190).fill("w").join(" "))).toHaveLength(1);
});
