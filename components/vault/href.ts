/** The page of a record: `person/Alice Chen.md` is at `/vault/person/Alice%20Chen.md`. */
export const recordHref = (path: string): string =>
  `/vault/${path.split("/").map(encodeURIComponent).join("/")}`;

/** The name in a path: `Alice Chen`. */
export const nameOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1).replace(/\.md$/, "");
