/** The page of a record: `person/Alice Chen.md` is at `/vault/person/Alice%20Chen.md`. */
export const recordHref = (path: string): string =>
  `/vault/${path.split("/").map(encodeURIComponent).join("/")}`;

/** The path of the record whose page is at `address`; null for other pages. */
export function recordPathOf(address: string): string | null {
  if (!address.startsWith("/vault/")) return null;
  try {
    return address.slice("/vault/".length).split("/").map(decodeURIComponent).join("/");
  } catch {
    return null;
  }
}

/** A file of the vault that is not a record. */
export const attachmentHref = (path: string): string =>
  `/attachments/${path.split("/").map(encodeURIComponent).join("/")}`;

export const fileNameOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1);

/** The name in a path: `Alice Chen`. */
export const nameOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1).replace(/\.md$/, "");

/** The folder in a path; empty in the root. */
export const folderIn = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf("/")));
