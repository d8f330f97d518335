import { count } from "@/lib/core/count";

const MAX_SHOWN = 20;

/** The files whose links follow a record, or break with it. */
export function Affected({ files }: { files: readonly string[] }) {
  if (files.length === 0) return null;
  return (
    <details>
      <summary className="text-muted">Show {count(files.length, "file")}</summary>
      <ul className="mt-1 flex flex-col gap-0.5 text-xs break-all text-muted">
        {files.slice(0, MAX_SHOWN).map((file) => (
          <li key={file}>{file}</li>
        ))}
        {files.length > MAX_SHOWN && <li>and {count(files.length - MAX_SHOWN, "more file")}</li>}
      </ul>
    </details>
  );
}

/** What happens to the links of other records when a record gets another path. */
export function LinksFollow({ files }: { files: readonly string[] }) {
  return (
    <>
      <p className="text-muted">
        {files.length === 0
          ? "No other record links to it, so no other file changes."
          : `Links in ${count(files.length, "other file")} are rewritten where they would not lead here any more.`}{" "}
        You can undo it.
      </p>
      <Affected files={files} />
    </>
  );
}
