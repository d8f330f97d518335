import fc from "fast-check";
import { expect, it } from "vitest";
import { passagesOf } from "./split";

const words = (count: number, word = "w") => Array(count).fill(word).join(" ");

it("keeps short paragraphs together, and long ones apart", () => {
  expect(passagesOf("# A\n\nFirst.\n\nSecond.\n")).toEqual(["# A\n\nFirst.\n\nSecond."]);
  const [one, two] = [words(80, "one"), words(80, "two")];
  expect(passagesOf(`${one}\n\n${two}`)).toEqual([one, two]);
  expect(passagesOf(words(300)).map((each) => each.split(" ").length)).toEqual([120, 120, 60]);
  expect(passagesOf(" \n\n ")).toEqual([]);
});

it("loses no word and changes none", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom("a", "é", " ", "\n", "\n\n", "\r\n"), maxLength: 600 }),
      (text) => {
        const passages = passagesOf(text);
        expect(passages.every((passage) => text.includes(passage))).toBe(true);
        expect(passages.join(" ").match(/\S+/gu)).toEqual(text.match(/\S+/gu));
      },
    ),
  );
});
