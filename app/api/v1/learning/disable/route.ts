import { contract, refused, route } from "@/lib/api";
import { disableLearning } from "@/lib/learning";

export const POST = route(contract.learningDisable, disableLearning);
export const { GET, PUT, PATCH, DELETE, OPTIONS, HEAD } = refused;
