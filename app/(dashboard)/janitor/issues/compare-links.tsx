import { FilePath } from "@/components/vault/file-path";

interface Props {
  paths: readonly string[];
  /** Those of them that are records. */
  pages: readonly string[];
}

/** The records that may be duplicates, to be opened side by side. */
export function CompareLinks({ paths, pages }: Props) {
  return (
    <ul aria-label="Records to compare" className="flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1 pr-2">
      {paths.map((path) => (
        <li key={path} className="min-w-0">
          <FilePath path={path} hasPage={pages.includes(path)} />
        </li>
      ))}
    </ul>
  );
}
