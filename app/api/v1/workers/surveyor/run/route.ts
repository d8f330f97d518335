import { contract, longRoute, refused } from "@/lib/api";
import { startSurvey } from "@/lib/surveyor";

export const POST = longRoute(contract.surveyorRun, startSurvey);
export const { GET, PUT, PATCH, DELETE, OPTIONS, HEAD } = refused;
