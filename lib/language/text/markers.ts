import { anyOf } from "../languages/vocabulary";

/** The marker before the content of a list item. */
export interface Marker {
  kind: "bullet" | "number" | "arrow";
  check?: "open" | "done" | "cancelled";
  /** Characters up to the content. */
  length: number;
  indent: number;
  /** A day of the week before a box: `Mo [ ] …`. */
  day?: { text: string; at: number };
}

const BULLET = String.raw`((?:[-*+•‣◦▪●○■⁃–—·»>]|(?:📌|📍|🔹|🔸|🔷|🔶|⭐|✨|❗|❓|💡|📝|🟢|🔴|🟡|🔵)\ufe0f?)(?=\s|\[)|・)`;
const NUMBER = String.raw`((?:\(?(?:\d{1,3}|[a-zA-Z]|[ivx]{1,4})[.)](?:\d{1,2}[.)]?)*|\d{1,2}(?:\.\d{1,2}){1,3}|\d\ufe0f?\u20e3|\d{1,2}[–-](?=\s+\p{Lu}\p{Ll}))(?=\s)|\d{1,2}(?:、|[.．](?=\p{sc=Han})))`;
const ARROW = String.raw`((?:->|=>|-->|→|➔|➜|⇒|↳|>>|➡|▶|►|➤|👉)\ufe0f?)\s?`;
const BOX = String.raw`(\[[ xX✓✔~-]?\]|\([ xX]\)|☐|☑|☒|✅|✔️?|✓|□|⬜️?|🔲|❑|❏|x(?=\s\p{L})(?!\s${anyOf("besideLoneX")}\s))(?=\s|\p{L})`;
const MARKER = new RegExp(
  String.raw`^(\s*)(?:${BULLET}(?:\s+(?:->|=>|→)(?=\s))?|${NUMBER}|${ARROW})?\s*(?:${BOX})?\s*`,
  "u",
);

const DAY_BEFORE_BOX = new RegExp(
  String.raw`^(\s*(?:[-*+]\s+)?)(${anyOf("weekday")})[.:]?\s+(?=\[[ xX✓✔~-]?\]\s)`,
  "iu",
);

/** The marker of a list item at the beginning of a line, if there is one. */
export function markerOf(text: string): Marker | undefined {
  const [all = "", lead = "", day = ""] = DAY_BEFORE_BOX.exec(text) ?? [];
  if (day === "") return bareMarkerOf(text);
  const marker = bareMarkerOf(lead + " ".repeat(all.length - lead.length) + text.slice(all.length));
  return marker && { ...marker, indent: lead.search(/\S|$/), day: { text: day, at: lead.length } };
}

function bareMarkerOf(text: string): Marker | undefined {
  const match = MARKER.exec(text);
  if (match === null) return undefined;
  const [all, indent = "", bullet, number, arrow, box] = match;
  if (bullet === undefined && number === undefined && arrow === undefined && box === undefined)
    return undefined;
  const initial = /^[A-Z]\.$/.test(number ?? "") && /^\p{Lu}\p{Ll}/u.test(text.slice(all.length));
  if (initial && box === undefined) return undefined;
  const isArrow = arrow !== undefined || /[>→]\s*$/.test(all);
  const kind = isArrow ? "arrow" : number !== undefined ? "number" : "bullet";
  return {
    kind,
    check: box === undefined || isAnnouncement(box, text.slice(all.length)) ? undefined : checkOf(box),
    length: all.length,
    indent: indent.length,
  };
}

const checkOf = (box: string): Marker["check"] =>
  /[xX✓✔✅☑■☒]/u.test(box) ? "done" : /[-~]/.test(box) ? "cancelled" : "open";

/** `✅ Decision: …` is not a completed task. */
const isAnnouncement = (box: string, text: string): boolean =>
  /[✅✔✓]/u.test(box) &&
  /^[*_\s]*(?:decision|decided|agreed|approved|resolved|outcome|conclusion|(?:the )?(?:board|committee|council|team|group) (?:goes|opts|takes|keeps|chose|chooses|agrees|decides)|we (?:go|opt|take|keep) (?:for|with))\b/i.test(
    text,
  );
