import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import { Scrollable } from "@/components/ui/scrollable";
import type { RecordDetail } from "@/lib/vault";

type FrontmatterProblem = NonNullable<RecordDetail["problem"]>;

/** The error in the frontmatter, with its line. */
export function Problem({
  problem: { message, line, column },
  raw,
}: {
  problem: FrontmatterProblem;
  raw: string;
}) {
  const text = raw.split(/\r?\n/)[line - 1] ?? "";
  return (
    <div className="mb-6">
      <Notice kind="warning">
        <p className="font-medium">The frontmatter is not valid YAML</p>
        <p>
          Line {line}, column {column}: {message}
        </p>
        <Scrollable label="Line with the error">
          <pre className="mt-1.5 text-xs">
            <code>
              {text}
              {"\n"}
              {" ".repeat(Math.max(0, column - 1))}^
            </code>
          </pre>
        </Scrollable>
        <p className="mt-1.5">
          Fix line {line}{" "}
          <Link href="?edit=source" scroll={false} className="underline">
            in the source
          </Link>
          . The fields reappear then.
        </p>
      </Notice>
    </div>
  );
}
