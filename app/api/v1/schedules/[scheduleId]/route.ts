import { contract, refused, route } from "@/lib/api";
import { deleteSchedule, describeSchedule, editSchedule } from "@/lib/runs";

export const GET = route(contract.describeSchedule, describeSchedule);
export const PATCH = route(contract.editSchedule, editSchedule);
export const DELETE = route(contract.deleteSchedule, deleteSchedule);
export const { POST, PUT, OPTIONS } = refused;
