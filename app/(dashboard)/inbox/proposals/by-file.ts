import type { Proposal } from "@/lib/curator";

/** The proposals of one file, the likeliest first. */
export interface FileProposals {
  id: string;
  filename: string;
  note: string;
  likely: Proposal[];
  unlikely: Proposal[];
}

/** The files of likely proposals, in the order of these, and the files that have none. */
export function byFile(
  likely: readonly Proposal[],
  unlikely: readonly Proposal[],
): { files: FileProposals[]; others: FileProposals[] } {
  const files = new Map<string, FileProposals>();
  for (const proposal of [...likely, ...unlikely]) {
    const { file, note } = proposal;
    const own = files.get(file.id) ?? { ...file, note, likely: [], unlikely: [] };
    files.set(file.id, own);
    (proposal.likely ? own.likely : own.unlikely).push(proposal);
  }
  const all = [...files.values()];
  return {
    files: all.filter((file) => file.likely.length > 0),
    others: all.filter((file) => file.likely.length === 0),
  };
}
