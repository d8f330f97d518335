import { Live } from "@/components/live/live";
import { Notice } from "@/components/ui/notice";
import { formatNumber } from "@/lib/core/count";
import type { Opening } from "@/lib/vault";

const EVERY_MS = 1_000;

/** How far the first indexing is; the page follows it. */
export function Progress({ indexed, found }: NonNullable<Opening["indexing"]>) {
  return (
    <Notice kind="info">
      <Live every={EVERY_MS} />
      <p id="indexing">
        {found === null
          ? "Looking for files."
          : `Indexing: ${formatNumber(indexed)} of ${formatNumber(found)} files.`}
      </p>
      {found !== null && (
        <progress
          aria-labelledby="indexing"
          className="my-1 w-full"
          value={indexed}
          max={Math.max(found, 1)}
        />
      )}
      <p className="text-muted">
        The vault can be used meanwhile. Indexing continues after a restart; folders and workers are set up
        here when it is complete.
      </p>
    </Notice>
  );
}
