import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { generateX25519Identity } from "age-encryption";
import { afterAll, expect, it } from "vitest";
import { identifyVault } from "@/lib/accounts";
import { identityFile, storeIdentity } from "@/lib/backups/identity";
import { createDurably, replaceDurably } from "@/lib/core/durable-file";
import { loadSecrets, replaceMasterKey } from "@/lib/core/secrets";
import { flushedDirectories } from "../support/flushed";
import { reachableRoom } from "../support/room";
import { withSettings } from "../support/with-settings";

const room = reachableRoom();
afterAll(() => room.remove());
const data = join(room.path, "data");
withSettings({ KV_DATA_DIR: data });

it("a new installation's secrets are on disk under their names, one after the other", async () => {
  expect(await flushedDirectories(() => loadSecrets(data))).toEqual([
    ["data", ["secrets"]],
    ["secrets", ["session"]],
    ["secrets", ["master-key", "session"]],
    ["secrets", ["database-password", "master-key", "session"]],
  ]);
});

it("a retired master key is on disk before there is a new one", async () => {
  const before = readFileSync(join(data, "secrets/master-key"), "utf8");
  const [retired, renewed] = await flushedDirectories(() => replaceMasterKey(data));
  expect(retired).toEqual(renewed);
  const name = renewed?.[1].find((name) => name.startsWith("master-key.")) ?? "";
  expect(readFileSync(join(data, "secrets", name), "utf8")).toBe(before);
  expect(readFileSync(join(data, "secrets/master-key"), "utf8")).not.toBe(before);
});

it("the identity of backups is on disk before a backup is encrypted for it", async () => {
  const identity = await generateX25519Identity();
  const account = crypto.randomUUID();
  const [flushed] = await flushedDirectories(() => storeIdentity(account, identity));
  expect(flushed?.[1]).toContain(basename(identityFile(account)));
});

it("whose a vault is is on disk, with its folder", async () => {
  const vaultDir = join(room.path, "vault");
  mkdirSync(vaultDir);
  expect(await flushedDirectories(() => identifyVault({ id: crypto.randomUUID(), vaultDir }))).toEqual([
    ["vault", [".kv"]],
    [".kv", ["vault.json"]],
  ]);
});

it("a file that is there is kept, or replaced; nothing else is left", () => {
  const directory = join(room.path, "files");
  mkdirSync(directory);
  const file = join(directory, "a");
  createDurably(file, "first", 0o600);
  createDurably(file, "second", 0o600);
  expect(readFileSync(file, "utf8")).toBe("first");
  replaceDurably(file, "third", 0o600);
  expect(readFileSync(file, "utf8")).toBe("third");
  mkdirSync(join(directory, "b"));
  writeFileSync(join(directory, "b/c"), "");
  expect(() => replaceDurably(join(directory, "b"), "text", 0o600)).toThrow();
  expect(readdirSync(directory).sort()).toEqual(["a", "b"]);
});
