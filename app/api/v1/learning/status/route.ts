import { contract, refused, route } from "@/lib/api";
import { learningStatus } from "@/lib/learning";

export const GET = route(contract.learningStatus, learningStatus);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = refused;
