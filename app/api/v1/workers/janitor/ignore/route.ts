import { contract, refused, route } from "@/lib/api";
import { ignoreFile, listIgnored, unignoreFile } from "@/lib/janitor";

export const GET = route(contract.janitorIgnored, listIgnored);
export const POST = route(contract.janitorIgnore, ignoreFile);
export const DELETE = route(contract.janitorUnignore, unignoreFile);
export const { PUT, PATCH, OPTIONS } = refused;
