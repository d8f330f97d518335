import { z } from "zod";
import type { Context, Tx } from "@/lib/db";
import { matchKey } from "@/lib/language";
import type { Placement } from "../place";
import { NOTE_KEY, plannedEntity } from "../plan";
import { curatorProposals } from "../tables";
import type { Held } from "./hold";
import { proposedLink } from "./shapes";

/** A proposal as the journal keeps it until the file is processed. */
export const newProposal = z.object({
  note: z.string(),
  entity: plannedEntity,
  links: z.array(proposedLink),
  path: z.string().nullable(),
});
export type NewProposal = z.output<typeof newProposal>;

/** The proposals of a placed plan: the ends of links that have a record become its path. */
export function proposalsOf(held: readonly Held[], { paths, created }: Placement): NewProposal[] {
  const note = paths[NOTE_KEY];
  if (note === undefined) return [];
  const endOf = (key: string): string => (key === NOTE_KEY ? key : (paths[key] ?? key));
  return held
    .filter(({ entity, isWritten }) => !isWritten || created.includes(entity.key))
    .map(({ entity, links, isWritten }) => ({
      note,
      entity,
      links: links.map((link) => ({
        ...link,
        from: link.from === entity.key ? entity.key : endOf(link.from),
        to: link.to === entity.key ? entity.key : endOf(link.to),
      })),
      path: isWritten ? (paths[entity.key] ?? null) : null,
    }));
}

export async function storeProposals(
  ctx: Context,
  tx: Tx,
  file: { id: string; filename: string },
  proposals: readonly NewProposal[],
): Promise<void> {
  if (proposals.length === 0) return;
  const rows = proposals.map(({ entity, ...rest }) => ({
    accountId: ctx.account.id,
    inboxId: file.id,
    filename: file.filename,
    key: entity.key,
    type: entity.type,
    name: entity.name,
    nameKey: matchKey(entity.name),
    confidence: entity.confidence,
    entity,
    ...rest,
  }));
  await tx.insert(curatorProposals).values(rows);
}
