/** A regular expression (Postgres and JavaScript alike) for a path glob: `*` and `?` stay in a folder, `**` does not. */
export function globToRegex(glob: string): string {
  const body = glob.replace(/\*\*\/|\*\*|\*|\?|[^*?]/gu, (token) => {
    if (token === "**/") return "(?:.*/)?";
    if (token === "**") return ".*";
    if (token === "*") return "[^/]*";
    if (token === "?") return "[^/]";
    return /[\w/ -]/.test(token) || token > "\x7f" ? token : `\\${token}`;
  });
  return `^${body}$`;
}
