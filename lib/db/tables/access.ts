/** What an API key allows: everything, or to read. */
export const ACCESS = ["full", "read"] as const;
export type Access = (typeof ACCESS)[number];
