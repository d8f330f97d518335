import type { ReactNode } from "react";

const LAYOUTS = {
  /** Names on the left. */
  rows: {
    list: "grid content-start grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-1.5",
    fact: "contents",
  },
  /** Names above their values, side by side. */
  columns: { list: "flex flex-wrap gap-x-8 gap-y-3", fact: "min-w-0" },
} as const;

interface Props {
  layout?: keyof typeof LAYOUTS;
  facts: [name: string, value: ReactNode][];
}

/** Names with their values. */
export function Facts({ layout = "rows", facts }: Props) {
  const { list, fact } = LAYOUTS[layout];
  return (
    <dl className={list}>
      {facts.map(([name, value]) => (
        <div key={name} className={fact}>
          <dt className="text-muted">{name}</dt>
          <dd className="min-w-0 break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
