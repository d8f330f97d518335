import { LEGAL_FORMS } from "../english/org-words";
import { matchKey } from "../match/key";
import { bareWord } from "./classify";

/** Without legal form: `Fitch Roofing Ltd` is `Fitch Roofing`. */
export function orgKey(text: string): string {
  const words = matchKey(text).split(" ");
  const bare = words.filter((word, at) => at === 0 || !LEGAL_FORMS.has(bareWord(word)));
  return bare.join(" ").replace(/^the /, "");
}
