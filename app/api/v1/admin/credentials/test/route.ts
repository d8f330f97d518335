import { contract, refused, route } from "@/lib/api";
import { testCredential } from "@/lib/gateway";

export const POST = route(contract.testCredential, testCredential);
export const { GET, PUT, PATCH, DELETE, OPTIONS, HEAD } = refused;
