import { isQuestion, type Language, languageOf, titleOf } from "@/lib/language";

/** `Adopté à l'unanimité.`: what stands before it is decided, unless that is the minutes. */
export function approvedBefore(
  text: string,
  previous: string | undefined,
  language: Language | undefined,
): string | undefined {
  const isApproval = language?.approvals?.test(text.trim()) ?? false;
  if (!isApproval || previous === undefined || MINUTES.test(previous) || isQuestion(previous))
    return undefined;
  return titleOf(previous);
}

const MINUTES =
  /\b(?:protokoll|procès[- ]verbal|compte[- ]rendu|acta|verbale|ata|notulen|tagesordnung|ordre du jour|agenda)\b/iu;

/** The decision that a sentence reports which is not English, as a title; a short one may not show its language. */
export function foreignDecision(text: string, language = languageOf(text)): string | undefined {
  if (isQuestion(text) || text.length > 900) return undefined;
  for (const pattern of language?.decisions ?? []) {
    const match = pattern.exec(text);
    if (match) return titleOf(match[1] ?? text);
  }
  return undefined;
}
