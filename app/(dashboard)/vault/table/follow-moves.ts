import { moveDrafts } from "@/components/editor/drafts";
import type { Moves } from "./actions";

/** Has drafts in this browser follow their records. */
export function followMoves(moves: Moves | undefined): void {
  for (const move of moves?.moved ?? []) moveDrafts(moves?.account ?? "", move);
}
