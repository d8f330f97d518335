import { contract, refused, route } from "@/lib/api";
import { setProvider } from "@/lib/gateway";

export const PATCH = route(contract.setProvider, setProvider);
export const { GET, POST, PUT, DELETE, OPTIONS, HEAD } = refused;
