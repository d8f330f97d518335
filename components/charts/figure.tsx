import { type ReactNode, useId } from "react";
import type { ChartData } from "./data-details";
import { Numbers } from "./numbers";

interface Props {
  title: string;
  /** One line on how to read it. */
  reading: string;
  /** The same numbers as a table and as a file, unless they stand elsewhere for several charts. */
  numbers?: { data: ChartData; csvHref: string };
  children: ReactNode;
}

/** A chart on its card, with the same numbers as a table and as a file. */
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
