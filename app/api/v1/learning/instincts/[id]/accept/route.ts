import { contract, refused, route } from "@/lib/api";
import { acceptInstinct } from "@/lib/learning";

export const POST = route(contract.acceptInstinct, acceptInstinct);
export const { GET, PUT, PATCH, DELETE, OPTIONS, HEAD } = refused;
