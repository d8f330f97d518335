import { z } from "zod";
import { defineQuery, textParam } from "@/app/query";
import type { AuditFilter } from "@/lib/audit";
import { DAY_MS } from "@/lib/core/clock";

export const auditQuery = defineQuery(
  "/settings/audit",
  z.object({
    action: textParam,
    subject: textParam,
    actor: textParam,
    /** Days, such as `2026-03-04`, in UTC. */
    from: z.iso.date().optional().catch(undefined),
    to: z.iso.date().optional().catch(undefined),
    cursor: textParam,
  }),
);

export type AuditQuery = Omit<Awaited<ReturnType<typeof auditQuery.read>>, "cursor">;

export const filterOf = ({ from, to, ...filter }: AuditQuery): AuditFilter => ({
  ...filter,
  since: from && `${from}T00:00:00Z`,
  until: to && dayAfter(to),
});

const dayAfter = (day: string): string => new Date(Date.parse(day) + DAY_MS).toISOString();
