import { type LabelKind, labelKind } from "./labels";

/** Where "Committee of 14 April, present: Ann Lee, Bob Ito" begins to list who was there. */
export function namesWithin(text: string): number | undefined {
  const colon = text.search(/[:：]/);
  const before = text.slice(Math.max(0, colon - MAX_LABEL), Math.max(0, colon));
  const label = /[,;.–—-]\s+([^,;.–—]{3,40})$/u.exec(before)?.[1] ?? "";
  if (label === "" || !/^[:：]\s*\p{Lu}[^:：]*[,;]\s/u.test(text.slice(colon))) return undefined;
  return LISTS_PRESENCE.has(labelKind(label.trim()) ?? "other") ? colon - label.length : undefined;
}

const MAX_LABEL = 44;
const LISTS_PRESENCE: ReadonlySet<string> = new Set<LabelKind>(["attendees", "absent"]);

/** `Ann: the hall`, 王雨：安排时间: one line of several with blank lines between, of who does what. */
export const isShare = (text: string): boolean => SHARE.test(text);
const SHARE = /^\s*(?:\p{Lu}\p{L}*(?:\s\p{L}{1,15}){0,3}|[\p{sc=Han}、，/]{2,12})\s?[:：]\s*\S/u;
