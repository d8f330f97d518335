import { z } from "zod";
import { defineQuery, textParam } from "@/app/query";

/** Which dialog is open: `end` is `all`, `others` or the id of a session, `factor` is `on`, `codes` or `off`. */
export const accountQuery = defineQuery("/settings/account", z.object({ end: textParam, factor: textParam }));
