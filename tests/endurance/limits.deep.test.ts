import { execFileSync } from "node:child_process";
import { readdirSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { bundleOf } from "@/bin/supervise/bundle";
import { inboxStates, searchVault } from "@/lib/vault";
import { run } from "@/tests/support/processes";
import { serveOwn } from "@/tests/support/serve-own";
import { until } from "@/tests/support/until";
import { openVault } from "@/tests/support/vault";
import { expectWhole } from "@/tests/support/whole";

const descriptorsOf = (pid: number) => readdirSync(`/proc/${pid}/fd`).length;
const allow = (pid: number, descriptors: number) =>
  execFileSync("prlimit", [`--pid=${pid}`, `--nofile=${descriptors}:`]);
const ENOUGH = 4_096;

describe("a limit of file descriptors", () => {
  const served = serveOwn({ worker: true });

  it("that clients exhaust refuses requests, and loses none that was acknowledged", {
    timeout: 180_000,
  }, async () => {
    const { service, account } = served;
    const { pid } = service.web;
    // Next loads the code of addresses after the start; what it could not load, it does not try again.
    const { path: before } = await account.api.ok("createRecord", { type: "note", name: "Before" });
    await account.api.ok("readRecord", { path: before });
    await account.api.ok("vaultSchema", {});
    allow(pid, descriptorsOf(pid) + 20);
    const { hostname, port } = new URL(service.base);
    const sockets: Socket[] = [];
    for (let n = 0; n < 100; n += 1) {
      const socket = connect(Number(port), hostname);
      socket.on("error", () => {});
      sockets.push(socket);
    }
    await until("no descriptor is left", () => descriptorsOf(pid) >= 20, 10_000);
    const written: string[] = [];
    for (let n = 0; n < 20; n += 1) {
      const attempt = account.api.call("createRecord", { type: "note", name: `Short of descriptors ${n}` });
      const reply = await Promise.race([attempt.catch(() => null), refused()]);
      if (reply?.status === 201) written.push(reply.body.path);
    }
    for (const socket of sockets) socket.destroy();
    await until("it answers again", async () => {
      const reply = await account.api.call("vaultSchema", {}).catch(() => null);
      return reply?.status === 200;
    });
    for (const path of written) await account.api.ok("readRecord", { path });
    allow(pid, ENOUGH);
    expect(service.web.pid).toBe(pid);
    await account.api.ok("createRecord", { type: "note", name: "Afterwards" });
    await expectWhole(service.db, account.ctx);
  });

  it("that the worker has reached puts off the inbox, and quarantines nothing", {
    timeout: 180_000,
  }, async () => {
    const { service, account } = served;
    const pid = service.worker?.pid ?? 0;
    allow(pid, descriptorsOf(pid));
    for (let n = 0; n < 20; n += 1)
      await account.api.ok("addToInbox", {
        filename: `file ${n}.md`,
        content: `# File ${n}\n\nA thought.\n`,
      });
    await until(
      "a file was tried",
      async () => /EMFILE|too many open files/.test(await service.output()),
      60_000,
    );
    allow(pid, ENOUGH);
    const states = async () =>
      (await inboxStates(account.ctx, { limit: 100 })).files.map(({ state }) => state);
    await until(
      "all are processed",
      async () => (await states()).every((state) => state === "processed"),
      120_000,
    );
    await expectWhole(service.db, account.ctx);
  });
});

/** A request that waits for a connection is given up. */
const refused = () => new Promise<null>((resolve) => setTimeout(() => resolve(null), 500).unref());

/** In a separate namespace, so that other processes keep theirs. */
const FEW_WATCHES = [
  "--user",
  "--map-root-user",
  "sh",
  "-c",
  'echo 5 > /proc/sys/user/max_inotify_watches && exec "$0" "$@"',
];

function mayLimitWatches(): boolean {
  try {
    execFileSync("unshare", [...FEW_WATCHES, "true"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

describe.runIf(mayLimitWatches())("a limit of watched directories", () => {
  it("delays changes, loses none, and is logged once", { timeout: 240_000 }, async () => {
    const vault = await openVault();
    for (let n = 0; n < 20; n += 1) vault.write(`folder ${n}/note.md`, `# Note ${n}\n`);
    const env = {
      ...process.env,
      DATABASE_URL: vault.databaseUrl,
      KV_DATA_DIR: vault.dataDir,
      KV_LOG_LEVEL: "info",
    };
    const worker = run("unshare", [...FEW_WATCHES, process.execPath, bundleOf("worker")], { env });
    try {
      await worker.says(/cannot be watched/, 60_000);
      writeFileSync(join(vault.root, "folder 19/late.md"), "# Latecomer\n");
      writeFileSync(join(vault.root, "inbox/late.md"), "# Sent late\n\nA thought.\n");
      const found = async (q: string) => (await searchVault(vault.ctx, { q })).results.length > 0;
      await until("the walk finds the note", () => found("Latecomer"), 120_000);
      await until("the inbox file is processed", () => found("Sent late"), 120_000);
      expect(worker.output().match(/cannot be watched/g)).toHaveLength(1);
    } finally {
      await worker.end("SIGTERM");
    }
    await expectWhole(vault.db, vault.ctx);
    await vault.close();
  });
});
