import { contract, nextPage, refused, routeWith } from "@/lib/api";
import { listWorkflows, startWorkflow } from "@/lib/runs";

export const GET = routeWith(contract.listWorkflows, listWorkflows, ({ runs, nextCursor }, request) => ({
  output: runs,
  headers: nextPage(request, nextCursor),
}));
export const POST = routeWith(contract.startWorkflow, startWorkflow, ({ reused, ...execution }) => ({
  output: { message: `${reused ? "Joined" : "Started"} ${execution.workflowId}`, execution, reused },
}));
export const { PUT, PATCH, DELETE, OPTIONS } = refused;
