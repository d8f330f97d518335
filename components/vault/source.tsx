import { formatNumber } from "@/lib/core/count";

/** What a page shows of a longer text, in characters. */
const MAX_SHOWN = 64 * 1024;

export const isShownWhole = (text: string): boolean => text.length <= MAX_SHOWN;

/** The source of a text; only the beginning of a long one. */
export function Source({ text }: { text: string }) {
  return (
    <>
      <pre className="text-xs leading-relaxed break-words whitespace-pre-wrap">
        <code>{text.slice(0, MAX_SHOWN)}</code>
      </pre>
      {!isShownWhole(text) && (
        <p className="mt-2 text-muted">
          Showing {formatNumber(MAX_SHOWN)} of {formatNumber(text.length)} characters.
        </p>
      )}
    </>
  );
}
