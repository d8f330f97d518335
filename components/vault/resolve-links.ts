import type { RecordLink } from "@/lib/vault";
import { attachmentHref, recordHref } from "./href";
import type { Resolved } from "./linked";

const LINK = /<kv-link n="(\d+)">|<\/kv-link>/g;

const BROKEN_ICON =
  '<svg aria-hidden="true" viewBox="0 0 24 24" class="mr-0.5 inline size-3.5" fill="none" stroke="currentColor" ' +
  'stroke-width="2" stroke-linecap="round"><path d="M9 7H7a5 5 0 0 0 0 10h2M15 7h2a5 5 0 0 1 0 10h-2M12 3v3M12 18v3"/></svg>';

/** What stands before and after the words of a link. */
type Tags = readonly [open: string, close: string];

/** Rendered HTML with each `<kv-link>` as what it leads to: a page, a file without one, or nothing. */
export function resolveLinks(html: string, targets: readonly string[], resolved: Resolved): string {
  let close = "";
  // No link holds another.
  return html.replace(LINK, (_tag, number?: string) => {
    if (number === undefined) return close;
    const target = targets[Number(number)] ?? "";
    const tags = tagsOf(target, resolved.get(target));
    close = tags[1];
    return tags[0];
  });
}

function tagsOf(target: string, link: RecordLink | undefined): Tags {
  if (!link?.path) {
    const title = escaped(`No record answers to ${target || "this link"}`);
    return [
      `<span class="text-failed" title="${title}">${BROKEN_ICON}<s class="decoration-1">`,
      '</s><span class="sr-only"> (broken link)</span></span>',
    ];
  }
  const { path, state } = link;
  if (link.is_attachment)
    return [`<a href="${escaped(attachmentHref(path))}" title="${escaped(path)}">`, "</a>"];
  const title = state === "ambiguous" ? `${path}: several records could be meant` : path;
  return [`<a href="${escaped(recordHref(path))}" title="${escaped(title)}">`, "</a>"];
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? "");
