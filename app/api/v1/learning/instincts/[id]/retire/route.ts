import { contract, refused, route } from "@/lib/api";
import { retireInstinct } from "@/lib/learning";

export const POST = route(contract.retireInstinct, retireInstinct);
export const { GET, PUT, PATCH, DELETE, OPTIONS, HEAD } = refused;
