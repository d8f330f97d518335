import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { DEFAULT_LAYOUT, pathFor, reconcile } from "@/lib/vault";
import { directoryOf, RECORD_TYPES } from "@/lib/vault/schema";
import { encodePath, type Reply } from "@/tests/support/api";
import { EITHER } from "@/tests/support/deep";
import { times } from "@/tests/support/property";
import { root } from "@/tests/support/root";
import { serveOwn } from "@/tests/support/serve-own";
import { snapshot } from "@/tests/support/vault";
import { HOSTILE, MARK } from "./hostile";

const served = serveOwn({ process: EITHER });
const vault = (...parts: string[]) => join(served.account.vaultDir, ...parts);
let outside: string;
let surroundings: Record<string, string>;
let tried = 0;

/** Everything the service keeps but the vault itself and its log, and the names in the places that an escape would aim at. */
function lookAround(): Record<string, string> {
  const all = Object.entries(snapshot(dirname(served.service.dataDir)));
  const inside = served.account.vaultDir.slice(dirname(served.service.dataDir).length + 1);
  const places = ["/", "/tmp", "/etc", "/root", homedir(), root, join(root, "lib"), dirname(root)];
  const marked = places.flatMap((place) => {
    const names = existsSync(place) ? readdirSync(place) : [];
    return names.filter((name) => name.includes(MARK)).map((name) => [join(place, name), "marked"] as const);
  });
  const around = all.filter(([path]) => !path.startsWith(`${inside}/`) && !LOG.test(path));
  return Object.fromEntries([...around, ...marked]);
}

/** What the processes log meanwhile. */
const LOG = /\/logs\/[^/]+\.jsonl$/;

/** The vault's files but those that lie in the inbox itself. */
const records = () =>
  Object.keys(snapshot(vault())).filter((path) => !/^(inbox(\/[^/]*)?|\.kv(\/vault\.json)?)$/.test(path));

beforeAll(async () => {
  outside = join(dirname(served.service.dataDir), "outside");
  mkdirSync(join(outside, "folder"), { recursive: true });
  writeFileSync(join(outside, "secret.md"), "---\ntype: note\n---\ntop secret\n");
  writeFileSync(join(outside, "folder/secret.md"), "top secret");
  await served.api.ok("createRecord", { type: "note", name: "Plain" });
  surroundings = lookAround();
});

function refused(what: string, reply: Reply): void {
  tried += 1;
  expect(reply.status, `${what}: ${reply.text.slice(0, 300)}`).toBeGreaterThanOrEqual(400);
  expect(reply.status, `${what}: ${reply.text.slice(0, 300)}`).toBeLessThan(500);
}

const send = (method: string, path: string, json?: object) => served.api.send(method, path, { json });
const shown = (text: string) => JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);

/** Node refuses longer addresses before anyone reads them. */
const MAX_LENGTH = 12_000;

/** As in a URL, which cannot contain half a character. */
const inUrl = (text: string) => encodePath(text.toWellFormed());

