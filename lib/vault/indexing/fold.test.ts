import { expect, it } from "vitest";
import { times } from "@/tests/support/property";
import { tokenize } from "./tokenize";

/** From here on are ideographs and Hangul syllables, a hundred thousand of the same kind, and few scripts with case. */
const FIRST_IDEOGRAPH = 0x3400;
const STEP = times(1, 11);

/** Ignored in search, as accents are: its upper case is a separate letter. */
const IOTA_SUBSCRIPT = /\u0345/;

it("reads every letter the same in upper and lower case and in either form", () => {
  const wordsOf = (text: string) => JSON.stringify(tokenize(`a${text}a`));
  const differing: string[] = [];
  for (let code = 0; code <= 0x10ffff; code += code < FIRST_IDEOGRAPH ? 1 : STEP) {
    const letter = String.fromCodePoint(code);
    if (!/[\p{L}\p{N}]/u.test(letter)) continue;
    const decomposed = letter.normalize("NFD");
    const forms = [decomposed, letter.toLowerCase()];
    if (!IOTA_SUBSCRIPT.test(decomposed)) forms.push(letter.toUpperCase());
    if (forms.some((form) => wordsOf(form) !== wordsOf(letter))) differing.push(letter);
  }
  expect(differing).toEqual([]);
});
