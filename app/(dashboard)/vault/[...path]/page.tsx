import { Trash2 } from "lucide-react";
import type { Metadata } from "next";
import { z } from "zod";
import { defineQuery, type PageProps, textParam } from "@/app/query";
import { requireContext } from "@/app/session/current";
import { Live } from "@/components/live/live";
import { Breadcrumb } from "@/components/shell/breadcrumb";
import { buttonClass } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { Link } from "@/components/ui/link";
import { PageHeader } from "@/components/ui/page-header";
import { Attachments, hasAttachments } from "@/components/vault/attachments";
import { Fields } from "@/components/vault/fields";
import { resolvedOf } from "@/components/vault/linked";
import { Body } from "@/components/vault/markdown";
import type { RecordDetail } from "@/lib/vault";
import { vaultQuery } from "../query";
import { DeleteDialog } from "./delete-dialog";
import { Backlinks, OutgoingLinks } from "./link-lists";
import { loadRecord } from "./load";
import { Problem } from "./problem";
import { RawText } from "./raw-text";
import { Similar } from "./similar";

interface Props extends PageProps {
  params: Promise<{ path: string[] }>;
}

/** `delete` opens the dialog. */
const recordQuery = (path: string) => defineQuery(`/vault/${path}`, z.object({ delete: textParam }));

const load = async ({ params }: Props) => loadRecord((await params).path.join("/"));

export async function generateMetadata(props: Props): Promise<Metadata> {
  return { title: (await load(props)).name };
}

export default async function RecordPage(props: Props) {
  const record = await load(props);
  const { delete: isDeleting } = await recordQuery(record.path).read(props.searchParams);
  const resolved = resolvedOf(record);
  const { path, type, name, frontmatter, problem, raw } = record;
  const ctx = await requireContext();
  return (
    <>
      <Breadcrumb
        links={[
          { href: "/vault", title: "Vault" },
          ...(type ? [{ href: vaultQuery.href({ type }), title: type }] : []),
        ]}
      />
      <Live />
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
          <Body ctx={ctx} record={record} />
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
          {hasAttachments(record.links) && (
            <Section title="Attachments">
              <Attachments links={record.links} />
            </Section>
          )}
          {type && (
            <Section title="Similar records">
              <Similar path={path} />
            </Section>
          )}
        </aside>
      </div>
      {isDeleting && <DeleteDialog record={deletionOf(record)} />}
    </>
  );
}

function Section({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section>
      <h2 className="mb-1.5 font-semibold">{title}</h2>
      {children}
    </section>
  );
}

/** What the dialog needs: how many other records would lose a link. */
const deletionOf = ({ path, name, etag, backlinks }: RecordDetail) => ({
  path,
  name,
  etag,
  linkedFrom: new Set(backlinks.map((link) => link.path).filter((source) => source !== path)).size,
});
