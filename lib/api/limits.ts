/** Bounds of what a request may carry; the same numbers stand in the OpenAPI document. */
export const MAX_BODY_BYTES = 10 * 1024 * 1024;
