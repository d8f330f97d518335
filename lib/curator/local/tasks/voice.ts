/** A sentence in quotation marks is somebody else's: "You have to begin again." */
export const isCited = (text: string): boolean => /^\W{0,3}["“«„][^"”»“]{12,}/u.test(text);

/** What a manual asks of its readers is not a task. */
export const isManual = (filename: string): boolean =>
  /^(?:readme|contributing|install|changelog|license)\b/i.test(filename);
