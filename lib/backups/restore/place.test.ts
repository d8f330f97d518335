import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { compareFiles } from "./place";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "kv-place-"));
  return () => rmSync(root, { recursive: true });
});

const backup = {
  files: ["note/A.md", "plain"],
  folders: ["note", "empty", "empty/below"],
  sums: new Map<string, string>(),
  manifest: { skipped: [] },
} as unknown as Parameters<typeof compareFiles>[1];

describe("a symbolic link in the vault", () => {
  it.each(["note", "note/A.md", "empty", "empty/below", "plain/below"])(
    "that is at %s keeps a restore from leaving the vault",
    async (link) => {
      mkdirSync(join(root, link, ".."), { recursive: true });
      symlinkSync(tmpdir(), join(root, link));
      await expect(compareFiles(root, backup)).rejects.toMatchObject({
        code: "CONFLICT",
        message: expect.stringContaining(`${link} is a symbolic link`),
      });
    },
  );

  it("that is in no way stays", async () => {
    mkdirSync(join(root, "note"));
    for (const link of ["note/other.md", "elsewhere"]) symlinkSync(tmpdir(), join(root, link));
    writeFileSync(join(root, "note/B.md"), "b");
    expect(await compareFiles(root, backup)).toMatchObject({
      added: ["note/A.md", "plain"],
      removed: ["note/B.md"],
    });
  });
});
