import { contract, refused, route } from "@/lib/api";
import { ingestExport } from "@/lib/ingest";

export const POST = route(contract.ingestExport, ingestExport);
export const { GET, PUT, PATCH, DELETE, OPTIONS, HEAD } = refused;
