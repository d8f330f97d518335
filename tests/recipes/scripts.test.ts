import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { run } from "@/tests/support/processes";
import { reachableRoom } from "@/tests/support/room";
import { root } from "@/tests/support/root";
import { serve } from "@/tests/support/serve";
import type { TestAccount } from "@/tests/support/service";

const served = serve();
const room = reachableRoom("kv-recipes-");
let account: TestAccount;

/** The scripts of the recipes, as a reader would copy them. */
beforeAll(async () => {
  account = await served.service.account();
  for (const recipe of ["cron", "watched-folder"]) {
    const text = readFileSync(join(root, `docs/recipes/${recipe}.md`), "utf8");
    for (const [, name = "", script = ""] of text.matchAll(/<!-- (\S+\.sh) -->\n```sh\n(.*?)```/gs))
      writeFileSync(join(room.path, name), script, { mode: 0o700 });
  }
});
afterAll(() => room.remove());

async function sh(script: string, ...args: string[]) {
  const env = { ...process.env, KV_URL: served.service.base, KV_KEY: account.api.key };
  const running = run("/bin/sh", [join(room.path, script), ...args], { env });
  const code = await running.ends(60_000);
  return { code, output: running.output() };
}

const waiting = async () => (await account.api.ok("listInbox", {})).files;

/** A file that has not changed for a while. */
function put(name: string, text: string): string {
  const path = join(room.path, name);
  writeFileSync(path, text);
  const before = new Date(Date.now() - 600_000);
  utimesSync(path, before, before);
  return path;
}

describe("the scripts of the recipes", () => {
  it("send a file to the inbox once, byte for byte", async () => {
    const text = 'Umlauts “ü”, a \\ and\n"quotes" 🌱\n';
    const file = put("Call with “Alice”.md", text);
    for (let n = 0; n < 2; n += 1) expect(await sh("kv-send.sh", file)).toMatchObject({ code: 0 });
    expect(await waiting()).toEqual(["Call with “Alice”.md"]);
    const stored = readFileSync(join(account.vaultDir, "inbox/Call with “Alice”.md"), "utf8");
    expect(stored).toBe(text);
  });

  it("fail with the reason when a file is not accepted", async () => {
    const { code, output } = await sh("kv-send.sh", put("big.md", "x".repeat(6 * 1024 * 1024)));
    expect(code).not.toBe(0);
    expect(output).toContain("PAYLOAD_TOO_LARGE");
  });

  it("list what has changed", async () => {
    await account.api.ok("createRecord", { type: "note", name: "New today" });
    const { code, output } = await sh("kv-recent.sh");
    expect([code, output]).toEqual([0, expect.stringContaining("note/New today.md")]);
  });

  it("send what is put in a folder, and leave what is still growing", async () => {
    mkdirSync(join(room.path, "scans"));
    put("scans/one.md", "one");
    put("scans/two words.md", "two");
    put("scans/.hidden", "not sent");
    writeFileSync(join(room.path, "scans/growing.md"), "three");
    for (let n = 0; n < 2; n += 1)
      expect(await sh("kv-folder.sh", join(room.path, "scans"))).toMatchObject({ code: 0 });
    expect(readdirSync(join(room.path, "scans")).toSorted()).toEqual([".hidden", "growing.md", "sent"]);
    expect(readdirSync(join(room.path, "scans/sent")).toSorted()).toEqual(["one.md", "two words.md"]);
    expect(await waiting()).toEqual(expect.arrayContaining(["one.md", "two words.md"]));
    expect(await waiting()).not.toContain("growing.md");
  });
});
