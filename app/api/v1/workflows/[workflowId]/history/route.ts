import { contract, refused, route } from "@/lib/api";
import { workflowHistory } from "@/lib/runs";

export const GET = route(contract.workflowHistory, workflowHistory);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = refused;
