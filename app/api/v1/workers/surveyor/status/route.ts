import { contract, refused, route } from "@/lib/api";
import { surveyorStatus } from "@/lib/surveyor";

export const GET = route(contract.surveyorStatus, surveyorStatus);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = refused;
