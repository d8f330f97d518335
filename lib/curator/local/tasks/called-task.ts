import { type Block, type ColumnKind, isColumn } from "@/lib/language";

/** Under "Actions", after "To do:", or in a table of who does what. */
export function isCalledTask({ section, label, cells = [] }: Block): boolean {
  const has = (kind: ColumnKind): boolean => cells.some(({ column }) => isColumn(column, kind));
  return (
    section.kind === "actions" || label?.kind === "actions" || (has("task") && (has("person") || has("due")))
  );
}
