/** The words of a list that is written as text. */
export const splitWords = (text: string): string[] => text.split(/\s+/).filter((word) => word !== "");

export const wordSet = (text: string): ReadonlySet<string> => new Set(splitWords(text));
