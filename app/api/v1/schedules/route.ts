import { contract, refused, route } from "@/lib/api";
import { createSchedule, listSchedules } from "@/lib/runs";

export const GET = route(contract.listSchedules, listSchedules);
export const POST = route(contract.createSchedule, createSchedule);
export const { PUT, PATCH, DELETE, OPTIONS } = refused;
