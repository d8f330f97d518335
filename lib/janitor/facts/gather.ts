import { walk } from "@/lib/vault";
import { FactsCache, isKnown, type Memory } from "./cache";
import type { FileFacts } from "./file";
import { Leads } from "./leads";
import { readFacts } from "./read";
import { Strings } from "./strings";
import { VaultFacts } from "./vault";

/** Others get their turn after so many files are read: some 10 ms. */
const READ_PER_TURN = 100;

/** The facts that this process keeps between its scans. */
const cache = new FactsCache();

/**
 * The facts of a whole vault as the disk has it now: every file is walked and looked at, and read if it is not the one
 * that was read before. `times` are for `VaultFacts`.
 * @throws whatever the file system says of a folder that cannot be listed: half a vault is none
 */
export async function gatherFacts(
  root: string,
  memory: FactsCache = cache,
  times?: ReadonlyMap<string, number>,
): Promise<VaultFacts> {
  const before = memory.recall(root);
  const readAt = Date.now();
  const { byPath, strings } = await readChanged(root, before);
  const files = ordered(byPath, before);
  const isSame =
    files.length === before.files.length && files.every(({ path }, at) => path === before.files[at]?.path);
  const leads = isSame && !before.leads.isSwollen ? before.leads : new Leads(files);
  const leadsByFile = files.map((file, at) =>
    leads === before.leads && file === before.files[at]
      ? (before.leadsByFile[at] ?? leads.of(file))
      : leads.of(file),
  );
  memory.remember(root, { files, byPath, strings, leads, leadsByFile, readAt });
  return new VaultFacts(root, files, byPath, leads, leadsByFile, times);
}

async function readChanged(
  root: string,
  before: Memory,
): Promise<{ byPath: Map<string, FileFacts>; strings: Strings }> {
  const isCluttered = before.strings.size > 4 * before.files.length + 10_000;
  const strings = isCluttered ? new Strings() : before.strings;
  const byPath = new Map<string, FileFacts>();
  let read = 0;
  for await (const file of walk(root)) {
    const known = before.byPath.get(file.path);
    const facts = isKnown(known, file, before.readAt) ? known : readFacts(root, file, strings);
    if (facts) byPath.set(facts.path, facts);
    if (facts !== known && ++read % READ_PER_TURN === 0) await new Promise(setImmediate);
  }
  return { byPath, strings };
}

/** By path. Where the same paths are there as before, their order is known. */
function ordered(byPath: ReadonlyMap<string, FileFacts>, before: Memory): FileFacts[] {
  if (byPath.size === before.files.length) {
    const files = before.files.map(({ path }) => byPath.get(path)).filter((file) => file !== undefined);
    if (files.length === byPath.size) return files;
  }
  return [...byPath.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}
