import { toArray } from "@/lib/core/array-literals";
import { batchesOf } from "@/lib/core/batches";
import { stemKey } from "../../links";
import { splitDocument } from "../../record/split";
import type { Layout } from "../../settings/layout";
import type { WalkedFile } from "../../store";
import { newFileColumns, newLinkColumns } from "../columns";
import { MAX_INDEXED_BYTES } from "../disk";
import type { IndexEntry } from "../entry";
import { factsOf } from "../facts/record";
import { toStored } from "../facts/stored";
import { FILES_PER_TURN, readEntry } from "../read-entry";
import type { Resolver } from "../resolver";

/** The rows of a batch of files, ready to be written. */
export interface Composed {
  /** The parameters of `newFilesStatement`. */
  files: string[];
  /** The parameters of `newLinksStatement`. */
  links: string[];
  /** The parameters of `newFactsStatement`. */
  facts: string[];
}

/** Reads files, and composes their rows a few at a time, so that memory has the texts of a few only. */
export function compose(
  root: string,
  files: readonly WalkedFile[],
  layout: Layout,
  resolver: Resolver,
): Composed {
  const [fileColumns, linkColumns] = [newFileColumns(), newLinkColumns()];
  const facts: [path: string, facts: string][] = [];
  const readAt = Date.now();
  for (const some of batchesOf(files, FILES_PER_TURN)) {
    const entries: IndexEntry[] = [];
    for (const file of some) {
      const entry = readEntry(root, file, layout);
      if (!entry) continue;
      entries.push(entry);
      const stored = storedFacts(file, entry, readAt, layout);
      if (stored !== null) facts.push([entry.path, stored]);
    }
    fileColumns.add(entries);
    linkColumns.add(entries.flatMap((entry) => resolver.links(entry)));
  }
  return { files: fileColumns.arrays(), links: linkColumns.arrays(), facts: arraysOf(facts) };
}

const arraysOf = (facts: readonly [path: string, facts: string][]): string[] => [
  toArray(facts.map(([path]) => path)),
  toArray(facts.map(([, stored]) => stored)),
];

/** Nothing outlives the batch, so strings may be parts of texts. */
const AS_THEY_ARE = { intern: (text: string) => text };

/** The facts of a record whose text is plainly all of its file: others are read by the scan. */
function storedFacts(file: WalkedFile, entry: IndexEntry, readAt: number, layout: Layout): string | null {
  const { path, text } = entry;
  if (entry.kind !== "record" || file.size > MAX_INDEXED_BYTES || isForeign(text)) return null;
  const { frontmatter, problem, links } = entry;
  const parsed = { frontmatter, text, split: splitDocument(text), links, ...(problem && { problem }) };
  return toStored(file, factsOf(path, parsed, AS_THEY_ARE, stemKey(path), layout), readAt);
}

/** Whether a file may be no text, or not in UTF-8: other bytes are read as this character. */
const isForeign = (text: string): boolean => text.includes("\0") || text.includes("\ufffd");
