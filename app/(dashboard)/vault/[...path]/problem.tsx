import { Notice } from "@/components/ui/notice";
import { Scrollable } from "@/components/ui/scrollable";
import type { RecordDetail } from "@/lib/vault";

type Fault = NonNullable<RecordDetail["problem"]>;

/** What is wrong with the frontmatter, and the line where it is. */
export function Problem({ problem: { message, line, column }, raw }: { problem: Fault; raw: string }) {
  const text = raw.split(/\r?\n/)[line - 1] ?? "";
  return (
    <div className="mb-6">
      <Notice kind="warning">
        <p className="font-medium">The fields of this record cannot be read</p>
        <p>
          Line {line}, column {column}: {message}
        </p>
        <Scrollable label="The line at fault">
          <pre className="mt-1.5 text-xs">
            <code>
              {text}
              {"\n"}
              {" ".repeat(Math.max(0, column - 1))}^
            </code>
          </pre>
        </Scrollable>
        <p className="mt-1.5">The file is kept as it is. Mend that line, and the fields are back.</p>
      </Notice>
    </div>
  );
}
