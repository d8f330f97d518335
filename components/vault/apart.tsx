import { groupBy } from "@/lib/core/group-by";
import { folderIn } from "./href";

interface Named {
  path: string;
  name: string;
}

/** How shown records of one name differ, by their paths: the folder, or the path of those in the same folder. */
export function distinguish(records: Iterable<Named>): ReadonlyMap<string, string> {
  const marks = new Map<string, string>();
  const unique = new Map([...records].map((record) => [record.path, record]));
  for (const [, alike] of groupBy([...unique.values()], ({ name }) => name.toLowerCase())) {
    if (alike.length === 1) continue;
    const folders = alike.map(({ path }) => folderIn(path));
    for (const { path } of alike) {
      const folder = folderIn(path);
      const isAlone = folders.filter((each) => each === folder).length === 1;
      marks.set(path, isAlone ? folder || "/" : path.replace(/\.md$/, ""));
    }
  }
  return marks;
}

/** Beside the name of a record of which another one is shown. */
export const Apart = ({ by }: { by: string | undefined }) =>
  by === undefined ? null : <span className="ml-1.5 text-xs font-normal text-muted">{by}</span>;
