import { contract, refused, route } from "@/lib/api";
import { unpauseSchedule } from "@/lib/runs";

export const POST = route(contract.unpauseSchedule, unpauseSchedule);
export const { GET, PUT, PATCH, DELETE, OPTIONS, HEAD } = refused;
