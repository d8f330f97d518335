import { isUnwritable } from "@/lib/vault";

/**
 * Writes a group at once. When one of its files cannot be written, which undoes all of them, writes one after another, and
 * leaves those that cannot be written to `skip`. Says of each whether it was written.
 */
export async function writeOrSkip<T>(
  group: readonly T[],
  write: (files: readonly T[]) => Promise<boolean[]>,
  skip: (file: T, error: unknown) => void,
): Promise<boolean[]> {
  try {
    return await write(group);
  } catch (error) {
    if (!isUnwritable(error)) throw error;
    const [first] = group;
    if (group.length === 1 && first !== undefined) {
      skip(first, error);
      return [false];
    }
    const done: boolean[] = [];
    for (const file of group) done.push(...(await writeOrSkip([file], write, skip)));
    return done;
  }
}
