import { mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { vaultPath } from "../path";
import { readLinking } from "../records/linking";
import { isUnreadable, readIfReadable } from "./readable";
import { refusedIn } from "./refused";

const root = mkdtempSync(join(tmpdir(), "kv-readable-"));
afterAll(() => rmSync(root, { recursive: true }));

writeFileSync(join(root, "Small.md"), "Small");
writeFileSync(join(root, "Large.md"), "");
truncateSync(join(root, "Large.md"), 17 * 1024 * 1024);
symlinkSync("/etc/hostname", join(root, "Link.md"));

it("a file that cannot be read does not stop a loop over many", async () => {
  expect((await readIfReadable(root, vaultPath("Small.md")))?.text).toBe("Small");
  for (const file of ["Large.md", "Link.md", "Missing.md"])
    expect(await readIfReadable(root, vaultPath(file)), file).toBeNull();
  const codes = ["EACCES", "EPERM", "EIO", "ENOSPC"];
  expect(codes.filter((code) => isUnreadable(Object.assign(new Error(code), { code })))).toEqual([
    "EACCES",
    "EPERM",
  ]);
});

it("a move that cannot update the links of a file names it", async () => {
  const files = ["Small.md", "Large.md"].map((file) => vaultPath(file));
  await expect(readLinking(root, files)).rejects.toMatchObject({
    code: "CONFLICT",
    message: expect.stringContaining("Large.md has 17 MiB"),
  });
});

it.each([
  ["open", "EACCES", "note/A.md", "note/A.md cannot be read: permission denied"],
  [
    "link",
    "EPERM",
    "note/A.md",
    "note/A.md cannot be changed: permission denied, or its file system has no hard links",
  ],
  ["link", "ENOSYS", "note/A.md", "note/A.md cannot be changed: its file system has no hard links"],
  ["open", "EACCES", "note/.kv-tmp-1", "note cannot be changed: permission denied"],
  ["open", "EACCES", "../elsewhere", "raw"],
  ["open", "ENOSPC", "note/A.md", "raw"],
])("%s fails with %s at %s: %s", (syscall, code, file, message) => {
  const raw = Object.assign(new Error("raw"), { code, syscall, path: join("/vault", file) });
  expect(refusedIn("/vault", raw)).toMatchObject({ message });
});
