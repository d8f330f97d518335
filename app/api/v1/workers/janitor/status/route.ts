import { contract, refused, route } from "@/lib/api";
import { janitorStatus } from "@/lib/janitor";

export const GET = route(contract.janitorStatus, janitorStatus);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = refused;
