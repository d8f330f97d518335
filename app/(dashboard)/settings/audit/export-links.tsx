import { Download } from "lucide-react";
import { buttonClass } from "@/components/ui/button";
import type { AuditQuery } from "./query";

/** Downloads the entries that match the filters. */
export function Export({ query }: { query: AuditQuery }) {
  const given = Object.entries(query).filter(([, value]) => value);
  const href = (format: string) =>
    `/settings/audit/export?${new URLSearchParams({ ...Object.fromEntries(given), format })}`;
  return (
    <>
      <a href={href("csv")} download className={buttonClass("secondary")}>
        <Download aria-hidden className="size-4" /> CSV
      </a>
      <a href={href("jsonl")} download className={buttonClass("secondary")}>
        <Download aria-hidden className="size-4" /> JSON Lines
      </a>
    </>
  );
}
