import { contract, refused, route } from "@/lib/api";
import { listInstincts } from "@/lib/learning";

export const GET = route(contract.listInstincts, listInstincts);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = refused;
