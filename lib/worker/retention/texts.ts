import type { Pruner } from "@/lib/runs";
import { pruneTexts } from "@/lib/vault";

/** Search texts whose file is gone. */
export const texts: Pruner = { name: "search texts", prune: (account) => pruneTexts(account) };
