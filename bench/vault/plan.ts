import type { RecordType } from "@/lib/vault";
import { directoryOf, RECORD_TYPES } from "@/lib/vault/schema";
import type { Dice } from "./dice";
import { Namer } from "./names";

/** A record to be written. */
export interface Planned {
  type: RecordType;
  name: string;
  /** From the vault's root, with `.md`. */
  path: string;
}

/** How many of a hundred records are of each type. */
const SHARES: Readonly<Record<RecordType, number>> = {
  task: 22,
  note: 20,
  person: 17,
  conversation: 8,
  org: 6,
  event: 5,
  project: 4,
  decision: 4,
  run: 2,
  input: 2,
  asset: 2,
  location: 1.5,
  account: 1.5,
  session: 1,
  process: 1,
  assumption: 1,
  constraint: 1,
  synthesis: 0.6,
  contradiction: 0.4,
};

/** The records of a vault, and which of them others mention. */
export class Plan {
  readonly records: Planned[] = [];
  private readonly byType = new Map<RecordType, Planned[]>();

  constructor(count: number, dice: Dice) {
    const namer = new Namer(dice);
    for (let i = 0; i < count; i++) {
      // Every type occurs, however small the vault.
      const type = RECORD_TYPES[i] ?? dice.weighted(SHARES);
      const name = namer.name(type);
      this.add({ type, name, path: `${folderOf(type, dice)}/${name}.md` });
    }
  }

  private add(record: Planned): void {
    this.records.push(record);
    const same = this.byType.get(record.type);
    if (same) same.push(record);
    else this.byType.set(record.type, [record]);
  }

  /** A record of a type, or of any; the popular ones often, as the hubs of real vaults are. */
  target(dice: Dice, type?: RecordType): Planned {
    const among = type && this.byType.get(type);
    return dice.popular(among ?? this.records);
  }
}

const folderOf = (type: RecordType, dice: Dice): string =>
  type === "note" && dice.chance(0.1) ? `note/${dice.whole(2021, 2025)}` : directoryOf(type);
