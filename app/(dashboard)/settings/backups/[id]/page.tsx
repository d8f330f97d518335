import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { requireContext } from "@/app/session/current";
import { Link } from "@/components/ui/link";
import { PageHeader } from "@/components/ui/page-header";
import { exact } from "@/components/ui/time";
import { listBackups } from "@/lib/backups";
import { count } from "@/lib/core/count";
import { RestoreAccount } from "./restore-account";
import { RestoreFile } from "./restore-file";

export const metadata: Metadata = { title: "Restore" };

export default async function RestorePage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const { backups } = await listBackups(await requireContext());
  const backup = backups.find((each) => each.id === id && each.state !== "failed");
  if (!backup) notFound();
  const { files, rows, skipped, taken_at } = backup;
  return (
    <>
      <Link href="/settings/backups" className="mb-2 inline-block text-muted hover:underline">
        ← Backups
      </Link>
      <PageHeader
        title={`Restore from ${exact(new Date(taken_at))}`}
        purpose={`${count(files ?? 0, "file")} and ${count(rows ?? 0, "row")}. The whole backup is verified before anything changes.`}
      />
      <div className="flex max-w-3xl flex-col gap-8">
        <section>
          <h2 className="mb-1 font-semibold">One file</h2>
          <p className="mb-3 text-muted">Preview the change first. No other file is affected.</p>
          <RestoreFile id={id} />
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
