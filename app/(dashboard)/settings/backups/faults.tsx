import { Notice } from "@/components/ui/notice";

/** What is wrong with the account's backups. */
export function Faults({ faults }: { faults: string[] }) {
  if (faults.length === 0) return null;
  return (
    <Notice kind="failed">
      {faults.map((fault) => (
        <p key={fault}>{fault}</p>
      ))}
    </Notice>
  );
}
