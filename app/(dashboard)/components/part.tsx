import { type ReactNode, useId } from "react";

/** One kind of component, with its name. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 border-b border-line pb-1 font-semibold">
        {title}
      </h2>
      <div className="grid gap-4">{children}</div>
    </section>
  );
}

/** Samples next to each other. */
export const Row = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-3">{children}</div>
);
