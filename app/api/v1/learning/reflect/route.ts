import { contract, longRoute, refused } from "@/lib/api";
import { startReflection } from "@/lib/learning";

export const POST = longRoute(contract.learningReflect, startReflection);
export const { GET, PUT, PATCH, DELETE, OPTIONS, HEAD } = refused;
