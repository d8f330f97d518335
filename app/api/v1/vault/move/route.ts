import { contract, refused, route } from "@/lib/api";
import { moveRecord } from "@/lib/vault";

export const POST = route(contract.moveByPath, (ctx, { from, ...rest }) =>
  moveRecord(ctx, { ...rest, path: from }),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS, HEAD } = refused;
