import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import type { Api, Reply } from "@/tests/support/api";
import { serve } from "@/tests/support/serve";
import type { TestAccount } from "@/tests/support/service";
import { snapshot } from "@/tests/support/vault";

/** Two accounts on one server: neither sees, finds, counts or changes anything of the other. */
const served = serve();
const SECRET = "xyzzyplugh";
let other: TestAccount;
let mine: Api;

beforeAll(async () => {
  other = await served.service.account();
  mine = served.account.api;
  await other.api.ok("createRecord", {
    type: "person",
    name: `Person ${SECRET}`,
    fields: { tags: [SECRET], status: "active" },
    body: `${SECRET} [[${SECRET}]]`,
  });
  await other.api.ok("addToInbox", { filename: `${SECRET}.md`, content: SECRET });
});

describe("through the API", () => {
  it("nothing of another account is listed, found, counted or shown", async () => {
    await mine.ok("createRecord", { type: "person", name: "Mine", body: `[[Person ${SECRET.slice(0, 3)}]]` });
    const replies: Reply[] = [
      await mine.call("vaultContext", {}),
      await mine.call("vaultGraph", {}),
      await mine.call("listRecords", { type: "person" }),
      await mine.call("searchVault", { q: SECRET }),
      await mine.call("searchVault", { grep: SECRET }),
      await mine.call("searchVault", { glob: "**" }),
      await mine.call("searchVault", { tag: SECRET }),
      await mine.call("listInbox", {}),
      await mine.call("inboxStates", {}),
      await mine.call("readRecord", { path: "person/Mine" }),
    ];
    for (const reply of replies) {
      expect(reply.status).toBe(200);
      expect(reply.text).not.toContain(SECRET);
    }
    expect((await mine.ok("vaultContext", {})).total).toBe(1);
  });

  it("nothing of another account can be read, changed, moved or deleted", async () => {
    const before = snapshot(other.vaultDir);
    const path = `person/Person ${SECRET}`;
    const { files } = await other.api.ok("inboxStates", {});
    for (const reply of [
      await mine.call("readRecord", { path }),
      await mine.call("editRecord", { path, body: "" }),
      await mine.call("moveRecord", { path, name: "Stolen" }),
      await mine.call("deleteRecord", { path }),
      await mine.call("retryInboxFile", { id: files[0]?.id ?? "" }),
    ]) {
      expect(reply.status).toBe(404);
    }
    expect(snapshot(other.vaultDir)).toEqual(before);
  });

  it("records of one name stand side by side, and links lead to one's own", async () => {
    await other.api.ok("createRecord", { type: "note", name: "Same", body: "theirs" });
    await mine.ok("createRecord", { type: "note", name: "Same", body: "mine" });
    await mine.ok("createRecord", { type: "note", name: "Links", body: "[[Same]]" });
    expect((await mine.ok("readRecord", { path: "note/Same" })).backlinks).toHaveLength(1);
    expect((await other.api.ok("readRecord", { path: "note/Same" })).backlinks).toHaveLength(0);
    expect((await other.api.ok("readRecord", { path: "note/Same" })).body).toBe("theirs");
    await mine.ok("deleteRecord", { path: "note/Same" });
    expect((await other.api.ok("readRecord", { path: "note/Same" })).body).toBe("theirs");
  });

  it("an unresolved link says the same whether another account has such a record or not", async () => {
    const fields = { related: [`[[person/Person ${SECRET}]]`] };
    const { warnings } = await mine.ok("createRecord", { type: "note", name: "Probe", fields });
    const target = `person/Person ${SECRET}`;
    const message = `[[${target}]] leads to no record yet`;
    expect(warnings).toEqual([{ code: "LINK_UNRESOLVED", message, target }]);
  });

  it("a cursor of one account opens nothing in another", async () => {
    for (const name of ["A", "B", "C"])
      await other.api.ok("createRecord", { type: "org", name: `${name} ${SECRET}` });
    const { next_cursor } = await other.api.ok("listRecords", { type: "org", limit: 1 });
    const page = await mine.ok("listRecords", { type: "org", cursor: next_cursor ?? "" });
    expect(page.results).toEqual([]);
  });
});

describe("on the disk", () => {
  it("each account has its own directory", () => {
    expect(other.vaultDir).not.toBe(served.account.vaultDir);
    expect(other.vaultDir).toBe(join(served.service.dataDir, "accounts", other.id, "vault"));
    expect(readFileSync(join(other.vaultDir, "inbox", `${SECRET}.md`), "utf8")).toBe(SECRET);
  });

  it("no account gets the vault of another, or one within it or around it", async () => {
    for (const vaultDir of [other.vaultDir, join(other.vaultDir, "inbox"), served.service.dataDir]) {
      await expect(served.service.account({ vaultDir })).rejects.toThrow(/overlaps the vault/);
    }
  });
});
