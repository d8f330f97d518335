import { contract, refused, route } from "@/lib/api";
import { signalWorkflow } from "@/lib/runs";

export const POST = route(contract.signalWorkflow, signalWorkflow);
export const { GET, PUT, PATCH, DELETE, OPTIONS, HEAD } = refused;
