import { contract, refused, route } from "@/lib/api";
import { unpauseSchedule } from "@/lib/workflows";

export const POST = route(contract.unpauseSchedule, unpauseSchedule);
export const { GET, PUT, PATCH, DELETE, OPTIONS, HEAD } = refused;
