import { contract, refused, route } from "@/lib/api";
import { enableLearning } from "@/lib/learning";

export const POST = route(contract.learningEnable, enableLearning);
export const { GET, PUT, PATCH, DELETE, OPTIONS, HEAD } = refused;
