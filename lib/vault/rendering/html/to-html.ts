import rehypeSanitize, { defaultSchema, type Options as Schema } from "rehype-sanitize";
import rehypeStringify from "rehype-stringify";
import remarkBreaks from "remark-breaks";
import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { type Processor, unified } from "unified";
import {
  MAX_HTML_CHARACTERS,
  type RenderedHtml,
  type RenderRequest,
  TOO_NESTED,
  TooComplex,
} from "../limits";
import { decorate } from "./decorate";
import { emptyTasks } from "./empty-tasks";
import { type MarkedLink, markLinks, unmarked } from "./link-marks";
import {
  anchors,
  CALLOUT_LOOKS,
  callouts,
  formulas,
  highlights,
  inlineFootnotes,
  MATHML_ATTRIBUTES,
  MATHML_ELEMENTS,
  onlyPart,
  singleDollars,
  textLinks,
  withoutComments,
} from "./obsidian";
import { prefixIds } from "./prefix-ids";
import { taskLines } from "./task-lines";
import { headingsBelowTitle, htmlAsText, limitNodes } from "./tree";
import { withoutMarks } from "./without-marks";

/** The only ids are those of footnotes, headings and blocks, and they have their prefix already. */
const SCHEMA: Schema = {
  ...defaultSchema,
  clobberPrefix: "",
  tagNames: [...(defaultSchema.tagNames ?? []), "mark", ...MATHML_ELEMENTS],
  attributes: {
    ...defaultSchema.attributes,
    ...MATHML_ATTRIBUTES,
    div: [["dataCallout", ...CALLOUT_LOOKS]],
    details: [["dataCallout", ...CALLOUT_LOOKS], "open"],
    span: [["dataMath", "display", "invalid"], ["role", "group"], "ariaLabel", "tabIndex"],
  },
};

/** A record's body, or a part of it, as sanitized HTML, without a time limit; throws `TooComplex`, `MissingPart`. */
export function toHtml({ body, part, idPrefix }: RenderRequest): RenderedHtml {
  if (TOO_NESTED.test(body)) throw new TooComplex();
  const marked = markLinks(body);
  const processor = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkMath, { singleDollarTextMath: false })
    .use(readSingleDollars)
    .use(limitNodes)
    .use(withoutMarks(marked))
    .use(remarkBreaks)
    .use(htmlAsText)
    .use(emptyTasks)
    .use(withoutComments)
    .use(anchors)
    .use(onlyPart(part))
    .use(inlineFootnotes)
    .use(callouts)
    .use(textLinks)
    .use(highlights)
    .use(formulas((text) => unmarked(text, marked)))
    .use(headingsBelowTitle)
    .use(remarkRehype)
    .use(rehypeSanitize, SCHEMA)
    .use(decorate(marked))
    .use(taskLines(body, marked.markdown))
    .use(prefixIds(idPrefix))
    .use(rehypeStringify);
  const html = String(processor.processSync(marked.markdown));
  if (html.length > MAX_HTML_CHARACTERS) throw new TooComplex();
  return { html, targets: marked.links.map(targetOf) };
}

function readSingleDollars(this: Processor) {
  const data = this.data();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), singleDollars];
}

const targetOf = ({ target, heading, block }: MarkedLink) => ({
  target,
  ...(heading !== undefined && { heading }),
  ...(block !== undefined && { block }),
});
