import { contract, refused, route } from "@/lib/api";
import { revertFixes } from "@/lib/janitor";

export const POST = route(contract.janitorRevert, revertFixes);
export const { GET, PUT, PATCH, DELETE, OPTIONS, HEAD } = refused;
