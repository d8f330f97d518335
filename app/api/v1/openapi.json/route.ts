import { contract, openApi, openRoute, refused } from "@/lib/api";

/** Readable without a key: it says how to use one. */
export const GET = openRoute(contract.openApiDocument, openApi);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = refused;
