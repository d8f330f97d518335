import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { requireContext } from "@/app/session/current";
import { PageHeader } from "@/components/ui/page-header";
import { isDetached } from "@/lib/accounts";
import { distillerWorkflow } from "@/lib/distiller";
import { janitorWorkflow } from "@/lib/janitor";
import { describeSchedule } from "@/lib/runs";
import { readSurveyorSettings } from "@/lib/surveyor";
import { RECORD_TYPES, readOpening, vaultContext } from "@/lib/vault";
import { Report } from "../report";
import { OpeningForm } from "./opening-form";
import { Progress } from "./progress";

export const metadata: Metadata = { title: "Set up the vault" };

export default async function OpeningPage() {
  const ctx = await requireContext();
  if (isDetached(ctx.account)) redirect("/settings/vault");
  const inputOf = async (scheduleId = "") => (await describeSchedule(ctx, { scheduleId })).action.input;
  // First: the contents are complete when indexing had ended before they were read.
  const opening = await readOpening(ctx);
  const [context, janitor, distiller, surveyor] = await Promise.all([
    vaultContext(ctx, { records: "false" }),
    inputOf(janitorWorkflow.schedule?.id),
    inputOf(distillerWorkflow.schedule?.id),
    readSurveyorSettings(ctx),
  ]);
  return (
    <>
      <PageHeader
        title="Set up the vault"
        purpose="What is in the vault, the types of its folders, and what workers may write. Nothing changes until you accept."
      />
      <div className="flex max-w-3xl flex-col gap-8">
        {opening.indexing && <Progress {...opening.indexing} />}
        <section aria-labelledby="report">
          <h2 id="report" className="mb-2 text-base font-semibold">
            Contents
          </h2>
          <Report directory={opening.directory} context={context} files={opening.files} />
        </section>
        {opening.indexing === null && (
          <OpeningForm
            folders={opening.folders}
            typeFolders={opening.type_folders}
            types={RECORD_TYPES}
            inbox={opening.inbox}
            allowed={{
              janitor: janitor.fix === true,
              distiller: distiller.scan !== true,
              surveyor: surveyor.write,
            }}
          />
        )}
      </div>
    </>
  );
}
