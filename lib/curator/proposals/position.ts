import { type SQL, sql } from "drizzle-orm";
import { decodeCursor, encodeCursor, invalidCursor, PART } from "@/lib/core/cursor";
import { curatorProposals } from "../tables";
import type { ProposalRow } from "./find";

/** All proposals of a file are made at the same time, to the microsecond, which a `Date` does not have. */
export const madeAt = sql<string>`(extract(epoch from ${curatorProposals.createdAt}) * 1000000)::bigint::text`;

type Row = Pick<ProposalRow, "inboxId" | "confidence" | "id"> & { madeAt: string };

/** The cursor of the last proposal of a page. */
export const positionOf = ({ madeAt, inboxId, confidence, id }: Row): string =>
  encodeCursor([madeAt, inboxId, String(confidence), id]);

const FORMS = [/^\d{1,17}$/, /^[0-9a-f-]{36}$/, PART, /^[0-9a-f-]{36}$/] as const;

/** Proposals after that of a cursor, whichever were decided in between. Throws `VALIDATION_ERROR`. */
export function behind(cursor: string): SQL {
  const parts = decodeCursor(cursor, 4);
  if (!parts.every((part, at) => FORMS[at]?.test(part))) throw invalidCursor();
  const [micros, file, chance, proposal] = parts;
  const at = sql`timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond'`;
  const { createdAt, inboxId, confidence, id } = curatorProposals;
  return sql`(${createdAt} < ${at} or ${createdAt} = ${at}
    and (${inboxId}, -${confidence}, ${id}) > (${file}::uuid, -(${chance}::real), ${proposal}::uuid))`;
}
