import { contract, refused, route } from "@/lib/api";
import { changeCredentials, listCredentials } from "@/lib/gateway";

export const GET = route(contract.listCredentials, listCredentials);
export const PATCH = route(contract.changeCredentials, changeCredentials);
export const { POST, PUT, DELETE, OPTIONS } = refused;
