import { health } from "@/lib/admin";
import { contract, refused, route } from "@/lib/api";

export const GET = route(contract.health, health);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = refused;
