import { invalid } from "@/lib/core/errors";

/** A place in the feed of an account: after the event of this transaction and number. */
export interface Position {
  transaction: string;
  position: number;
}

/** The `id` of an event of the stream. */
export const idOf = ({ transaction, position }: Position): string => `${transaction}-${position}`;

const FORM = /^(\d{1,19})-(\d{1,15})$/;

/** Parses the header `Last-Event-ID`. Throws `VALIDATION_ERROR`. */
export function positionOf(id: string): Position {
  const [, transaction, position] = FORM.exec(id) ?? [];
  if (transaction === undefined || position === undefined)
    throw invalid("Last-Event-ID", "must be the id of an event of this stream, as it was received");
  return { transaction, position: Number(position) };
}
