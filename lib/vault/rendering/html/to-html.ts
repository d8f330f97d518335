import rehypeSanitize, { defaultSchema, type Options as Schema } from "rehype-sanitize";
import rehypeStringify from "rehype-stringify";
import remarkBreaks from "remark-breaks";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { MAX_HTML_CHARACTERS, type RenderedHtml, TooComplex } from "../limits";
import { markLinks } from "./link-marks";
import { anchors, CALLOUT_LOOKS, callouts, highlights, textLinks, withoutComments } from "./obsidian";
import { decorate, headingsBelowTitle, htmlAsText, limitNodes } from "./tree";

/** The only ids are those of footnotes, headings and blocks, and they have their prefix already. */
const SCHEMA: Schema = {
  ...defaultSchema,
  clobberPrefix: "",
  tagNames: [...(defaultSchema.tagNames ?? []), "mark"],
  attributes: {
    ...defaultSchema.attributes,
    div: [["dataCallout", ...CALLOUT_LOOKS]],
    details: [["dataCallout", ...CALLOUT_LOOKS], "open"],
  },
};

/** A record's body as sanitized HTML, without a time limit; throws `TooComplex`. */
export function toHtml(body: string): RenderedHtml {
  const marked = markLinks(body);
  const processor = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(limitNodes)
    .use(remarkBreaks)
    .use(htmlAsText)
    .use(withoutComments)
    .use(callouts)
    .use(anchors)
    .use(textLinks)
    .use(highlights)
    .use(headingsBelowTitle)
    .use(remarkRehype)
    .use(rehypeSanitize, SCHEMA)
    .use(decorate(marked))
    .use(rehypeStringify);
  const html = String(processor.processSync(marked.markdown));
  if (html.length > MAX_HTML_CHARACTERS) throw new TooComplex();
  return { html, targets: marked.links.map(({ target }) => target) };
}
