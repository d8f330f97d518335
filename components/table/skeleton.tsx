const ROWS = Array.from({ length: 8 }, (_, row) => row);

/** The place of a list until it is loaded. */
export function Skeleton() {
  return (
    <div role="status" className="rounded-lg border border-line bg-surface">
      <span className="sr-only">Loading</span>
      {ROWS.map((row) => (
        <div key={row} aria-hidden className="flex h-9 items-center border-b border-line px-3 last:border-0">
          <span className="h-3 w-full animate-pulse rounded-xs bg-hover" />
        </div>
      ))}
    </div>
  );
}
