import { Plus } from "lucide-react";
import { type ReactNode, Suspense } from "react";
import { buttonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { Attachments, hasAttachments } from "@/components/vault/attachments";
import { Fields } from "@/components/vault/fields";
import { resolvedOf } from "@/components/vault/linked";
import type { RecordDetail } from "@/lib/vault";
import { kindOf } from "./fields/kind";
import { History } from "./history";
import { Backlinks, OutgoingLinks } from "./link-lists";
import { type RecordQuery, recordQuery } from "./query";
import { Similar } from "./similar";
import { UnlinkedMentions } from "./unlinked";

/** What is known about a record apart from its text. */
export function About({ record, edit }: { record: RecordDetail; edit: RecordQuery["edit"] }) {
  const { path, type, frontmatter, links, backlinks, problem } = record;
  const { href } = recordQuery(path);
  const editHref = (field: string, value: unknown) => {
    if (field === "type" && type) return href({ dialog: "type" });
    return kindOf(value) ? href({ field, edit }) : href({ edit: "source" });
  };
  return (
    <aside aria-label="About this record" className="flex min-w-0 flex-col gap-6 print:hidden">
      <Section title="Fields">
        {problem ? (
          <p className="text-muted">The fields cannot be read.</p>
        ) : (
          <>
            <Fields frontmatter={frontmatter} resolved={resolvedOf(record)} editHref={editHref} />
            <Link
              href={href({ dialog: "add-field", edit })}
              scroll={false}
              className={`${buttonClass("quiet", "small")} -ml-2 mt-1`}
            >
              <Plus aria-hidden className="size-4" /> Add field
            </Link>
          </>
        )}
      </Section>
      <Section title="Linked from">
        <Backlinks path={path} links={backlinks} />
      </Section>
      <Suspense>
        <UnlinkedMentions path={path} />
      </Suspense>
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
      <Section title="History">
        <History path={path} />
      </Section>
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
