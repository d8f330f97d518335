import { contract, refused, route } from "@/lib/api";
import { workersRestart } from "@/lib/runs";

export const POST = route(contract.workersRestart, workersRestart);
export const { GET, PUT, PATCH, DELETE, OPTIONS, HEAD } = refused;
