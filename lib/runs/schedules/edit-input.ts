import type { Context } from "@/lib/db";
import { workflowOfType } from "../definition";
import { parseWorkflowInput } from "../start";
import { changeSchedule } from "./change";
import type { Schedule } from "./present";

/** Changes parts of what a schedule starts. The others stay as they are by then: two who change different parts both get theirs. */
export async function editScheduleInput(
  ctx: Context,
  scheduleId: string,
  parts: Record<string, unknown>,
): Promise<Schedule> {
  return changeSchedule(ctx, scheduleId, "schedule.edit", ({ type, input }) => ({
    input: parseWorkflowInput(workflowOfType(type), { ...input, ...parts }),
  }));
}
