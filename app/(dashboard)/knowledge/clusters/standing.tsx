import type { ReactNode } from "react";
import { Time } from "@/components/ui/time";
import type { SurveyorStatus } from "@/lib/surveyor";

const ENGINES: Record<string, string> = {
  local: "the English model on this machine",
  ngrams: "spelling, for other languages",
  router: "a provider’s model",
};

/** The last survey in numbers, and where its vectors come from. */
export function Standing({ status, unclustered }: { status: SurveyorStatus; unclustered: number }) {
  const n = (value: number) => value.toLocaleString("en");
  return (
    <section aria-label="The last survey" className="mb-6">
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        <Fact name="Last survey">{status.last_run && <Time at={status.last_run} />}</Fact>
        <Fact name="Next">{status.next_run ? <Time at={status.next_run} /> : "not scheduled"}</Fact>
        <Fact name="Records">{n(status.records)}</Fact>
        <Fact name="Changed since">{n(status.pending)}</Fact>
        <Fact name="In no cluster">{n(unclustered)}</Fact>
        <Fact name="Relations found">{n(status.relations)}</Fact>
        <Fact name="Tags found">{n(status.tags)}</Fact>
        <Fact name="Vectors from">
          {status.engines.length === 0
            ? "—"
            : status.engines.map(({ engine, model, records }) => (
                <span key={model} className="block" title={model}>
                  {ENGINES[engine] ?? engine}
                  {engine === "router" && ` ${model}`}: {n(records)}
                </span>
              ))}
        </Fact>
      </dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted">{name}</dt>
      <dd className="font-medium tabular-nums">{children}</dd>
    </div>
  );
}
