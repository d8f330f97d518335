import { contract, refused, route } from "@/lib/api";
import { readJanitorSettings, writeJanitorSettings } from "@/lib/janitor";

export const GET = route(contract.janitorSettings, readJanitorSettings);
export const PATCH = route(contract.janitorSet, writeJanitorSettings);
export const { POST, PUT, DELETE, OPTIONS } = refused;
