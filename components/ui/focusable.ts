/**
 * For an element that scrolls, pans or zooms by keys. Spread it: the linter does not know that an element without a control
 * may take them.
 */
export const FOCUSABLE = { tabIndex: 0 };
