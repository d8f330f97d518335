import type { FileHistory } from "@/lib/janitor";
import { stemKey } from "@/lib/vault";
import type { Dice } from "../../vault/dice";
import type { CleanVault } from "../clean";
import { FIELD_FAULTS } from "./fields";
import type { Garden, Kinds, Sown } from "./kind";
import { LINK_FAULTS } from "./links";
import { RECORD_FAULTS } from "./records";

export const KINDS: Kinds = { ...FIELD_FAULTS, ...LINK_FAULTS, ...RECORD_FAULTS };

export interface SownVault {
  /** Every file of the vault with its faults. */
  files: Map<string, string>;
  sown: Sown[];
  history: FileHistory;
}

/** Sows `each` issues of every kind into a clean vault, each into a separate record. */
export function sow(vault: CleanVault, each: number): SownVault {
  const { dice } = vault;
  const garden: Garden = { dice, at: 0, renamed: new Map(), deleted: new Set(), added: new Map() };
  const free = shuffled(
    vault.records.filter(({ name }) => !name.startsWith("Twin")),
    dice,
  );
  const files = new Map([...vault.records.map(({ path, text }) => [path, text] as const), ...vault.others]);
  const sown: Sown[] = [];
  for (const [kind, [code, right, make]] of Object.entries(KINDS)) {
    for (let count = 0, at = 0; count < each && at < free.length; at++) {
      const record = free[at];
      garden.at += 1;
      const made = record && make(record, garden);
      if (!record || !made) continue;
      free.splice(at--, 1);
      count += 1;
      files.set(record.path, made.faulty);
      const clean = made.clean ?? record.text;
      sown.push({
        kind,
        code,
        right,
        besides: [],
        path: record.path,
        ...made,
        clean,
        faulty: made.clean ?? made.faulty,
      });
    }
  }
  for (const [path, text] of garden.added) files.set(path, text);
  return { files, sown, history: historyOf(vault, garden) };
}

function shuffled<T>(items: readonly T[], dice: Dice): T[] {
  const left = [...items];
  const out: T[] = [];
  while (left.length > 0) out.push(...left.splice(dice.whole(0, left.length - 1), 1));
  return out;
}

function historyOf(vault: CleanVault, { renamed, deleted }: Garden): FileHistory {
  const byName = new Map(vault.records.map(({ name, path }) => [name, path]));
  return {
    renamedTo: (path) => {
      const to = renamed.get(path);
      return to?.startsWith("?") ? (byName.get(to.slice(1)) ?? null) : (to ?? null);
    },
    wasDeleted: (path) => deleted.has(path),
    candidates: (target) =>
      [...renamed.keys(), ...deleted].filter((path) => stemKey(path) === stemKey(target)),
  };
}
