import { isQuestion, languageOf, titleOf } from "@/lib/language";

/** The decision that a sentence reports which is not English, as a title; a short one may not show its language. */
export function foreignDecision(text: string, language = languageOf(text)): string | undefined {
  if (isQuestion(text) || text.length > 900) return undefined;
  for (const pattern of language?.decisions ?? []) {
    const match = pattern.exec(text);
    if (match) return titleOf(match[1] ?? text);
  }
  return undefined;
}
