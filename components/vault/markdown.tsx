import Markdown, { type Components } from "react-markdown";
import rehypeSanitize from "rehype-sanitize";
import remarkGfm from "remark-gfm";
import { Scrollable } from "@/components/ui/scrollable";
import { lineBreaks, type MarkdownNode } from "./line-breaks";
import { linkBody, type Resolved, targetOf } from "./linked";
import { LinkTo, OutLink } from "./record-link";

/** The body of a record. HTML in it is shown as text, never run; images are links, since pages load nothing from elsewhere. */
export function Body({ body, resolved }: { body: string; resolved: Resolved }) {
  const linked = linkBody(body);
  const resolve = (href: string | undefined) => {
    const target = targetOf(href, linked);
    return target === undefined ? undefined : { target, link: resolved.get(target) };
  };
  const components: Components = {
    a: ({ href, children }) => {
      const found = resolve(href);
      if (found) return <LinkTo link={found.link ?? broken(found.target)}>{children}</LinkTo>;
      return <OutLink href={href ?? ""}>{children}</OutLink>;
    },
    img: ({ src, alt }) => {
      const href = typeof src === "string" ? src : "";
      const found = resolve(href);
      const words = `Image: ${alt || found?.target || href}`;
      if (found) return <LinkTo link={found.link ?? broken(found.target)}>{words}</LinkTo>;
      return <OutLink href={href}>{words}</OutLink>;
    },
    input: ({ checked }) => (
      <input type="checkbox" checked={checked} disabled aria-label={checked ? "Done" : "To do"} />
    ),
    table: ({ children }) => (
      <Scrollable label="Table">
        <table>{children}</table>
      </Scrollable>
    ),
  };
  return (
    <div className="prose">
      <Markdown
        remarkPlugins={[remarkGfm, htmlAsText, headingsBelowTitle, lineBreaks]}
        rehypePlugins={[rehypeSanitize]}
        components={components}
      >
        {linked.markdown}
      </Markdown>
    </div>
  );
}

const broken = (target: string) => ({ target, path: null, relation: "body", state: "broken" as const });

/** HTML is shown as it is written; comments are for editors of the file. */
const htmlAsText = () => showHtml;

function showHtml(node: MarkdownNode): void {
  node.children = node.children?.filter((child) => !isComment(child));
  for (const child of node.children ?? []) {
    if (child.type === "html") child.type = "text";
    showHtml(child);
  }
}

const isComment = ({ type, value }: MarkdownNode): boolean =>
  type === "html" && /^\s*<!--[\s\S]*-->\s*$/.test(value ?? "");

/** The page has its own h1, so the text's highest headings are h2, whatever they were written as. */
const headingsBelowTitle = () => (root: MarkdownNode) => {
  const headings = headingsOf(root);
  const highest = Math.min(...headings.map(({ depth = 6 }) => depth));
  for (const heading of headings) heading.depth = Math.min(6, (heading.depth ?? 6) - highest + 2);
};

const headingsOf = (node: MarkdownNode): MarkdownNode[] =>
  node.type === "heading" ? [node] : (node.children ?? []).flatMap(headingsOf);
