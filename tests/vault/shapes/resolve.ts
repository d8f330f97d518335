/**
 * The note that Obsidian opens for a link, written from what it does, without code of the product: a file of that name with
 * or without `.md`; `./` and `../` from the note's folder; the whole path; else the files whose path ends so, those in or
 * below the note's own folder first, then the shortest path, then the first of the alphabet.
 */
export class Vault {
  private readonly byName = new Map<string, string[]>();

  constructor(readonly paths: readonly string[]) {
    for (const path of paths) {
      const name = keyOf(path.split("/").at(-1) ?? "");
      this.byName.set(name, [...(this.byName.get(name) ?? []), path]);
    }
  }

  /** The path of the file; null when there is none. */
  resolve(link: string, source: string): string | null {
    const parts = keyOf(link).split("/");
    const name = parts.at(-1) ?? "";
    const withExtension = this.byName.get(name);
    const candidates =
      (name.includes(".") ? withExtension : undefined) ?? this.byName.get(`${name}.md`) ?? [];
    const ending = candidates === withExtension && name.includes(".") ? "" : ".md";
    const home = source.split("/").slice(0, -1);
    if (parts[0] === "." || parts[0] === "..") {
      const path = walked(home.map(keyOf), parts);
      return pick(candidates.filter((file) => keyOf(file) === `${path}${ending}`));
    }
    const wanted = `${parts.filter((part, at) => at > 0 || part !== "").join("/")}${ending}`;
    const exact = pick(candidates.filter((file) => keyOf(file) === wanted));
    if (exact !== null || link.startsWith("/")) return exact;
    const ends = candidates.filter((file) => keyOf(file).endsWith(`/${wanted}`));
    const prefix = home.length === 0 ? "" : `${keyOf(home.join("/"))}/`;
    return pick(ends.filter((file) => keyOf(file).startsWith(prefix))) ?? pick(ends);
  }
}

const keyOf = (text: string): string => text.normalize("NFC").toLowerCase();

function walked(home: readonly string[], parts: readonly string[]): string | undefined {
  const path = [...home];
  for (const part of parts) {
    if (part === "..") {
      if (path.pop() === undefined) return undefined;
    } else if (part !== "." && part !== "") path.push(part);
  }
  return path.join("/");
}

const pick = (files: readonly string[]): string | null =>
  [...files].sort((a, b) => a.length - b.length || (a < b ? -1 : 1))[0] ?? null;
