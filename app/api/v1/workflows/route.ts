import { contract, nextPage, refused, routeWith } from "@/lib/api";
import { listWorkflows } from "@/lib/workflows";

export const GET = routeWith(contract.listWorkflows, listWorkflows, ({ runs, nextCursor }, request) => ({
  output: runs,
  headers: nextPage(request, nextCursor),
}));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = refused;