/** What takes a name or a path from a request. */
const WAYS_IN: Record<string, (what: string, hostile: string) => Promise<void>> = {
  "is no name": async (what, hostile) => {
    refused(what, await send("POST", "/vault/records", { type: "note", name: hostile }));
    refused(what, await send("POST", "/vault/records/note/Plain/move", { name: hostile }));
  },

  "is no type": async (what, hostile) => {
    refused(what, await send("POST", "/vault/records", { type: hostile, name: MARK }));
    const address = encodeURIComponent(hostile.toWellFormed());
    if (address.length < MAX_LENGTH) refused(what, await send("GET", `/vault/list/${address}`));
  },

  "is no path, in the address or in a body": async (what, hostile) => {
    const addresses = [`note/${hostile}`, hostile].map((path) => encodeURIComponent(path.toWellFormed()));
    for (const address of [...addresses, inUrl(`note/${hostile}`)].filter(
      (each) => each.length < MAX_LENGTH,
    )) {
      refused(what, await send("GET", `/vault/records/${address}`));
    }
    const [address = ""] = addresses.filter((each) => each.length < MAX_LENGTH);
    refused(what, await send("PATCH", `/vault/records/${address}`, { body: MARK }));
    refused(what, await send("POST", `/vault/records/${address}/move`, { name: MARK }));
    refused(what, await send("DELETE", `/vault/records/${address}`));
    for (const to of [hostile, `note/${hostile}`]) {
      refused(what, await send("POST", "/vault/records/note/Plain/move", { to }));
      refused(what, await send("POST", "/vault/move", { from: "note/Plain", to }));
      refused(what, await send("POST", "/vault/move", { from: to, to: `note/${MARK}` }));
    }
  },

  "is no filename, or is kept under a safe one in the inbox itself": async (_, hostile) => {
    const sent = { filename: hostile, content: MARK };
    for (const reply of [
      await send("POST", "/vault/inbox", sent),
      await send("POST", "/vault/inbox/bulk", { files: [sent, sent] }),
    ]) {
      tried += 1;
      expect([201, 400]).toContain(reply.status);
      const { files = [reply.body] } = reply.body as { files?: unknown[] };
      for (const file of reply.status === 201 ? (files as { filename: string; location: string }[]) : []) {
        expect(file.location).toBe(`inbox/${file.filename}`);
        expect(readdirSync(vault("inbox"))).toContain(file.filename);
        expect(file.filename).not.toMatch(/[/\\:*?"<>|\p{Cc}]|^\./u);
        expect(readFileSync(vault("inbox", file.filename), "utf8")).toBe(MARK);
      }
    }
  },
};

/** All reach the same checks of a path: at work, each name takes one way in and each way gets many names. */
const EACH = times(Object.keys(WAYS_IN).length, 1);

const waysOf = (at: number) =>
  Object.entries(WAYS_IN).filter((_, way, all) => (at + way) % all.length < EACH);

describe.each(HOSTILE.map((hostile, at) => [shown(hostile), hostile, at] as const))(
  "%s",
  (what, hostile, at) => {
    it.each(waysOf(at))("%s", (_, tryIt) => tryIt(what, hostile));
  },
);

describe("all of it", () => {
  it("was tried often enough, by every way in", () => {
    expect(HOSTILE.length).toBeGreaterThan(100);
    expect(new Set(HOSTILE).size).toBe(HOSTILE.length);
    expect(tried).toBeGreaterThan(250 * EACH);
  });

  it("made nothing outside the vault, and no record in it", () => {
    expect(lookAround()).toEqual(surroundings);
    expect(records().sort()).toEqual(["note", "note/Plain.md"]);
  });

  it("is logged when a path tried to leave the vault", async () => {
    expect(await served.service.output()).toContain("escape refused");
  });
});

describe("symbolic links", () => {
  beforeAll(() => {
    for (const type of ["note", "person", "task"]) mkdirSync(vault(type), { recursive: true });
    symlinkSync(join(outside, "secret.md"), vault("note/Link.md"));
    symlinkSync(join(outside, "folder"), vault("note/Folder"));
    symlinkSync(join(outside, "missing.md"), vault("note/Dangling.md"));
    symlinkSync("Loop.md", vault("note/Loop.md"));
    symlinkSync("Plain.md", vault("note/Inner.md"));
    symlinkSync(join(outside, "folder"), vault("org"));
    symlinkSync("/", vault("person/Root"));
    symlinkSync(vault(), vault("task/Vault"));
    surroundings = lookAround();
  });

  it.each([
    "note/Link",
    "note/Folder/secret",
    "note/Folder/new",
    "note/Dangling",
    "note/Loop",
    "note/Inner",
    "org/secret",
    "org/new",
    "person/Root/etc/passwd",
    "task/Vault/note/Plain",
  ])("are not followed by %s", async (path) => {
    const address = `/vault/records/${encodePath(path)}`;
    for (const reply of [
      await send("GET", address),
      await send("PATCH", address, { body: MARK }),
      await send("PATCH", address, { set: { x: MARK } }),
      await send("POST", `${address}/move`, { to: `note/${MARK}` }),
      await send("DELETE", address),
      await send("POST", "/vault/records/note/Plain/move", { to: path }),
      await send("POST", "/vault/move", { from: "note/Plain", to: path }),
    ]) {
      expect([400, 409], reply.text).toContain(reply.status);
      expect(reply.text).not.toContain("top secret");
    }
  });

  it("are not written through by a new record", async () => {
    for (const [type, name] of [
      ["org", MARK],
      ["org", "secret"],
      ["note", "Link"],
      ["note", "Dangling"],
    ] as const) {
      expect([400, 409]).toContain((await send("POST", "/vault/records", { type, name })).status);
    }
  });

  it("show nothing in lists, searches and the graph", async () => {
    await reconcile(served.account.ctx);
    expect((await served.api.ok("searchVault", { grep: "top secret" })).count).toBe(0);
    expect((await served.api.ok("listRecords", { type: "org" })).count).toBe(0);
    expect((await served.api.ok("vaultGraph", {})).nodes.map((node) => node.id)).toEqual(["note/Plain.md"]);
  });

  it("do not let links of a moved record leave the vault", async () => {
    writeFileSync(vault("task/Linked.md"), "[[Plain]]");
    await served.api.ok("moveRecord", { path: "note/Plain", name: "Moved" });
    expect(readFileSync(vault("task/Linked.md"), "utf8")).toBe("[[Moved]]");
    await served.api.ok("moveRecord", { path: "note/Moved", name: "Plain" });
  });

  it("changed nothing outside", () => {
    expect(lookAround()).toEqual(surroundings);
  });
});

describe("an inbox that is itself a symbolic link", () => {
  it("takes nothing, and lists nothing", async () => {
    const account = await served.service.account();

    rmSync(join(account.vaultDir, "inbox"), { recursive: true });
    symlinkSync(join(outside, "folder"), join(account.vaultDir, "inbox"));
    const file = { filename: `${MARK}.md`, content: "x" };
    expect((await account.api.refused("addToInbox", file)).status).toBe(400);
    expect((await account.api.refused("addBulkToInbox", { files: [file] })).status).toBe(400);
    expect(readdirSync(join(outside, "folder"))).toEqual(["secret.md"]);
    expect((await account.api.ok("listInbox", {})).files).toEqual([]);
    expect((await account.api.ok("inboxStates", {})).files).toEqual([]);
  });
});

it("places every type in its own directory", () => {
  for (const type of RECORD_TYPES)
    expect(pathFor(DEFAULT_LAYOUT, type, MARK)).toBe(`${directoryOf(type)}/${MARK}.md`);
});
