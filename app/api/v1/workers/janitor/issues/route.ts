import { contract, refused, route } from "@/lib/api";
import { listIssues } from "@/lib/workers";

export const GET = route(contract.janitorIssues, listIssues);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = refused;
