import { BellOff } from "lucide-react";
import type { Metadata } from "next";
import { requireContext } from "@/app/session/current";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import { PageHeader } from "@/components/ui/page-header";
import { Time } from "@/components/ui/time";
import { janitorWorkflow, listIgnored, readJanitorSettings } from "@/lib/janitor";
import { describeSchedule } from "@/lib/runs";
import { IgnoredTable } from "./ignored-table";
import { SettingsForm } from "./settings-form";

export const metadata: Metadata = { title: "Ignored and settings" };

export default async function SettingsPage() {
  const ctx = await requireContext();
  const scheduleId = janitorWorkflow.schedule?.id ?? "";
  const [{ ignored }, settings, schedule] = await Promise.all([
    listIgnored(ctx),
    readJanitorSettings(ctx),
    describeSchedule(ctx, { scheduleId }),
  ]);
  const [next] = schedule.info.futureActionTimes;
  return (
    <>
      <PageHeader
        title="Ignored and settings"
        purpose="What the janitor is not to speak of, and what it may do by itself."
      />
      <section aria-labelledby="settings" className="mb-8 max-w-2xl">
        <h2 id="settings" className="mb-2 text-base font-semibold">
          Settings
        </h2>
        <SettingsForm
          relate={settings.relate_body_links}
          nightly={schedule.action.input.fix === true}
          schedule={
            <>
              {next ? (
                <>
                  The next sweep is due <Time at={next} />.
                </>
              ) : (
                "The schedule is paused."
              )}{" "}
              <Link href={`/workflows/schedules/${scheduleId}`} className="text-accent underline">
                Change when it runs
              </Link>
            </>
          }
        />
      </section>
      <section aria-labelledby="ignored">
        <h2 id="ignored" className="mb-2 text-base font-semibold">
          Ignored
        </h2>
        {ignored.length === 0 ? (
          <EmptyState Icon={BellOff} title="Nothing is ignored">
            Press “Ignore” beside an issue that is meant to be as it is: it is then neither counted nor fixed.
          </EmptyState>
        ) : (
          <IgnoredTable ignored={ignored} />
        )}
      </section>
    </>
  );
}
