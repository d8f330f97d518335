import { Link } from "@/components/ui/link";
import { recordHref } from "@/components/vault/href";

/** The records that may be duplicates, to be opened side by side. */
export function CompareLinks({ paths }: { paths: string[] }) {
  return (
    <ul aria-label="Records to compare" className="flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1 pr-2">
      {paths.map((path) => (
        <li key={path} className="min-w-0">
          <Link href={recordHref(path)} className="font-mono text-xs break-all text-accent underline">
            {path}
          </Link>
        </li>
      ))}
    </ul>
  );
}
