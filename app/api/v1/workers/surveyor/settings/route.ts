import { contract, refused, route } from "@/lib/api";
import { readSurveyorSettings, writeSurveyorSettings } from "@/lib/surveyor";

export const GET = route(contract.surveyorSettings, readSurveyorSettings);
export const PATCH = route(contract.surveyorSet, writeSurveyorSettings);
export const { POST, PUT, DELETE, OPTIONS } = refused;
