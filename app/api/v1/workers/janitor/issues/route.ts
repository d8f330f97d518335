import { contract, refused, route } from "@/lib/api";
import { listIssues } from "@/lib/janitor";

export const GET = route(contract.janitorIssues, listIssues);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = refused;
