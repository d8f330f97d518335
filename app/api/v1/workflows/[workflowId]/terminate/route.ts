import { contract, refused, route } from "@/lib/api";
import { terminateWorkflow } from "@/lib/runs";

export const POST = route(contract.terminateWorkflow, terminateWorkflow);
export const { GET, PUT, PATCH, DELETE, OPTIONS, HEAD } = refused;
