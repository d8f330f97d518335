import { addToGroup } from "@/lib/core/group-by";
import { nameKey, type RecordType, STATUS_BY_TYPE } from "@/lib/vault";

/** Synonyms of statuses. A word for two statuses of a type is listed for both and so is ambiguous. */
const OTHER_WORDS: Readonly<Record<string, readonly string[]>> = {
  active: ["in progress", "inprogress", "ongoing", "started", "doing", "wip", "work in progress"],
  draft: ["wip", "work in progress", "drafting"],
  review: ["in review", "under review", "reviewing"],
  final: ["finalized", "finalised"],
  done: ["complete", "completed", "finished"],
  completed: ["complete", "done", "finished"],
  cancelled: ["canceled"],
  todo: ["to do"],
  paused: ["on hold", "onhold", "pause"],
  abandoned: ["abandon", "dropped"],
  proposed: ["proposal"],
  superseded: ["superceded"],
  reversed: ["reverted"],
  waiting: ["awaiting"],
  resolved: ["solved"],
  archived: ["archive"],
  deprecated: ["deprecate"],
};

/** `In_Progress` and `in-progress` are the same words. */
const keyOf = (words: string): string => nameKey(words.trim()).replace(/[\s_-]+/g, " ");

const MEANT = new Map<string, string[]>();
for (const [status, words] of Object.entries(OTHER_WORDS)) {
  for (const word of words) addToGroup(MEANT, word, status);
}

/** The only status of a type that the words can mean, ignoring case and spelling. */
export function statusMeant(type: RecordType, words: string): string | undefined {
  const allowed = STATUS_BY_TYPE[type] ?? [];
  const key = keyOf(words);
  if (allowed.includes(key)) return key;
  const meant = (MEANT.get(key) ?? []).filter((status) => allowed.includes(status));
  return meant.length === 1 ? meant[0] : undefined;
}
