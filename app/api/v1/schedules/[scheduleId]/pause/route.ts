import { contract, refused, route } from "@/lib/api";
import { pauseSchedule } from "@/lib/runs";

export const POST = route(contract.pauseSchedule, pauseSchedule);
export const { GET, PUT, PATCH, DELETE, OPTIONS, HEAD } = refused;
