/** Bounds of what a request may carry; the same numbers stand in the OpenAPI document. */
export const MAX_BODY_BYTES = 10 * 1024 * 1024;
/** Of operations that need no key. */
export const MAX_OPEN_BODY_BYTES = 4 * 1024;
