import { Trash2 } from "lucide-react";
import type { Metadata } from "next";
import { one, type Searched } from "@/app/searched";
import { Fields } from "@/components/record/fields";
import { resolvedOf } from "@/components/record/linked";
import { Body } from "@/components/record/markdown";
import { buttonClass } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { Link } from "@/components/ui/link";
import { PageHeader } from "@/components/ui/page-header";
import type { RecordDetail } from "@/lib/vault";
import { DeleteDialog } from "./delete-dialog";
import { Backlinks, OutgoingLinks } from "./link-lists";
import { loadRecord } from "./load";
import { Problem } from "./problem";
import { RawText } from "./raw-text";
import { Similar } from "./similar";

interface Props extends Searched {
  params: Promise<{ path: string[] }>;
}

const load = async ({ params }: Props) => loadRecord((await params).path.join("/"));

export async function generateMetadata(props: Props): Promise<Metadata> {
  return { title: (await load(props)).name };
}

export default async function RecordPage(props: Props) {
  const record = await load(props);
  const resolved = resolvedOf(record);
  const { path, type, name, frontmatter, problem, raw } = record;
  const text = textOf(record);
  return (
    <>
      <nav aria-label="Breadcrumb" className="mb-2 flex gap-1.5 text-muted">
        <Link href="/vault" className="hover:text-ink hover:underline">
          Vault
        </Link>
        {type && (
          <>
            <span aria-hidden>/</span>
            <Link href={`/vault?type=${type}`} className="hover:text-ink hover:underline">
              {type}
            </Link>
          </>
        )}
      </nav>
      <PageHeader
        title={name}
        purpose={
          <span className="flex items-center gap-1">
            <code className="break-all">{path}</code> <CopyButton text={path} what="the path" />
          </span>
        }
        action={
          <Link href="?delete=1" scroll={false} className={buttonClass("quiet-danger")}>
            <Trash2 aria-hidden className="size-4" /> Delete
          </Link>
        }
      />
      {problem && <Problem problem={problem} raw={raw} />}
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <article aria-label="Text" className="min-w-0">
          {text ? (
            <Body body={text} resolved={resolved} />
          ) : (
            <p className="text-muted">This record has no text, only fields.</p>
          )}
          <RawText raw={raw} open={problem !== undefined} />
        </article>
        <aside aria-label="About this record" className="flex min-w-0 flex-col gap-6">
          <Section title="Fields">
            <Fields frontmatter={frontmatter} resolved={resolved} />
          </Section>
          <Section title="Linked from">
            <Backlinks links={record.backlinks} />
          </Section>
          <Section title="Links to">
            <OutgoingLinks links={record.links} />
          </Section>
          {type && (
            <Section title="Similar records">
              <Similar path={path} />
            </Section>
          )}
        </aside>
      </div>
      {one((await props.searchParams).delete) && <DeleteDialog record={deletionOf(record)} />}
    </>
  );
}

/** The body, without a first heading that only repeats the name, and without frontmatter that could not be read. */
function textOf({ body, name, problem }: RecordDetail): string {
  const text = (problem ? withoutFrontmatter(body) : body).trimStart();
  const end = text.indexOf("\n");
  const first = end < 0 ? text : text.slice(0, end);
  const isTitle = first.startsWith("# ") && first.slice(2).trim() === name;
  return (isTitle ? text.slice(first.length) : text).trim();
}

const withoutFrontmatter = (body: string): string =>
  body.replace(/^\uFEFF?---\r?\n[\s\S]*?(?:\n---[ \t]*(?:\r?\n|$)|$)/, "");

function Section({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section>
      <h2 className="mb-1.5 font-semibold">{title}</h2>
      {children}
    </section>
  );
}

/** What the dialog says will happen: how many other records lose a link. */
const deletionOf = ({ path, name, etag, backlinks }: RecordDetail) => ({
  path,
  name,
  etag,
  linkedFrom: new Set(backlinks.map((link) => link.path).filter((source) => source !== path)).size,
});
