import { batchesOf } from "@/lib/core/batches";
import type { Layout } from "../../settings/layout";
import type { WalkedFile } from "../../store";
import { newFileColumns, newLinkColumns } from "../columns";
import type { IndexEntry } from "../entry";
import { FILES_PER_TURN, readEntry } from "../read-entry";
import type { Resolver } from "../resolver";

/** The rows of a batch of files, ready to be written. */
export interface Composed {
  /** The parameters of `filesStatement`. */
  files: string[];
  /** The parameters of `newLinksStatement`. */
  links: string[];
}

/** Reads files, and composes their rows a few at a time, so that memory has the texts of a few only. */
export function compose(
  root: string,
  files: readonly WalkedFile[],
  layout: Layout,
  resolver: Resolver,
): Composed {
  const [fileColumns, linkColumns] = [newFileColumns(), newLinkColumns()];
  for (const some of batchesOf(files, FILES_PER_TURN)) {
    const entries: IndexEntry[] = [];
    for (const file of some) {
      const entry = readEntry(root, file, layout);
      if (entry) entries.push(entry);
    }
    fileColumns.add(entries);
    linkColumns.add(entries.flatMap((entry) => resolver.links(entry)));
  }
  return { files: fileColumns.arrays(), links: linkColumns.arrays() };
}
