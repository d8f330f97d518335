import { contract, refused, route } from "@/lib/api";
import { applyOffer } from "@/lib/janitor";

export const POST = route(contract.janitorOffer, applyOffer);
export const { GET, PUT, PATCH, DELETE, OPTIONS, HEAD } = refused;
