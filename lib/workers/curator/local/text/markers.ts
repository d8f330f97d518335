/** What stands before the content of a list item. */
export interface Marker {
  kind: "bullet" | "number" | "arrow";
  check?: "open" | "done";
  /** Characters up to the content. */
  length: number;
  indent: number;
}

const MARKER =
  /^(\s*)(?:([-*+•‣◦▪●○■⁃–—·»])(?=\s|\[)|(\(?(?:\d{1,3}|[a-zA-Z]|[ivx]{1,4})[.)](?:\d{1,2}[.)]?)*|\d{1,2}(?:\.\d{1,2}){1,3})(?=\s)|(->|=>|-->|→|➔|➜|⇒|↳|>>)\s?)?\s*(?:(\[[ xX✓✔~-]?\]|\([ xX]\)|☐|☑|☒|✅|✔️?|✓|□|⬜️?|🔲|❑|❏)(?=\s|\p{L}))?\s*/u;

/** The marker of a list item at the beginning of a line, if there is one. */
export function markerOf(text: string): Marker | undefined {
  const match = MARKER.exec(text);
  if (match === null) return undefined;
  const [all, indent = "", bullet, number, arrow, box] = match;
  if (bullet === undefined && number === undefined && arrow === undefined && box === undefined)
    return undefined;
  const initial = /^[A-Z]\.$/.test(number ?? "") && /^\p{Lu}\p{Ll}/u.test(text.slice(all.length));
  if (initial && box === undefined) return undefined;
  const kind = arrow !== undefined ? "arrow" : number !== undefined ? "number" : "bullet";
  return {
    kind,
    check: box === undefined ? undefined : checkOf(box),
    length: all.length,
    indent: indent.length,
  };
}

const checkOf = (box: string): "open" | "done" => (/[xX✓✔✅☑]/u.test(box) ? "done" : "open");
