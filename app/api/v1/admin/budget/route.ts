import { contract, refused, route } from "@/lib/api";
import { readBudget, setBudget } from "@/lib/gateway";

export const GET = route(contract.readBudget, readBudget);
export const PATCH = route(contract.setBudget, setBudget);
export const { POST, PUT, DELETE, OPTIONS } = refused;
