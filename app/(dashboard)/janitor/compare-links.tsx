import { recordHref } from "@/components/record/href";
import { Link } from "@/components/ui/link";

/** The records that could be one, side by side: which words of which are to stay nobody else can say. */
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
