import { madeOnce } from "@/lib/core/made-once";
import { type FileSnapshot, isRecord, type RecordFile, type VaultSnapshot } from "../../snapshot";
import { copyNamesOf } from "./names";

/** A file that a sync tool left next to another. */
export interface Copy {
  file: RecordFile;
  by: string;
  /** The path of the file it was copied from, which may be gone. */
  path: string;
  /** The file it was copied from, if it is a record. */
  original: RecordFile | undefined;
  /** Whether both have the same bytes. */
  isEqual: boolean;
}

/** The copies of a vault, by path: found once for a scan, since two rules ask. */
export const copiesIn = madeOnce((vault: VaultSnapshot): ReadonlyMap<string, Copy> => {
  const found = vault.records.flatMap((file) => copyOf(vault, file) ?? []);
  return new Map(found.map((copy) => [copy.file.path, copy]));
});

function copyOf(vault: VaultSnapshot, file: RecordFile): Copy | undefined {
  const slash = file.path.lastIndexOf("/") + 1;
  const [folder, stem] = [file.path.slice(0, slash), file.path.slice(slash, -".md".length)];
  const readings = copyNamesOf(stem).map((name) => {
    const path = `${folder}${name.original}.md`;
    const there = vault.byPath.get(path);
    return { ...name, path, original: there && isRecord(there) ? there : undefined };
  });
  const reading = readings.find(({ original }) => original) ?? readings[0];
  if (!reading) return undefined;
  const { by, path, original, certain } = reading;
  const likeness = original ? likenessOf(vault, file, original) : "other";
  if (!certain && likeness === "other") return undefined;
  return { file, by, path, original, isEqual: likeness === "equal" };
}

type Likeness = "equal" | "similar" | "other";

/** Kept while the files are unchanged. */
const likenesses = new WeakMap<FileSnapshot, { original: FileSnapshot; likeness: Likeness }>();

function likenessOf(vault: VaultSnapshot, file: FileSnapshot, original: FileSnapshot): Likeness {
  const known = likenesses.get(file);
  if (known?.original === original) return known.likeness;
  const [copied, own] = [vault.textOf(file), vault.textOf(original)];
  if (copied === null || own === null) return "other";
  const likeness = compare(copied, own);
  likenesses.set(file, { original, likeness });
  return likeness;
}

/** Fewer lines say nothing: notes from one template have some in common. */
const MIN_SHARED_LINES = 5;
const MIN_SHARE = 0.9;

function compare(copied: string, own: string): Likeness {
  if (copied === own) return copied.trim() === "" ? "other" : "equal";
  const [lines, others] = [linesOf(copied), linesOf(own)];
  const shared = [...lines].filter((line) => others.has(line)).length;
  const isSimilar = shared >= MIN_SHARED_LINES && shared >= MIN_SHARE * Math.min(lines.size, others.size);
  return isSimilar ? "similar" : "other";
}

/** The lines of prose: short ones are in many notes. */
const linesOf = (text: string): Set<string> =>
  new Set(
    text
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line.length > 20),
  );
