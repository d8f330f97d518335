import { contract, refused, route } from "@/lib/api";
import { defaultModels, setDefaultModel } from "@/lib/gateway";

export const GET = route(contract.defaultModels, defaultModels);
export const PATCH = route(contract.setDefaultModel, setDefaultModel);
export const { POST, PUT, DELETE, OPTIONS } = refused;
