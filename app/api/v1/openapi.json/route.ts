import { openApi, refused } from "@/lib/api";

/** Readable without a key: it says how to use one. */
export const GET = () => Response.json(openApi());
export const { POST, PUT, PATCH, DELETE, OPTIONS } = refused;
