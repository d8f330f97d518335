import type { Json } from "./schema";

const header = (description: string, example: string): Json => ({
  description,
  schema: { type: "string" },
  example,
});

/** The headers of replies, by their names. */
export const HEADERS: Readonly<Record<string, Json>> = {
  "X-Request-Id": header("The id that the log has, too; your own if you send one", "7d3c8f0e-52f1"),
  RateLimit: header("Requests that are left, and seconds until there are more", '"key";r=599;t=60'),
  "RateLimit-Policy": header("Requests per window of seconds", '"key";q=600;w=60'),
  "Retry-After": header("Seconds to wait", "5"),
  "WWW-Authenticate": header("How to authenticate", "Bearer"),
  ETag: header("Tag of this version, for If-Match and If-None-Match", '"9f86d081884c7d659a2feaa0c55ad015"'),
  Location: header("The address of what was made", "/api/v1/vault/records/person/Alice%20Chen.md"),
  Link: header("The next page", '</api/v1/workflows?cursor=eyJv>; rel="next"'),
  "Content-Disposition": header("Name of the file", 'attachment; filename="vault.tar"'),
  "Content-Security-Policy": header("What a browser may do with the file", "sandbox"),
};
