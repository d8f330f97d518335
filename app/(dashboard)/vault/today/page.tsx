import { CalendarPlus } from "lucide-react";
import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { requireContext } from "@/app/session/current";
import { Breadcrumb } from "@/components/shell/breadcrumb";
import { EmptyState } from "@/components/ui/empty-state";
import { Notice } from "@/components/ui/notice";
import { PageHeader } from "@/components/ui/page-header";
import { recordHref } from "@/components/vault/href";
import { KvError } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { readDaily } from "@/lib/vault";
import { CreateDailyNote } from "./create";

export const metadata: Metadata = { title: "Today" };

/** Today's daily note; if there is none, a button that creates it. */
export default async function TodayPage() {
  const note = await find(await requireContext());
  if ("path" in note && note.exists) redirect(recordHref(note.path));
  return (
    <>
      <Breadcrumb links={[{ href: "/vault", title: "Vault" }]} />
      <PageHeader
        title="Today"
        purpose="Your daily note, as configured in the Obsidian settings of your vault."
      />
      {"path" in note ? (
        <EmptyState Icon={CalendarPlus} title="No daily note yet">
          <p>
            Today’s note will be <code className="break-all">{note.path}</code>.
          </p>
          <div className="mt-4 flex justify-center">
            <CreateDailyNote />
          </div>
        </EmptyState>
      ) : (
        <Notice kind="warning">{note.problem}</Notice>
      )}
    </>
  );
}

async function find(ctx: Context) {
  try {
    return await readDaily(ctx, {});
  } catch (error) {
    if (error instanceof KvError && error.code === "VALIDATION_ERROR") return { problem: error.message };
    throw error;
  }
}
