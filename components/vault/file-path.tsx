import { Link } from "@/components/ui/link";
import { recordHref } from "./href";

/** The path of a file of the vault; a link where it is a record, since other files have no page. */
export const FilePath = ({ path, hasPage }: { path: string; hasPage: boolean }) =>
  hasPage ? (
    <Link href={recordHref(path)} className={`${LOOK} text-accent hover:underline`}>
      {path}
    </Link>
  ) : (
    <span className={LOOK}>{path}</span>
  );

const LOOK = "min-w-0 font-mono text-xs break-all";
