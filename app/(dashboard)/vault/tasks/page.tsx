import { CalendarArrowDown, ListChecks, Plus } from "lucide-react";
import type { Metadata } from "next";
import { z } from "zod";
import { defineQuery, type PageProps, textParam } from "@/app/query";
import { requireContext } from "@/app/session/current";
import { Live } from "@/components/live/live";
import { Breadcrumb } from "@/components/shell/breadcrumb";
import { Pager } from "@/components/table/pager";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import { PageHeader } from "@/components/ui/page-header";
import { Apart, distinguish } from "@/components/vault/apart";
import { recordHref } from "@/components/vault/href";
import { Status } from "@/components/vault/status";
import { count } from "@/lib/core/count";
import { listTasks } from "@/lib/vault";
import { DoneButton } from "./done-button";
import { groupsOf, type Task } from "./groups";

export const metadata: Metadata = { title: "Tasks" };

const PAGE_SIZE = 100;
const query = defineQuery("/vault/tasks", z.object({ cursor: textParam }));

/** The open tasks of the vault, by when they are due. */
export default async function TasksPage({ searchParams }: PageProps) {
  const { cursor } = await query.read(searchParams);
  const ctx = await requireContext();
  const { results, count: total, next_cursor, today } = await listTasks(ctx, { cursor, limit: PAGE_SIZE });
  const marks = distinguish(results);
  return (
    <>
      <Breadcrumb links={[{ href: "/vault", title: "Vault" }]} />
      <PageHeader
        title="Tasks"
        purpose="Open tasks by their due date. Those in check boxes of a note are on its page."
        action={
          <div className="flex flex-wrap gap-2">
            <a
              href="/vault/tasks/calendar"
              download
              title="Events and due tasks, for other calendars"
              className={buttonClass("secondary")}
            >
              <CalendarArrowDown aria-hidden className="size-4" /> Calendar (.ics)
            </a>
            <Link href="/vault/new?type=task" className={buttonClass("primary")}>
              <Plus aria-hidden className="size-4" /> New task
            </Link>
          </div>
        }
      />
      <Live />
      {results.length === 0 ? (
        <EmptyState Icon={ListChecks} title="No open tasks">
          <p>Tasks that you create, and those that the curator finds in your notes, are listed here.</p>
        </EmptyState>
      ) : (
        <div className="grid max-w-4xl gap-6">
          {groupsOf(results, today).map(({ title, tasks }) => (
            <section key={title} aria-label={title}>
              <h2 className={`mb-2 font-semibold ${title === "Overdue" ? "text-failed" : ""}`}>{title}</h2>
              <TaskList tasks={tasks} marks={marks} />
            </section>
          ))}
          <Pager next={next_cursor} summary={count(total, "open task")} />
        </div>
      )}
    </>
  );
}

interface ListProps {
  tasks: readonly Task[];
  marks: ReadonlyMap<string, string>;
}

const TaskList = ({ tasks, marks }: ListProps) => (
  <ul className="overflow-hidden rounded-lg border border-line bg-surface">
    {tasks.map((task) => (
      <li
        key={task.path}
        className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-3 py-2 last:border-0"
      >
        <Link href={recordHref(task.path)} className="min-w-0 grow basis-60 wrap-anywhere hover:underline">
          {task.name}
          <Apart by={marks.get(task.path)} />
        </Link>
        {task.status && <Status status={task.status} />}
        {task.due && (
          <time dateTime={task.due} className="text-muted tabular-nums">
            {task.due}
          </time>
        )}
        <DoneButton task={task} />
      </li>
    ))}
  </ul>
);
