import { CalendarClock, Plus } from "lucide-react";
import type { Metadata } from "next";
import { requireContext } from "@/app/session/current";
import { Live } from "@/components/live/live";
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
      <PageHeader
        title="Schedules"
        purpose="What starts by itself, and when. A paused schedule starts nothing until it goes on."
        action={
          <Link href="/workflows/schedules/new" className={buttonClass("primary")}>
            <Plus aria-hidden className="size-4" /> New schedule
          </Link>
        }
      />
      <Live />
      {schedules.length === 0 ? (
        <EmptyState Icon={CalendarClock} title="Nothing starts by itself yet">
          A schedule starts a workflow at the times you say: process the inbox each evening, for example.
        </EmptyState>
      ) : (
        <ScheduleTable schedules={schedules} />
      )}
    </>
  );
}
