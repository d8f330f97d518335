import { reply } from "@/app/reply";
import { vaultMap } from "@/lib/surveyor";
import { existingRecordPath, readGraph } from "@/lib/vault";
import { readAddress } from "../address";
import { columnsOf } from "./columns";

/** The most linked records of a larger vault are shown. */
const MAX_RECORDS = 25_000;
const MAX_AROUND = 2_000;

/** The records of the graph and the links between them, with `around` those near a record. */
export const GET = (request: Request): Promise<Response> =>
  reply(async (ctx) => {
    const { around, depth } = readAddress(new URL(request.url).searchParams);
    const selected =
      around === null
        ? { limit: MAX_RECORDS }
        : { around: existingRecordPath(around, "around"), depth, limit: MAX_AROUND };
    const [graph, map] = await Promise.all([readGraph(ctx, selected), vaultMap(ctx)]);
    return columnsOf(graph, map);
  });
