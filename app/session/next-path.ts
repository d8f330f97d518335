const HERE = "http://here.invalid";

/** Where to go after sign-in: `wanted` when it is a path of ours, else the home page. */
export function nextPath(wanted: unknown): string {
  if (typeof wanted !== "string" || !wanted.startsWith("/")) return "/home";
  // `//host`, `/\host` and tabs in between are other hosts to a browser; the parser knows them all.
  const url = URL.canParse(wanted, HERE) ? new URL(wanted, HERE) : null;
  if (url?.origin !== HERE || url.pathname === "/") return "/home";
  // `/.//host` becomes `//host` only by parsing.
  return url.pathname.startsWith("//") ? "/home" : url.pathname + url.search;
}
