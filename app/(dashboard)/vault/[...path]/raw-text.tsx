import { CopyButton } from "@/components/ui/copy-button";
import { isShownWhole, Source } from "@/components/vault/source";

/** The file as stored. */
export function RawText({ raw, open }: { raw: string; open: boolean }) {
  return (
    <details open={open} className="mt-8 print:hidden rounded-lg border border-line bg-surface">
      <summary className="rounded-lg px-3 py-2 font-medium">Source</summary>
      <div className="relative border-t border-line p-3 pr-10">
        {isShownWhole(raw) && (
          <div className="absolute top-1.5 right-1.5">
            <CopyButton text={raw} what="the source" />
          </div>
        )}
        <Source text={raw} />
      </div>
    </details>
  );
}
