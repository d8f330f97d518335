import { reply } from "@/app/reply";
import { vaultMap } from "@/lib/surveyor";
import { columnsOf } from "./columns";

/** The points of the map and its clusters. */
export const GET = (): Promise<Response> => reply(async (ctx) => columnsOf(await vaultMap(ctx)));
