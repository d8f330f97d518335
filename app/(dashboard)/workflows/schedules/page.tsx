import { CalendarClock, Plus } from "lucide-react";
import type { Metadata } from "next";
import { requireContext } from "@/app/session/current";
import { Live } from "@/components/live/live";
import { Breadcrumb } from "@/components/shell/breadcrumb";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import { PageHeader } from "@/components/ui/page-header";
import { listSchedules } from "@/lib/runs";
import { ScheduleTable } from "./schedule-table";

export const metadata: Metadata = { title: "Schedules" };

export default async function SchedulesPage() {
  const { schedules } = await listSchedules(await requireContext());
  return (
    <>
      <Breadcrumb links={[{ href: "/workflows", title: "Workflows" }]} />
      <PageHeader
        title="Schedules"
        purpose="Workflows that start automatically. A paused schedule starts nothing."
        action={
          <Link href="/workflows/schedules/new" className={buttonClass("primary")}>
            <Plus aria-hidden className="size-4" /> New schedule
          </Link>
        }
      />
      <Live />
      {schedules.length === 0 ? (
        <EmptyState Icon={CalendarClock} title="No schedules yet">
          A schedule starts a workflow at fixed times, such as processing the inbox every evening.
        </EmptyState>
      ) : (
        <ScheduleTable schedules={schedules} />
      )}
    </>
  );
}
