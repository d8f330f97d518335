import { contract, refused, route } from "@/lib/api";
import { setAgentModel } from "@/lib/gateway";

export const PATCH = route(contract.setAgentModel, setAgentModel);
export const { GET, POST, PUT, DELETE, OPTIONS, HEAD } = refused;
