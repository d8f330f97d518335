import { mkdirSync, renameSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { backupIssues, backupStatus, listBackups } from "@/lib/backups";
import { env } from "@/lib/env";
import { commands } from "../../bin/kv/commands/all";
import { backupRoom } from "./room";

const room = backupRoom();
beforeAll(() => {
  env().DATABASE_URL = room().databaseUrl;
});
afterAll(() => {
  delete env().DATABASE_URL;
});

const kv = (name: string, ...words: string[]): Promise<void> | undefined =>
  commands.find((command) => command.name.join(" ") === name)?.run({}, words);

it("is missing where its file is not at the destination: health warns until there is one", async () => {
  const { ctx, backUp, write, fileOf } = room();
  write("note/One.md", "text");
  const { id } = await backUp();
  const unchanged = await backUp();
  expect(unchanged.state).toBe("unchanged");
  const missing = async () =>
    (await listBackups(ctx)).backups.filter((each) => each.missing).map((each) => each.id);
  const issues = async () => backupIssues(await backupStatus(ctx), new Date());
  expect([await missing(), await issues()]).toEqual([[], []]);

  // As in another installation, or after another destination was set.
  const here = dirname(fileOf("any"));
  renameSync(here, `${here}.away`);
  mkdirSync(here);
  expect(new Set(await missing())).toEqual(new Set([id, unchanged.id]));
  expect(await issues()).toEqual([
    `The last usable backup is not in ${here}: it was made by another installation, or stored elsewhere. Back up now`,
  ]);
  expect(await backUp()).toMatchObject({ state: "stored" });
  expect(await issues()).toEqual([]);
  renameSync(`${here}.away`, join(here, "away"));
});

it("says that there is no such backup", async () => {
  for (const name of ["verify", "drill", "confirm", "delete"])
    await expect(kv(`backup ${name}`, "zz"), name).rejects.toThrow(
      "There is no backup zz: kv backup list shows them",
    );
});
