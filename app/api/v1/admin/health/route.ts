import { contract, refused, route } from "@/lib/api";
import { health } from "@/lib/health";

export const GET = route(contract.health, health);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = refused;
