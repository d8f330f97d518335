/** Bounds of what a request may carry; the OpenAPI document has the same numbers. */
export const MAX_BODY_BYTES = 10 * 1024 * 1024;
/** Of operations that need no key. */
export const MAX_PUBLIC_BODY_BYTES = 4 * 1024;
