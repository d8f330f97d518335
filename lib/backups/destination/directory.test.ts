import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { reachableRoom } from "@/tests/support/room";
import { directoryDestination } from "./directory";

const room = reachableRoom();
afterAll(() => room.remove());

const destination = directoryDestination(room.path);

it("says that a backup is no longer there only where there is none", async () => {
  mkdirSync(join(room.path, "folder"));
  for (const name of ["gone", "folder"])
    await expect(destination.get(name)).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect(await destination.size("gone")).toBeNull();
  symlinkSync("loop", join(room.path, "loop"));
  await expect(destination.get("loop")).rejects.toMatchObject({ code: "ELOOP" });
  await expect(destination.size("loop")).rejects.toMatchObject({ code: "ELOOP" });
});
