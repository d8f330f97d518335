/** Where the capitals, small letters and digits of an alphabet begin among Unicode's mathematical letters. */
type Alphabet = readonly [capitals: number, small: number, digits?: number];

const ALPHABETS: Readonly<Record<string, Alphabet>> = {
  bold: [0x1d400, 0x1d41a, 0x1d7ce],
  italic: [0x1d434, 0x1d44e],
  "bold-italic": [0x1d468, 0x1d482],
  script: [0x1d49c, 0x1d4b6],
  "bold-script": [0x1d4d0, 0x1d4ea],
  fraktur: [0x1d504, 0x1d51e],
  "double-struck": [0x1d538, 0x1d552, 0x1d7d8],
  "bold-fraktur": [0x1d56c, 0x1d586],
  "sans-serif": [0x1d5a0, 0x1d5ba, 0x1d7e2],
  "bold-sans-serif": [0x1d5d4, 0x1d5ee, 0x1d7ec],
  "sans-serif-italic": [0x1d608, 0x1d622],
  "sans-serif-bold-italic": [0x1d63c, 0x1d656],
  monospace: [0x1d670, 0x1d68a, 0x1d7f6],
};

/** Letters that Unicode had before the alphabets, where these have a gap. */
const ELSEWHERE: Readonly<Record<number, string>> = {
  119893: "ℎ",
  119965: "ℬ",
  119968: "ℰ",
  119969: "ℱ",
  119971: "ℋ",
  119972: "ℐ",
  119975: "ℒ",
  119976: "ℳ",
  119981: "ℛ",
  119994: "ℯ",
  119996: "ℊ",
  120004: "ℴ",
  120070: "ℭ",
  120075: "ℌ",
  120076: "ℑ",
  120085: "ℜ",
  120093: "ℨ",
  120122: "ℂ",
  120127: "ℍ",
  120133: "ℕ",
  120135: "ℙ",
  120136: "ℚ",
  120137: "ℝ",
  120145: "ℤ",
};

/** A text in the letters of `mathvariant`, an attribute that browsers no longer know. */
export function inAlphabet(text: string, variant: string): string {
  const alphabet = ALPHABETS[variant];
  return alphabet ? text.replace(/[A-Za-z0-9]/g, (character) => letter(character, alphabet)) : text;
}

function letter(character: string, [capitals, small, digits]: Alphabet): string {
  const code = character.charCodeAt(0);
  if (code <= 0x39) return digits === undefined ? character : String.fromCodePoint(digits + code - 0x30);
  const point = code <= 0x5a ? capitals + code - 0x41 : small + code - 0x61;
  return ELSEWHERE[point] ?? String.fromCodePoint(point);
}
