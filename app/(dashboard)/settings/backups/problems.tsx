import { Notice } from "@/components/ui/notice";

/** The problems of the account's backups. */
export function Problems({ problems }: { problems: string[] }) {
  if (problems.length === 0) return null;
  return (
    <Notice kind="failed">
      {problems.map((problem) => (
        <p key={problem}>{problem}</p>
      ))}
    </Notice>
  );
}
