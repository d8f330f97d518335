import Markdown, { type Components } from "react-markdown";
import rehypeSanitize from "rehype-sanitize";
import remarkGfm from "remark-gfm";
import { Scrollable } from "@/components/ui/scrollable";
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
    // The page has its own h1.
    h1: ({ children }) => <h2>{children}</h2>,
    h2: ({ children }) => <h3>{children}</h3>,
    h3: ({ children }) => <h4>{children}</h4>,
    h4: ({ children }) => <h5>{children}</h5>,
    h5: ({ children }) => <h6>{children}</h6>,
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
        remarkPlugins={[remarkGfm, withoutComments]}
        rehypePlugins={[rehypeSanitize]}
        components={components}
      >
        {linked.markdown}
      </Markdown>
    </div>
  );
}

const broken = (target: string) => ({ target, path: null, relation: "body", state: "broken" as const });

/** Comments are for whoever edits the file. */
const withoutComments = () => dropComments;

interface MarkdownNode {
  type: string;
  value?: string;
  children?: MarkdownNode[];
}

function dropComments(node: MarkdownNode): void {
  if (!node.children) return;
  node.children = node.children.filter((child) => !isComment(child));
  node.children.forEach(dropComments);
}

const isComment = ({ type, value }: MarkdownNode): boolean =>
  type === "html" && /^\s*<!--[\s\S]*-->\s*$/.test(value ?? "");
