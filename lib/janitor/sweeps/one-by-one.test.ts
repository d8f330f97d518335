import { expect, it } from "vitest";
import { writeOrSkip } from "./one-by-one";

const failing = (code: string) => async (files: readonly string[]) => {
  if (files.includes("locked")) throw Object.assign(new Error(code), { code });
  return files.map((file) => file !== "changed");
};

it("files that can be written are, beside one in a folder that nobody may write to", async () => {
  const skipped: string[] = [];
  const skip = (file: string) => skipped.push(file);
  const files = ["a", "locked", "changed", "b"];
  for (const code of ["EACCES", "EROFS"]) {
    expect(await writeOrSkip(files, failing(code), skip)).toEqual([true, false, false, true]);
    expect(skipped.splice(0)).toEqual(["locked"]);
  }
  expect(await writeOrSkip(["a", "changed"], failing("EACCES"), skip)).toEqual([true, false]);
  await expect(writeOrSkip(files, failing("ENOSPC"), skip)).rejects.toThrow("ENOSPC");
  expect(skipped).toEqual([]);
});
