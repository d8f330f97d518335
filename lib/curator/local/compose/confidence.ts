import { isoDay } from "@/lib/language";
import type { Analysis } from "../analyse";
import type { FoundEntity } from "../extract/entity";
import type { Person } from "../people/person";
import type { TaskDraft } from "../tasks/draft";

const YEAR_MS = 366 * 86_400_000;

/** Words that only a decision has; "we go with B" may be small talk. */
const DECIDED =
  /\b(?:decided|decides|decision|agreed|resolved|resolution|approved|adopted|carried|voted|elected|rejected|beschl(?:oss|ieß|uss)\p{L}*)\b/iu;

/**
 * How often findings of a kind were right in files that the rules were not made for (tests/corpus/curator/README.md): of
 * what has 0.9, nine in ten. The extractors say only what a finding rests on.
 */
export const confidenceOf = {
  person({ known, structured, score }: Person): number {
    if (known || structured) return 0.95;
    return Math.min(0.9, 0.5 + score * 0.08);
  },

  found({ type, known, confidence, span }: FoundEntity, { document }: Analysis): number {
    if (known) return 0.95;
    if (type === "decision") {
      if (confidence >= 0.9) return 0.9;
      return DECIDED.test(document.source.text.slice(span.start, span.end)) ? 0.85 : 0.6;
    }
    if (type === "location") return confidence === 0.75 ? 0.4 : confidence;
    return confidence;
  },

  /** A commitment with owner and date is more certain than one without; what is long overdue is rarely a task today. */
  task({ confidence, owner, due, status }: TaskDraft, { document, calendar }: Analysis): number {
    const received = document.source.receivedAt.getTime();
    const since = Date.parse(due ?? isoDay(calendar.today));
    if (status !== "done" && received - since > YEAR_MS) return 0.3;
    if (confidence >= 0.8) return confidence;
    if (owner && due) return 0.9;
    return owner || due ? 0.8 : 0.6;
  },
};
