import { contract, refused, route } from "@/lib/api";
import { workersDown } from "@/lib/runs";

export const POST = route(contract.workersDown, workersDown);
export const { GET, PUT, PATCH, DELETE, OPTIONS, HEAD } = refused;
