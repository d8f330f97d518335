const SIGNS = "€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ";

/** A text that was decoded as Latin-1, which Node 20 takes for Windows-1252: control characters instead of quotes and dashes. */
export const asWindows1252 = (text: string): string =>
  text.replace(/[\x80-\x9f]/g, (control) => SIGNS[control.charCodeAt(0) - 0x80] ?? control);
