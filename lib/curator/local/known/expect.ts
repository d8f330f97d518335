import type { KnownRecord } from "../../plan";
import { KnownIndex } from "./known-index";

/** Known records get one that will be created, or one of them the aliases that will be added to it. */
export function expectRecord(
  known: KnownRecord[],
  { aliases, ...expected }: KnownRecord,
  isCreated: boolean,
): void {
  const record = isCreated ? { ...expected, aliases: [] } : known.find(({ path }) => path === expected.path);
  if (!record) return;
  if (isCreated) known.push(record);
  record.aliases.push(...aliases.filter((alias) => !record.aliases.includes(alias)));
  KnownIndex.of(known).addRecord(record);
}
