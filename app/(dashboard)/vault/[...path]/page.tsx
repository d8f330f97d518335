import { FileWarning } from "lucide-react";
import type { Metadata } from "next";
import type { PageProps } from "@/app/query";
import { requireContext } from "@/app/session/current";
import { Editor } from "@/components/editor/editor";
import { Live } from "@/components/live/live";
import { Breadcrumb } from "@/components/shell/breadcrumb";
import { CopyButton } from "@/components/ui/copy-button";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";
import { Body } from "@/components/vault/markdown";
import { graphHref } from "../graph/address";
import { vaultQuery } from "../query";
import { About } from "./about";
import { tickTaskAction } from "./actions";
import { RecordDialog } from "./dialogs/record-dialog";
import { DraftNotice } from "./draft-notice";
import { isFree, loadRecord, pathOf, type TooLarge } from "./load";
import { MovedNotice } from "./moved-notice";
import { Problem } from "./problem";
import { recordQuery } from "./query";
import { RawText } from "./raw-text";
import { RecordActions } from "./record-actions";

interface Props extends PageProps {
  params: Promise<{ path: string[] }>;
}

/** Next hands decoded segments to metadata, and encoded ones to the page. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await loadRecord((await params).path.join("/"))).name };
}

export default async function RecordPage(props: Props) {
  const record = await loadRecord(pathOf((await props.params).path));
  if ("tooLarge" in record) return <TooLargeRecord record={record} />;
  const address = recordQuery(record.path);
  const query = await address.read(props.searchParams);
  const { path, type, name, problem, raw, body, etag } = record;
  const { edit, moved, files } = query;
  const ctx = await requireContext();
  const edited = { account: ctx.account.id, path, etag };
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
          <span className="flex items-center gap-1 print:hidden">
            <code className="break-all">{path}</code> <CopyButton text={path} what="the path" />
          </span>
        }
        action={
          <RecordActions
            record={record}
            href={address.href({})}
            edit={edit}
            graphHref={graphHref({ around: path })}
          />
        }
      />
      {moved && files && <MovedNotice path={path} from={moved} files={Number(files) || 0} />}
      {problem && <Problem problem={problem} raw={raw} />}
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem] print:block">
        <article aria-label="Text" className="min-w-0">
          {edit ? (
            <Editor
              key={`${path} ${edit}`}
              record={{ ...edited, part: edit, text: edit === "source" ? raw : body }}
              label={edit === "source" ? `Source of ${name}` : `Text of ${name}`}
            />
          ) : (
            <>
              <DraftNotice
                account={ctx.account.id}
                path={path}
                from={moved && (await isFree(ctx, moved)) ? moved : undefined}
              />
              <Body ctx={ctx} record={record} tick={tickTaskAction} />
              <RawText raw={raw} open={problem !== undefined} />
            </>
          )}
        </article>
        <About record={record} edit={edit} />
      </div>
      <RecordDialog ctx={ctx} record={record} query={query} />
    </>
  );
}

const TooLargeRecord = ({ record: { path, name, tooLarge } }: { record: TooLarge }) => (
  <>
    <Breadcrumb links={[{ href: "/vault", title: "Vault" }]} />
    <PageHeader title={name} purpose={<code className="break-all">{path}</code>} />
    <EmptyState Icon={FileWarning} title="This record is too large">
      {tooLarge}. Open the file with another program.
    </EmptyState>
  </>
);
