import { contract, refused, route } from "@/lib/api";
import { withdrawOwn } from "@/lib/surveyor";

export const POST = route(contract.surveyorWithdraw, withdrawOwn);
export const { GET, PUT, PATCH, DELETE, OPTIONS, HEAD } = refused;
