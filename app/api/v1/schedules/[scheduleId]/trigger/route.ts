import { contract, refused, routeWith } from "@/lib/api";
import { triggerSchedule } from "@/lib/runs";

export const POST = routeWith(contract.triggerSchedule, triggerSchedule, ({ reused, ...execution }) => ({
  output: { message: `${reused ? "Goes on:" : "Started"} ${execution.workflowId}`, execution, reused },
}));
export const { GET, PUT, PATCH, DELETE, OPTIONS, HEAD } = refused;
