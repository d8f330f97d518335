/** A heading of a rendered text. */
interface Heading {
  level: number;
  id: string;
  text: string;
}

const HEADING = /<h([2-6]) id="([^"]+)"[^>]*>([\s\S]*?)<\/h\1>/g;
const ENTITIES: Record<string, string> = { lt: "<", gt: ">", quot: '"', amp: "&" };

/** Headings with a place to link to, in the order of the text. */
export const headingsOf = (html: string): Heading[] =>
  [...html.matchAll(HEADING)].map(([, level, id = "", content = ""]) => ({
    level: Number(level),
    id,
    text: content
      .replace(/<[^>]*>/g, "")
      .replace(/&(?:#x([0-9A-Fa-f]+)|(lt|gt|quot|amp));/g, (_, hex: string | undefined, name: string) =>
        hex ? String.fromCodePoint(Number.parseInt(hex, 16)) : (ENTITIES[name] ?? ""),
      ),
  }));

const MIN_HEADINGS = 3;

/** The headings of a long text, with links to them. */
export function Outline({ html }: { html: string }) {
  const headings = headingsOf(html);
  if (headings.length < MIN_HEADINGS) return null;
  return (
    <nav aria-label="Outline" className="mb-5 print:hidden">
      <details className="rounded-lg border border-line bg-surface">
        <summary className="rounded-lg px-3 py-2 font-medium">Outline</summary>
        <ul className="flex flex-col gap-1 border-t border-line px-3 py-2">
          {headings.map(({ level, id, text }) => (
            <li key={id} className={INDENT[level] ?? ""}>
              <a href={`#${id}`} className="text-accent hover:underline">
                {text}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}

const INDENT: Record<number, string> = { 3: "pl-4", 4: "pl-8", 5: "pl-12", 6: "pl-16" };
