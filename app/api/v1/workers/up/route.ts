import { contract, refused, route } from "@/lib/api";
import { workersUp } from "@/lib/runs";

export const POST = route(contract.workersUp, workersUp);
export const { GET, PUT, PATCH, DELETE, OPTIONS, HEAD } = refused;
