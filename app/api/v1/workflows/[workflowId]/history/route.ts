import { contract, refused, route } from "@/lib/api";
import { workflowHistory } from "@/lib/workflows";

export const GET = route(contract.workflowHistory, workflowHistory);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = refused;
