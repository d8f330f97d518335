import { z } from "zod";
import { defineQuery, textParam } from "@/app/query";

/** `path` is the file that was chosen. */
export const restoreQuery = (id: string) =>
  defineQuery(`/settings/backups/${id}`, z.object({ folder: textParam, q: textParam, path: textParam }));

export type RestoreQuery = Awaited<ReturnType<ReturnType<typeof restoreQuery>["read"]>>;
