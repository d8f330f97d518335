import { contract, refused, route } from "@/lib/api";
import { describeWorkflow } from "@/lib/runs";

export const GET = route(contract.describeWorkflow, describeWorkflow);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = refused;
