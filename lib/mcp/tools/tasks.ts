import { z } from "zod";
import { count } from "@/lib/core/count";
import { listTasks } from "@/lib/vault";
import { oneLine, paragraph } from "../text/lines";
import { moreLine, recordLine } from "../text/records";
import { defineTool } from "./tool";

export const tasksDue = defineTool({
  name: "tasks_due",
  title: "Tasks that are due",
  description:
    "Open tasks by their due date, the earliest first. Without `until`, also those without a date, last.",
  operations: [listTasks],
  input: z.strictObject({
    until: listTasks.input.shape.due_by,
    limit: z.int().min(1).max(100).default(30),
    cursor: listTasks.input.shape.cursor,
  }),
  run: async (ctx, { until, limit, cursor }) => {
    const {
      results,
      count: total,
      today,
      next_cursor,
    } = await listTasks(ctx, { due_by: until, limit, cursor });
    const lines = results.map((task) =>
      recordLine({ ...task, type: null }, task.due === null ? "no date" : oneLine(due(task.due, today))),
    );
    return paragraph(`${count(total, "open task")}; today is ${today}.`, ...lines, moreLine(next_cursor));
  },
});

const due = (date: string, today: string): string => `due ${date}${date < today ? ", overdue" : ""}`;
