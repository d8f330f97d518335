import { reply } from "@/app/reply";
import { clusterLabels, clustersOfRecords } from "@/lib/surveyor";
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
    const graph = await readGraph(ctx, selected);
    const paths = graph.nodes.map(({ id }) => id);
    const [clusterOf, clusters] = await Promise.all([clustersOfRecords(ctx, paths), clusterLabels(ctx)]);
    return columnsOf(graph, clusterOf, clusters);
  });
