import type { Metadata } from "next";
import { notFound } from "next/navigation";
import type { PageProps } from "@/app/query";
import { requireContext } from "@/app/session/current";
import { Breadcrumb } from "@/components/shell/breadcrumb";
import { PageHeader } from "@/components/ui/page-header";
import { exact } from "@/components/ui/time";
import { listBackups } from "@/lib/backups";
import { count } from "@/lib/core/count";
import { Contents } from "./contents";
import { restoreQuery } from "./query";
import { RestoreAccount } from "./restore-account";
import { RestoreFile } from "./restore-file";

type Props = PageProps & { params: Promise<{ id: string }> };

export const metadata: Metadata = { title: "Restore" };

export default async function RestorePage({ params, searchParams }: Props) {
  const { id } = await params;
  const query = await restoreQuery(id).read(searchParams);
  const ctx = await requireContext();
  const { backups } = await listBackups(ctx);
  const backup = backups.find((each) => each.id === id && each.state !== "failed");
  if (!backup) notFound();
  const { files, rows, skipped, taken_at } = backup;
  return (
    <>
      <Breadcrumb links={[{ href: "/settings/backups", title: "Backups" }]} />
      <PageHeader
        title={`Restore from ${exact(new Date(taken_at))}`}
        purpose={`${count(files ?? 0, "file")} and ${count(rows ?? 0, "row")}. The whole backup is verified before anything changes.`}
      />
      <div className="flex max-w-3xl flex-col gap-8">
        <section>
          <h2 className="mb-1 font-semibold">One file</h2>
          <p className="mb-3 text-muted">
            Choose it from the files of the backup, or enter its path. Preview the change first. No other file
            is affected.
          </p>
          <RestoreFile key={query.path} id={id} path={query.path ?? ""} />
          <div className="mt-4">
            <Contents ctx={ctx} id={id} query={query} />
          </div>
        </section>
        <section>
          <h2 className="mb-1 font-semibold">The whole account</h2>
          <RestoreAccount id={id} />
        </section>
        {skipped.length > 0 && (
          <section>
            <h2 className="mb-1 font-semibold">Skipped files</h2>
            <ul className="list-disc pl-5">
              {skipped.map(({ path, reason }) => (
                <li key={path} className="break-words">
                  <code>{path}</code> – {reason}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </>
  );
}
