/** What `proxy.ts` passes on to pages and route handlers, which Next does not: the address and the method of the request. */
export const PATH_HEADER = "x-kv-path";
export const METHOD_HEADER = "x-kv-method";
