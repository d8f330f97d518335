import { Pencil } from "lucide-react";
import type { ReactNode } from "react";
import { buttonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { firstValues } from "./first-values";
import { nameOf } from "./href";
import type { Resolved } from "./linked";
import { LinkTo, OutLink } from "./record-link";
import { Status } from "./status";

/** The frontmatter of a record, each value by its type. */
export function Fields({
  frontmatter,
  resolved,
  editHref,
}: {
  frontmatter: Record<string, unknown>;
  resolved: Resolved;
  /** Where a field is edited. */
  editHref: (field: string, value: unknown) => string;
}) {
  const { fields, isCut } = firstValues(frontmatter);
  if (fields.length === 0) return <p className="text-muted">This record has no fields.</p>;
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">Fields</caption>
      <tbody>
        {fields.map(([field, value]) => (
          <tr key={field} className="group border-b border-line align-baseline last:border-0">
            <th scope="row" className="max-w-32 py-1.5 pr-4 text-left font-normal break-words text-muted">
              {field}
            </th>
            <td className="py-1.5 wrap-anywhere whitespace-pre-line">
              {field === "status" && typeof value === "string" ? (
                <Status status={value} />
              ) : (
                <Value value={value} resolved={resolved} />
              )}
            </td>
            <td className="w-7 py-1 align-top">
              <Link
                href={editHref(field, frontmatter[field])}
                scroll={false}
                aria-label={`Edit ${field}`}
                title={`Edit ${field}`}
                className={`${buttonClass("quiet", "icon")} pointer-fine:opacity-0 pointer-fine:group-focus-within:opacity-100 pointer-fine:group-hover:opacity-100`}
              >
                <Pencil aria-hidden className="size-3.5" />
              </Link>
            </td>
          </tr>
        ))}
        {isCut && (
          <tr>
            <td colSpan={3} className="py-1.5 text-muted">
              There are more values than fit here. The source below has them all.
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

function Value({ value, resolved }: { value: unknown; resolved: Resolved }): ReactNode {
  if (value === null || value === undefined || value === "") return <span className="text-muted">empty</span>;
  if (typeof value === "string") return <Text text={value} resolved={resolved} />;
  if (typeof value !== "object") return <code>{String(value)}</code>;
  const unquoted = unquotedLink(value);
  if (unquoted) return <Text text={unquoted} resolved={resolved} />;
  if (Array.isArray(value)) return <List items={value} resolved={resolved} />;
  return <pre className="text-xs whitespace-pre-wrap">{JSON.stringify(value, null, 2)}</pre>;
}

function List({ items, resolved }: { items: unknown[]; resolved: Resolved }) {
  if (items.length === 0) return <span className="text-muted">empty list</span>;
  return (
    <ul className="flex flex-col gap-1">
      {Object.entries(items).map(([index, item]) => (
        <li key={index}>
          <Value value={item} resolved={resolved} />
        </li>
      ))}
    </ul>
  );
}

/** `[[x]]` without quotes is a list in a list to YAML, and a link to its author. */
function unquotedLink(value: object): string | undefined {
  const inner: unknown = Array.isArray(value) && value.length === 1 ? value[0] : undefined;
  const name: unknown = Array.isArray(inner) && inner.length === 1 ? inner[0] : undefined;
  return typeof name === "string" ? `[[${name}]]` : undefined;
}

/** Text with the links in it. */
function Text({ text, resolved }: { text: string; resolved: Resolved }) {
  if (/^https?:\/\/\S+$/.test(text)) return <OutLink href={text}>{text}</OutLink>;
  // Links are at the odd indexes, the text between them at the even ones.
  return Object.entries(text.split(/(\[\[[^[\]\n]+\]\])/)).map(([place, part]) =>
    Number(place) % 2 === 1 ? (
      <FieldLink key={place} written={part.slice(2, -2)} resolved={resolved} />
    ) : (
      <span key={place}>{part}</span>
    ),
  );
}

const BROKEN = { path: null, relation: "", state: "broken" as const };

function FieldLink({ written, resolved }: { written: string; resolved: Resolved }) {
  const [place = "", alias] = written.split(/\\?\|/, 2);
  const target = place.replace(/#.*/, "").trim();
  const link = resolved.get(target) ?? { ...BROKEN, target };
  const words = link.path && !link.is_attachment ? nameOf(place) : place;
  return <LinkTo link={link}>{alias ?? words}</LinkTo>;
}
