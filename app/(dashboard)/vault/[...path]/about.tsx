import type { ReactNode } from "react";
import { Attachments, hasAttachments } from "@/components/vault/attachments";
import { Fields } from "@/components/vault/fields";
import { resolvedOf } from "@/components/vault/linked";
import type { RecordDetail } from "@/lib/vault";
import { Backlinks, OutgoingLinks } from "./link-lists";
import { Similar } from "./similar";

/** What is known of a record besides its text. */
export function About({ record }: { record: RecordDetail }) {
  const { path, type, frontmatter, links, backlinks } = record;
  return (
    <aside aria-label="About this record" className="flex min-w-0 flex-col gap-6">
      <Section title="Fields">
        <Fields frontmatter={frontmatter} resolved={resolvedOf(record)} />
      </Section>
      <Section title="Linked from">
        <Backlinks links={backlinks} />
      </Section>
      <Section title="Links to">
        <OutgoingLinks links={links} />
      </Section>
      {hasAttachments(links) && (
        <Section title="Attachments">
          <Attachments links={links} />
        </Section>
      )}
      {type && (
        <Section title="Similar records">
          <Similar path={path} />
        </Section>
      )}
    </aside>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-1.5 font-semibold">{title}</h2>
      {children}
    </section>
  );
}
