import { contract, refused, route } from "@/lib/api";
import { janitorHistory } from "@/lib/janitor";

export const GET = route(contract.janitorHistory, janitorHistory);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = refused;
