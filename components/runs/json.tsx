import { CopyButton } from "@/components/ui/copy-button";
import { FOCUSABLE } from "@/components/ui/focusable";
import { formatNumber } from "@/lib/core/count";

/** Longer values are truncated on the page. */
const MAX_CHARACTERS = 100_000;

/** A JSON value, to be read and copied. */
export function Json({ label, value }: { label: string; value: unknown }) {
  const text = JSON.stringify(value, null, 2) ?? "null";
  const shown = text.slice(0, MAX_CHARACTERS);
  return (
    <section aria-label={label} className="min-w-0">
      <div className="flex h-8 items-center justify-between">
        <h2 className="font-semibold">{label}</h2>
        <CopyButton text={text} what={`the ${label.toLowerCase()}`} />
      </div>
      <section
        aria-label={`${label} as JSON`}
        className="max-h-72 overflow-auto rounded-md border border-line bg-sunken p-3"
        {...FOCUSABLE}
      >
        <pre className="font-mono text-xs leading-5 break-words whitespace-pre-wrap">{shown}</pre>
      </section>
      {shown.length < text.length && (
        <p className="mt-1 text-muted">
          Showing {formatNumber(MAX_CHARACTERS)} of {formatNumber(text.length)} characters. Copy to get all.
        </p>
      )}
    </section>
  );
}
