import { contract, refused, route } from "@/lib/api";
import { cancelWorkflow } from "@/lib/runs";

export const POST = route(contract.cancelWorkflow, cancelWorkflow);
export const { GET, PUT, PATCH, DELETE, OPTIONS, HEAD } = refused;
