import { contract, refused, route } from "@/lib/api";
import { signalWorkflow } from "@/lib/workflows";

export const POST = route(contract.signalWorkflow, signalWorkflow);
export const { GET, PUT, PATCH, DELETE, OPTIONS, HEAD } = refused;
