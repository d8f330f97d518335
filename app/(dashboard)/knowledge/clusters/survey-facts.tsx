import { Facts } from "@/components/ui/facts";
import { Time } from "@/components/ui/time";
import { formatNumber } from "@/lib/core/count";
import type { SurveyorStatus } from "@/lib/surveyor";

const ENGINES: Record<string, string> = {
  local: "English model on this machine",
  ngrams: "Character n-grams (other languages)",
  router: "Provider model",
};

/** The last run in numbers, and which engines made the embeddings. */
export function SurveyFacts({ status, unclustered }: { status: SurveyorStatus; unclustered: number }) {
  const engines = status.engines.map(({ engine, model, records }) => (
    <span key={model} className="block" title={model}>
      {ENGINES[engine] ?? engine}
      {engine === "router" && ` ${model}`}: {formatNumber(records)}
    </span>
  ));
  return (
    <section aria-label="Last run" className="mb-6">
      <Facts
        layout="columns"
        facts={[
          ["Last run", status.last_run ? <Time key="last" at={status.last_run} /> : "not finished"],
          ["Next run", status.next_run ? <Time key="next" at={status.next_run} /> : "not scheduled"],
          ["Records", formatNumber(status.records)],
          ["Changed since", formatNumber(status.pending)],
          ["Unclustered", formatNumber(unclustered)],
          ["Relations", formatNumber(status.relations)],
          ["Tags", formatNumber(status.tags)],
          ["Embeddings", engines.length > 0 ? engines : "–"],
        ]}
      />
    </section>
  );
}
