import { escapeHtml } from "@/lib/core/html";
import { type RecordContent, type Rendered, type RenderFailure, renderMarkdown } from "@/lib/vault";
import { resolvedOf } from "./linked";
import { textOf } from "./record-text";
import { embedsIn, type RecordEmbed, resolveLinks } from "./resolve-links";

/** A note within a note within a note is shown; a fourth one is a link. */
const MAX_DEPTH = 3;
/** Embeds per page. */
const MAX_EMBEDS = 40;
const MAX_CHARACTERS_READ = 4 * 1024 * 1024;
const MAX_HTML_CHARACTERS = 512 * 1024;
/** Longer than one text may take, so that the others are still shown. */
const MAX_MS = 12_000;

/** Finds a record of the account by its path; null when it cannot be read. */
export type ReadContent = (path: string) => Promise<RecordContent | null>;

type Shown = Pick<RecordContent, "path" | "name" | "body" | "links" | "problem">;
type Html = Extract<Rendered, { kind: "html" }>;

/** The HTML of a record's text with its embeds, or the reason why there is none. */
export async function recordHtml(
  record: Shown,
  read: ReadContent,
  account: string,
): Promise<{ html: string } | { failure: RenderFailure }> {
  const rendered = await renderMarkdown({ body: textOf(record) }, account);
  if (rendered.kind === "source") return { failure: rendered.reason };
  return { html: await new Page(read, account).withEmbeds(rendered, record, [record.path]) };
}

/** One page, whose embeds share its limits. */
class Page {
  private embeds = 0;
  private read = 0;
  private html = 0;
  private readonly start = performance.now();

  constructor(
    private readonly readContent: ReadContent,
    private readonly account: string,
  ) {}

  /** `above` are the paths of the records around, the outermost first. */
  async withEmbeds({ html, targets }: Html, { links }: Shown, above: readonly string[]): Promise<string> {
    const resolved = resolvedOf({ links });
    const shown: string[] = [];
    // One after another: the first ones of a page are shown, not the fastest.
    for (const embed of embedsIn(html, targets, resolved)) shown.push(await this.show(embed, above));
    let next = 0;
    return resolveLinks(html, targets, resolved, () => shown[next++] ?? "");
  }

  private async show(embed: RecordEmbed, above: readonly string[]): Promise<string> {
    const { path, link, anchor } = embed;
    if (above.includes(path)) return linkOnly(anchor, "it is shown around this link");
    if (above.length > MAX_DEPTH) return linkOnly(anchor, "it is nested too deep");
    if (this.isFull()) return linkOnly(anchor, "this page embeds too much");
    this.embeds += 1;
    const idPrefix = `e${this.embeds}-`;
    const record = await this.readContent(path);
    if (!record) return linkOnly(anchor, "it cannot be read");
    this.read += record.raw.length;
    const part = link.heading === undefined && link.block === undefined ? undefined : link;
    const body = part ? record.body : textOf(record);
    const rendered = await renderMarkdown(
      { body, idPrefix, ...(part && { part: partOf(part) }) },
      this.account,
    );
    if (rendered.kind === "source") return frameOrLink(embed, rendered.reason);
    this.html += rendered.html.length;
    if (this.html > MAX_HTML_CHARACTERS) return linkOnly(anchor, "this page embeds too much");
    return frame(anchor, await this.withEmbeds(rendered, record, [...above, path]));
  }

  private isFull(): boolean {
    return (
      this.embeds >= MAX_EMBEDS ||
      this.read >= MAX_CHARACTERS_READ ||
      this.html >= MAX_HTML_CHARACTERS ||
      performance.now() - this.start > MAX_MS
    );
  }
}

const partOf = ({ heading, block }: { heading?: string; block?: string }) =>
  block === undefined ? { heading: heading ?? "" } : { block };

const frame = (anchor: string, html: string): string =>
  `<div data-embed=""><p data-embed-title="">${anchor}</p>${html || "<p>No text</p>"}</div>`;

const linkOnly = (anchor: string, reason: string): string =>
  `${anchor} <small>(not embedded: ${escapeHtml(reason)})</small>`;

const REASONS: Record<Exclude<RenderFailure, "missing">, string> = {
  "too long": "its text is too long",
  "too complex": "its text is too complex",
  "too slow": "its text takes too long to render",
  busy: "the server is busy",
  failed: "its text could not be rendered",
};

/** A note without the section or block is there; its frame says what is missing. */
function frameOrLink({ anchor, link }: RecordEmbed, reason: RenderFailure): string {
  if (reason !== "missing") return linkOnly(anchor, REASONS[reason]);
  const missing = link.block === undefined ? `heading “${link.heading}”` : `block ^${link.block}`;
  return frame(anchor, `<p class="text-failed">This note has no ${escapeHtml(missing)}.</p>`);
}
