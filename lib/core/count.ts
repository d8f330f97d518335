/** `1 issue`, `1,234 issues`; with `plural` where an s is not enough. */
export const count = (n: number, noun: string, plural = `${noun}s`): string =>
  `${formatNumber(n)} ${n === 1 ? noun : plural}`;

/** `1,234`. */
export const formatNumber = (n: number): string => n.toLocaleString("en");
