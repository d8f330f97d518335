import { toSchema } from "@/lib/api/openapi/schema";
import type { Workflow } from "@/lib/runs";
import { typeOf } from "./schema-text";

/** The table of these workflows in Markdown. */
export function workflowTable(workflows: readonly Workflow[]): string {
  const rows = workflows.map(({ type, input, schedule, purpose }) => {
    const fields = typeOf(toSchema(input, "input", {}));
    const scheduled = schedule ? `\`${schedule.id}\`, \`${schedule.cron}\`` : "";
    return `| \`${type}\` | ${fields === "object" ? "" : fields} | ${scheduled} | ${purpose} |`;
  });
  return ["## Workflows", "", "| Type | Input | Schedule | |", "|---|---|---|---|", ...rows, ""].join("\n");
}
