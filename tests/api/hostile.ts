/** Marks anything that these create outside the vault. */
export const MARK = "kvpwn";

const UP = [
  "..",
  "../",
  `../${MARK}`,
  `../../${MARK}`,
  `../../../../../../../../tmp/${MARK}`,
  `../../../../etc/${MARK}`,
  `./${MARK}/../../..`,
  `note/../${MARK}`,
  `note/../../${MARK}`,
  `note/./${MARK}`,
  `note//${MARK}`,
  `note/${MARK}/`,
  `note/${MARK}/..`,
  `note/${MARK}.md/x`,
  `.../${MARK}`,
  `....//${MARK}`,
  `.. /${MARK}`,
  ` ../${MARK}`,
  `..\t/${MARK}`,
  `..\u00a0/${MARK}`,
  `..\u3000/${MARK}`,
  `..;/${MARK}`,
  `.`,
  `./`,
  `/`,
  `//`,
];

const ABSOLUTE = [
  `/${MARK}`,
  `/tmp/${MARK}`,
  `/etc/passwd`,
  `//tmp/${MARK}`,
  `~root/../${MARK}`,
  `file:///tmp/${MARK}`,
  `C:\\${MARK}`,
  `C:/${MARK}`,
  `C:${MARK}`,
  `\\\\server\\share\\${MARK}`,
  `\\\\?\\C:\\${MARK}`,
  `/proc/self/environ`,
  `/dev/null`,
  `smb://host/${MARK}`,
];

const BACKSLASH = [
  `..\\${MARK}`,
  `..\\..\\${MARK}`,
  `note\\..\\..\\${MARK}`,
  `\\${MARK}`,
  `note/..\\${MARK}`,
  `\\`,
];

const ENCODED = [
  `%2e%2e%2f${MARK}`,
  `%2E%2E/${MARK}`,
  `..%2f${MARK}`,
  `..%5c${MARK}`,
  `%252e%252e%252f${MARK}`,
  `note%2f..%2f..%2f${MARK}`,
  `%c0%ae%c0%ae%c0%af${MARK}`,
  `%u002e%u002e/${MARK}`,
  `..%00/${MARK}`,
  `%2ftmp%2f${MARK}`,
];

const INVISIBLE = [
  `\0`,
  `${MARK}\0.md`,
  `note/${MARK}\0/../x`,
  `${MARK}\n/x`,
  `${MARK}\r\nSet-Cookie: a=b`,
  `${MARK}\u202egnp.md`,
  `${MARK}\u200b`,
  `\u200b../${MARK}`,
  `\ufeff${MARK}`,
  `${MARK}\u2028`,
  `${MARK}\u2066`,
  `${MARK}\x7f`,
  `${MARK}\x1b[2J`,
  `${MARK}\u0085`,
  `${MARK}\ud800`,
  `\udc00${MARK}`,
  `${MARK}\u00ad`,
  `${MARK}\ufff9`,
];

const HIDDEN = [
  `.${MARK}`,
  `.git/hooks/${MARK}`,
  `.obsidian/plugins/${MARK}`,
  `.ssh/authorized_keys`,
  `note/.${MARK}`,
  `note/.git/${MARK}`,
  `.kv-tmp-${MARK}`,
  `note/.kv-tmp-${MARK}`,
  `.trash/${MARK}`,
];

const RESERVED = ["con", "NUL", "aux", "com1", "LPT9", "con.txt", "prn ", "COM\u00b9", "conin$"];

const FORBIDDEN = [
  `${MARK}:stream`,
  `${MARK}::$DATA`,
  `${MARK}*`,
  `${MARK}?`,
  `"${MARK}"`,
  `<${MARK}>`,
  `${MARK}|x`,
  `[[${MARK}]]`,
  `${MARK}#x`,
  `${MARK}^x`,
  `${MARK}.`,
  `${MARK} `,
  ` ${MARK}`,
  `\t${MARK}`,
  `${MARK}%%`,
  `${MARK}.md.`,
];

const LONG = [
  MARK.repeat(49),
  "\u00e9".repeat(200),
  `${"a/".repeat(2000)}${MARK}`,
  "x".repeat(100_000),
  `${"../".repeat(5000)}${MARK}`,
];

/** Names and paths that nobody means well with: none may become a record, or lead anywhere. */
export const HOSTILE: readonly string[] = [
  ...UP,
  ...ABSOLUTE,
  ...BACKSLASH,
  ...ENCODED,
  ...INVISIBLE,
  ...HIDDEN,
  ...RESERVED,
  ...FORBIDDEN,
  ...LONG,
];
