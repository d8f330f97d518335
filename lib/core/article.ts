/** `a task`, `an org`; with `A` at the beginning of a sentence. */
export const withArticle = (noun: string, article: "a" | "A" = "a"): string =>
  `${article}${/^[aeiou]/i.test(noun) ? "n" : ""} ${noun}`;
