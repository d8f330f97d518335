import { contract, refused, route } from "@/lib/api";
import { previewFix } from "@/lib/janitor";

export const GET = route(contract.janitorPreview, previewFix);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = refused;
