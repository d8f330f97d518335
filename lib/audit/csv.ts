import type { AuditRow } from "./shapes";

export const CSV_HEAD =
  "seq,at,actor_type,actor_id,actor,action,subject,before_hash,after_hash,detail,hash\r\n";

/** One line of RFC 4180. */
export const csvLine = ({ actor, detail, ...row }: AuditRow): string =>
  `${[
    String(row.seq),
    row.at,
    actor.type,
    actor.id,
    actor.label,
    row.action,
    row.subject,
    row.before_hash ?? "",
    row.after_hash ?? "",
    JSON.stringify(detail),
    row.hash,
  ]
    .map(cellOf)
    .join(",")}\r\n`;

/** A spreadsheet would compute what begins like a formula; an apostrophe makes it text there. */
const cellOf = (text: string): string => {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};
