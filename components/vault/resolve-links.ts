import { isImage, type RecordLink } from "@/lib/vault";
import { attachmentHref, recordHref } from "./href";
import type { Resolved } from "./linked";

/** No link has another inside. */
const LINK = /<kv-link n="(\d+)"(?: anchor="([^"]*)")?(?: embed="(\d*)")?>([\s\S]*?)<\/kv-link>/g;

const BROKEN_ICON =
  '<svg aria-hidden="true" viewBox="0 0 24 24" class="mr-0.5 inline size-3.5" fill="none" stroke="currentColor" ' +
  'stroke-width="2" stroke-linecap="round"><path d="M9 7H7a5 5 0 0 0 0 10h2M15 7h2a5 5 0 0 1 0 10h-2M12 3v3M12 18v3"/></svg>';

/** Rendered HTML with each `<kv-link>` as what it leads to: a page, a file without one, an image, or nothing. */
export const resolveLinks = (html: string, targets: readonly string[], resolved: Resolved): string =>
  html.replace(
    LINK,
    (_, number: string, anchor: string | undefined, width: string | undefined, words: string) => {
      const target = targets[Number(number)] ?? "";
      const link = resolved.get(target);
      if (!link?.path) return broken(target, words);
      if (!link.is_attachment) return toRecord(link, link.path, anchor, words);
      return toFile(
        link.path,
        width !== undefined && isImage(link.path) ? image(link.path, width, words) : words,
      );
    },
  );

const broken = (target: string, words: string): string =>
  `<span class="text-failed" title="${escaped(`No record answers to ${target || "this link"}`)}">${BROKEN_ICON}` +
  `<s class="decoration-1">${words}</s><span class="sr-only"> (broken link)</span></span>`;

function toRecord({ state }: RecordLink, path: string, anchor: string | undefined, words: string): string {
  const title = state === "ambiguous" ? `${path}: several records could be meant` : path;
  const href = escaped(recordHref(path)) + (anchor ? `#${anchor}` : "");
  return `<a href="${href}" title="${escaped(title)}">${words}</a>`;
}

const toFile = (path: string, content: string): string =>
  `<a href="${escaped(attachmentHref(path))}" title="${escaped(path)}">${content}</a>`;

/** `words` are HTML already. */
const image = (path: string, width: string, words: string): string =>
  `<img src="${escaped(attachmentHref(path))}" alt="${words.replace(/<[^>]*>/g, "").replaceAll('"', "&quot;")}" loading="lazy"` +
  `${width && ` width="${width}"`}>`;

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? "");
