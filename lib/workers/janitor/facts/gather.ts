import { type WalkedFile, walk } from "@/lib/vault";
import { FactsCache, isKnown } from "./cache";
import type { FileFacts } from "./file";
import { readFacts } from "./read";
import { Strings } from "./strings";
import { VaultFacts, type VaultHelp } from "./vault";

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
  times: VaultHelp["times"] = undefined,
): Promise<VaultFacts> {
  const before = memory.recall(root);
  const readAt = Date.now();
  const walked: WalkedFile[] = [];
  for await (const file of walk(root)) walked.push(file);
  const strings = before.strings.size > 4 * walked.length + 10_000 ? new Strings() : before.strings;
  const files = new Map<string, FileFacts>();
  let read = 0;
  for (const file of walked) {
    const known = before.files.get(file.path);
    const facts = isKnown(known, file, before.readAt) ? known : readFacts(root, file, strings);
    if (facts) files.set(facts.path, facts);
    if (facts !== known && ++read % READ_PER_TURN === 0) await new Promise(setImmediate);
  }
  const help = {
    ...(times && { times }),
    ...(haveSamePaths(files, before.files) && { resolver: before.resolver }),
  };
  const vault = new VaultFacts(root, [...files.values()], help);
  memory.remember(root, { files, strings, readAt, resolver: vault.resolver });
  return vault;
}

const haveSamePaths = (
  some: ReadonlyMap<string, FileFacts>,
  others: ReadonlyMap<string, FileFacts>,
): boolean => some.size === others.size && [...some.keys()].every((path) => others.has(path));
