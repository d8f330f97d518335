import { escapeHtml } from "@/lib/core/html";
import { mediumOf, type RecordLink, type RenderedLink } from "@/lib/vault";
import { attachmentHref, recordHref } from "./href";
import type { Resolved } from "./linked";

/** No link has another inside. */
const LINK =
  /<kv-link n="(\d+)"(?: anchor="([^"]*)")?(?: embed="(\d*)")?( inline="")?>([\s\S]*?)<\/kv-link>/g;

const BROKEN_ICON =
  '<svg aria-hidden="true" viewBox="0 0 24 24" class="mr-0.5 inline size-3.5" fill="none" stroke="currentColor" ' +
  'stroke-width="2" stroke-linecap="round"><path d="M9 7H7a5 5 0 0 0 0 10h2M15 7h2a5 5 0 0 1 0 10h-2M12 3v3M12 18v3"/></svg>';

/** An embed of a record, in a place that can hold its blocks. */
export interface RecordEmbed {
  link: RenderedLink;
  path: string;
  /** The link to show instead, HTML. */
  anchor: string;
}

/** Rendered HTML with each `<kv-link>` replaced by its target: a page, a file, a picture, a player, or nothing. */
export const resolveLinks = (
  html: string,
  targets: readonly RenderedLink[],
  resolved: Resolved,
  showEmbed: (embed: RecordEmbed) => string = ({ anchor }) => anchor,
): string =>
  html.replace(
    LINK,
    (
      _,
      number: string,
      anchor: string | undefined,
      width: string | undefined,
      inline: string | undefined,
      words: string,
    ) => {
      const written = targets[Number(number)] ?? { target: "" };
      const link = resolved.get(written.target);
      if (!link?.path) return broken(written.target, words);
      if (link.is_attachment)
        return width === undefined ? toFile(link.path, words) : toMedium(link.path, width, words);
      const shown = toRecord(link, link.path, anchor, words);
      return width === undefined || inline
        ? shown
        : showEmbed({ link: written, path: link.path, anchor: shown });
    },
  );

/** The embeds of records in rendered HTML, in its order. */
export function embedsIn(html: string, targets: readonly RenderedLink[], resolved: Resolved): RecordEmbed[] {
  const embeds: RecordEmbed[] = [];
  resolveLinks(html, targets, resolved, (embed) => {
    embeds.push(embed);
    return "";
  });
  return embeds;
}

const broken = (target: string, words: string): string =>
  `<span class="text-failed" title="${escapeHtml(`Nothing matches ${target || "this link"}`)}">${BROKEN_ICON}` +
  `<s class="decoration-1">${words}</s><span class="sr-only"> (broken link)</span></span>`;

function toRecord({ state }: RecordLink, path: string, anchor: string | undefined, words: string): string {
  const title = state === "ambiguous" ? `${path}: several records match` : path;
  const href = escapeHtml(recordHref(path)) + (anchor ? `#${anchor}` : "");
  return `<a href="${href}" title="${escapeHtml(title)}">${words}</a>`;
}

const toFile = (path: string, content: string): string =>
  `<a href="${escapeHtml(attachmentHref(path))}" title="${escapeHtml(path)}">${content}</a>`;

/** A picture or a player; a link to a file that is only downloaded. `words` are HTML already. */
function toMedium(path: string, width: string, words: string): string {
  const medium = mediumOf(path);
  const name = words.replace(/<[^>]*>/g, "").replaceAll('"', "&quot;");
  const size = width && ` width="${width}"`;
  const src = `src="${escapeHtml(attachmentHref(path))}"`;
  if (medium === "image") return toFile(path, `<img ${src} alt="${name}" loading="lazy"${size}>`);
  if (medium === "audio") return `<audio ${src} aria-label="${name}" controls preload="none"></audio>`;
  if (medium === "video")
    return `<video ${src} aria-label="${name}" controls preload="metadata"${size}></video>`;
  return toFile(path, words);
}
