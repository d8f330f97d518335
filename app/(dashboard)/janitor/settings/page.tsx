import { BellOff } from "lucide-react";
import type { Metadata } from "next";
import { requireContext } from "@/app/session/current";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import { PageHeader } from "@/components/ui/page-header";
import { Time } from "@/components/ui/time";
import { janitorWorkflow, listIgnored, readJanitorSettings } from "@/lib/janitor";
import { describeSchedule } from "@/lib/runs";
import { recordsAmong } from "@/lib/vault";
import { AcceptedStatuses } from "./accepted-statuses";
import { IgnoredGroups } from "./ignored-groups";
import { IgnoredTable } from "./ignored-table";
import { SettingsForm } from "./settings-form";

export const metadata: Metadata = { title: "Janitor settings" };

export default async function SettingsPage() {
  const ctx = await requireContext();
  const scheduleId = janitorWorkflow.schedule?.id ?? "";
  const [{ ignored, groups }, settings, schedule] = await Promise.all([
    listIgnored(ctx),
    readJanitorSettings(ctx),
    describeSchedule(ctx, { scheduleId }),
  ]);
  const records = await recordsAmong(ctx, [...new Set(ignored.map(({ file }) => file))]);
  const [next] = schedule.info.futureActionTimes;
  return (
    <>
      <PageHeader
        title="Janitor settings"
        purpose="What the janitor may change without being asked, and which issues it ignores."
      />
      <section aria-labelledby="settings" className="mb-8 max-w-2xl">
        <h2 id="settings" className="mb-2 text-base font-semibold">
          Automatic fixes
        </h2>
        <SettingsForm
          report={settings.report_body_links}
          relate={settings.relate_body_links}
          nightly={schedule.action.input.fix === true}
          schedule={
            <>
              {next ? (
                <>
                  Next scan: <Time at={next} />.
                </>
              ) : (
                "The schedule is paused."
              )}{" "}
              <Link href={`/workflows/schedules/${scheduleId}`} className="text-accent underline">
                Edit schedule
              </Link>
            </>
          }
        />
      </section>
      <AcceptedStatuses accepted={settings.accepted_statuses} />
      <section aria-labelledby="ignored">
        <h2 id="ignored" className="mb-2 text-base font-semibold">
          Ignored issues
        </h2>
        {groups.length > 0 && <IgnoredGroups groups={groups} />}
        {ignored.length === 0 && groups.length === 0 && (
          <EmptyState Icon={BellOff} title="No ignored issues">
            Ignore an issue that is intended: it is then neither counted nor fixed.
          </EmptyState>
        )}
        {ignored.length > 0 && (
          <IgnoredTable ignored={ignored.map((each) => ({ ...each, hasPage: records.has(each.file) }))} />
        )}
      </section>
    </>
  );
}
