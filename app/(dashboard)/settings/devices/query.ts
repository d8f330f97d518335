import { z } from "zod";
import { defineQuery, textParam } from "@/app/query";

/** Which dialog is open, with the id of its request or device. */
export const devicesQuery = defineQuery(
  "/settings/devices",
  z.object({
    approve: textParam,
    reject: textParam,
    rename: textParam,
    rotate: textParam,
    remove: textParam,
    clear: textParam,
  }),
);

export type DevicesQuery = Awaited<ReturnType<typeof devicesQuery.read>>;
