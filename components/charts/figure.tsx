import { type ReactNode, useId } from "react";
import type { ChartData } from "./data-details";
import { Numbers } from "./numbers";

interface Props {
  title: string;
  /** One line on how to read it. */
  reading: string;
  /** The numbers as a table and as CSV, unless several charts share theirs. */
  numbers?: { data: ChartData; csvHref: string };
  children: ReactNode;
}

/** A chart on a card, with its numbers as a table and as CSV. */
export function ChartFigure({ title, reading, numbers, children }: Props) {
  const id = useId();
  return (
    <figure
      aria-labelledby={id}
      className="flex min-w-0 flex-col gap-2 rounded-lg border border-line bg-surface p-4"
    >
      <figcaption>
        <h2 id={id} className="font-semibold">
          {title}
        </h2>
        <p className="text-xs text-muted">{reading}</p>
      </figcaption>
      {children}
      {numbers && <Numbers caption={title} {...numbers} />}
    </figure>
  );
}
