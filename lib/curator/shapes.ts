import { z } from "zod";
import { INBOX_ACTIONS } from "@/lib/vault";

export const passedFile = z.object({
  filename: z.string(),
  state: z.enum(["processed", "failed", "skipped", "planned"]),
  records: z.array(z.object({ path: z.string(), action: z.enum(INBOX_ACTIONS) })),
  reason: z.string().optional(),
});
