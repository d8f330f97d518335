const HERE = "http://here.invalid";

/** Where to go after sign-in: `wanted` when it is a path of ours, else the vault. */
export function nextPath(wanted: unknown): string {
  if (typeof wanted !== "string" || !wanted.startsWith("/")) return "/vault";
  // `//host`, `/\host` and tabs in between are other hosts to a browser; the parser knows them all.
  const url = URL.canParse(wanted, HERE) ? new URL(wanted, HERE) : null;
  if (url?.origin !== HERE || url.pathname === "/") return "/vault";
  // `/.//host` becomes `//host` only by parsing.
  return url.pathname.startsWith("//") ? "/vault" : url.pathname + url.search;
}
