import { describe, expect, it } from "vitest";
import { itDeep } from "../support/deep";
import { serve } from "../support/serve";
import { snapshot, writeInto } from "../support/vault";

const served = serve({ worker: true });

const BODY = "A body that is long enough to be no stub at all, is it not?\n";
const record = (fields: string, body = BODY) => `---\n${fields}\n---\n${body}`;
const head = (type: string, name: string) => `type: ${type}\nname: ${name}\ncreated: 2026-01-02`;

/** A new account, with these files in its vault. */
async function vaultOf(files: Record<string, string>) {
  const { api, vaultDir } = await served.service.account();
  for (const [path, text] of Object.entries(files)) writeInto(vaultDir, path, text);
  const scan = async () => (await api.ok("janitorScan", {})).issues;
  const issueAt = async (code: string, path: string) => {
    const found = (await scan()).find((issue) => issue.code === code && issue.path === path);
    if (!found) throw new Error(`there is no ${code} in ${path}`);
    return found;
  };
  /** Picks the first offer of a kind that `is` holds for. */
  const pick = async (
    code: string,
    path: string,
    kind: string,
    is: (offer: Record<string, unknown>) => boolean = () => true,
  ) => {
    const all = (await scan()).filter((issue) => issue.code === code && issue.path === path);
    const at = all.map(({ offers }) => offers.findIndex((each) => each.kind === kind && is(each)));
    const found = at.findIndex((offer) => offer >= 0);
    return { issue: all[found]?.id ?? "", offer: at[found] ?? 0 };
  };
  const read = (path: string) => snapshot(vaultDir)[path];
  const codes = async (path: string) =>
    (await scan()).filter((issue) => issue.path === path).map(({ code }) => code);
  return { api, vaultDir, pick, read, codes, issueAt };
}

const LINKS = record(
  `${head("note", "Links")}\nrelated:\n  - "[[task/Gone]]"\nproject: "[[project/Gone]]"`,
  "[[person/Alise Chen|Alice]] and [[person/Alise Chen]] stand here, and [[Bob]].\n",
);

const linked = () =>
  vaultOf({
    "note/Links.md": LINKS,
    "person/Alice Chen.md": record(head("person", "Alice Chen")),
    "person/Bob.md": record(head("person", "Bob")),
    "org/Bob.md": record(head("org", "Bob")),
  });

describe("an offer", () => {
  it("changes the target of one link only; can be reverted", async () => {
    const { api, pick, read } = await linked();
    const input = await pick(
      "LINK001",
      "note/Links.md",
      "retarget",
      ({ path }) => path === "person/Alice Chen.md",
    );
    expect(await api.ok("janitorOffer", input)).toMatchObject({
      kind: "retarget",
      path: "note/Links.md",
      message: "Pointed the link in note/Links.md to person/Alice Chen.md",
    });
    expect(read("note/Links.md")).toBe(LINKS.replace("person/Alise Chen|", "person/Alice Chen|"));
    const [entry] = (await api.ok("listAudit", { action: "janitor.fix" })).entries;
    expect(entry).toMatchObject({
      subject: "note/Links.md",
      detail: { rule: "LINK001", issue: input.issue },
    });
    await api.ok("janitorRevert", { entry: entry?.seq });
    expect(read("note/Links.md")).toBe(LINKS);
  });

  itDeep("takes one link out: its words stay, a list loses its item, a field keeps the words", async () => {
    const { api, pick, read, issueAt } = await linked();
    const first = await pick("LINK001", "note/Links.md", "unlink");
    expect((await issueAt("LINK001", "note/Links.md")).message).toBe('The link to "task/Gone" is broken.');
    await api.ok("janitorOffer", first);
    const without = LINKS.replace('related:\n  - "[[task/Gone]]"', "related: []");
    expect(read("note/Links.md")).toBe(without);
    await api.ok("janitorOffer", await pick("LINK001", "note/Links.md", "unlink"));
    const plain = without.replace('"[[project/Gone]]"', '"Gone"');
    expect(read("note/Links.md")).toBe(plain);
    await api.ok("janitorOffer", await pick("LINK001", "note/Links.md", "unlink"));
    expect(read("note/Links.md")).toBe(plain.replace("[[person/Alise Chen|Alice]]", "Alice"));
  });

  itDeep("writes the full path of a link that several could answer", async () => {
    const { api, pick, read } = await linked();
    const input = await pick("LINK003", "note/Links.md", "retarget", ({ path }) => path === "person/Bob.md");
    await api.ok("janitorOffer", input);
    expect(read("note/Links.md")).toBe(LINKS.replace("[[Bob]]", "[[person/Bob]]"));
  });

  it("makes the record that is missing, also in a folder", async () => {
    const { api, pick, read, codes } = await vaultOf({
      "note/A.md": record(
        head("note", "A"),
        "[[person/New One]] and [[note/deep/er/Two]] are not there yet.\n",
      ),
    });
    const made = await api.ok("janitorOffer", await pick("LINK001", "note/A.md", "create"));
    expect(made).toMatchObject({ kind: "create", path: "person/New One.md" });
    expect(read("person/New One.md")).toContain("type: person\nname: New One\n");
    const deep = await api.ok("janitorOffer", await pick("LINK001", "note/A.md", "create"));
    expect(deep.path).toBe("note/deep/er/Two.md");
    expect(await codes("note/A.md")).not.toContain("LINK001");
  });

  itDeep("moves a record to where its type belongs, with the links to it; or sets the type", async () => {
    const misplaced = record(`${head("person", "Ann")} # said twice`);
    const files = {
      "note/Ann.md": misplaced,
      "note/A.md": record(head("note", "A"), "[[note/Ann]] is named in this text, which is no stub.\n"),
    };
    const one = await vaultOf(files);
    const moved = await one.api.ok("janitorOffer", await one.pick("DIR001", "note/Ann.md", "move"));
    expect(moved).toMatchObject({ path: "person/Ann.md", message: "Moved note/Ann.md to person/Ann.md" });
    expect(one.read("person/Ann.md")).toBe(misplaced);
    expect(one.read("note/A.md")).toContain("[[person/Ann]]");
    const two = await vaultOf(files);
    await two.api.ok("janitorOffer", await two.pick("DIR001", "note/Ann.md", "set"));
    expect(two.read("note/Ann.md")).toBe(misplaced.replace("type: person", "type: note"));
  });

  itDeep("sets a field and relates a record, touching nothing else", async () => {
    const task = record(`${head("task", "Odd")}\nstatus: 'strange' # why?\nparticipants: Ann, Bob`);
    const { api, pick, read } = await vaultOf({
      "task/Odd.md": task,
      "note/A.md": record(head("note", "A"), "[[task/Odd]] is named in this text, which is no stub.\n"),
    });
    const status = await pick("FM003", "task/Odd.md", "set", ({ value }) => value === "blocked");
    await api.ok("janitorOffer", status);
    expect(read("task/Odd.md")).toBe(task.replace("strange", "blocked"));
    await api.ok("janitorOffer", await pick("FM004", "task/Odd.md", "set"));
    expect(read("task/Odd.md")).toContain("participants:\n  - Ann\n  - Bob\n");
    await api.ok("janitorSet", { report_body_links: true });
    await api.ok("janitorOffer", await pick("LINK002", "note/A.md", "relate"));
    expect(read("note/A.md")).toContain('related:\n  - "[[task/Odd]]"\n');
  });

  itDeep("is refused when it is not there (any more), and for a merge", async () => {
    const { api, pick, read, vaultDir } = await linked();
    const input = await pick("LINK001", "note/Links.md", "retarget");
    const beyond = await api.refused("janitorOffer", { ...input, offer: 99 });
    expect([beyond.status, beyond.code]).toEqual([409, "CONFLICT"]);
    writeInto(vaultDir, "note/Links.md", LINKS.replace("task/Gone", "person/Bob"));
    await api.ok("janitorOffer", await pick("LINK001", "note/Links.md", "unlink"));
    expect((await api.refused("janitorOffer", { issue: "LINK001-none", offer: 0 })).status).toBe(404);
    expect((await api.refused("janitorOffer", { issue: input.issue, offer: -1 })).status).toBe(400);
    expect((await api.refused("janitorOffer", { issue: "\0", offer: 0 })).status).toBe(400);
    writeInto(vaultDir, "person/bób.md", record(head("person", "Bob")));
    const before = read("person/Bob.md");
    const merge = await api.refused("janitorOffer", await pick("DUP001", "person/Bob.md", "merge"));
    expect(merge.status).toBe(409);
    expect(read("person/Bob.md")).toBe(before);
  });

  itDeep("is no longer counted once it is applied or ignored", async () => {
    const { api, pick } = await linked();
    const input = await pick("LINK001", "note/Links.md", "unlink");
    const open = async () => (await api.ok("janitorStatus", {})).issues_open;
    const before = await open();
    await api.ok("janitorOffer", input);
    expect(await open()).toBe(before - 1);
    const { count } = await api.ok("janitorIssues", { path: "person/Alice" });
    expect(count).toBeGreaterThan(0);
    await api.ok("janitorIgnore", { file: "person/Alice Chen" });
    expect(await open()).toBe(before - 1 - count);
  });

  it("of another account is not there", async () => {
    const { pick } = await linked();
    const input = await pick("LINK001", "note/Links.md", "unlink");
    const other = await served.service.account();
    expect((await other.api.refused("janitorOffer", input)).status).toBe(404);
  });
});

itDeep(
  "deletes an equal copy of a sync tool, lets its links lead to the original, and is reverted",
  async () => {
    const plan = record(head("note", "Plan"));
    const copy = "note/Plan.sync-conflict-20260102-101112-ABCDEF7.md";
    const link = record(head("note", "Links"), `[[Plan.sync-conflict-20260102-101112-ABCDEF7|it]] ${BODY}`);
    const { api, pick, read } = await vaultOf({ "note/Plan.md": plan, [copy]: plan, "note/Links.md": link });
    const input = await pick("FILE002", copy, "delete");
    expect(await api.ok("janitorOffer", input)).toMatchObject({
      kind: "delete",
      path: "note/Plan.md",
      message: `Deleted ${copy}; one link rewritten`,
    });
    expect([read(copy), read("note/Plan.md")]).toEqual([undefined, plan]);
    expect(read("note/Links.md")).toContain("[[Plan|it]]");
    const [merge] = (await api.ok("listAudit", { action: "janitor.merge" })).entries;
    await api.ok("janitorRevert", { sweep: String(merge?.detail.sweep) });
    await expect.poll(() => [read(copy), read("note/Links.md")], { timeout: 30_000 }).toEqual([plan, link]);
  },
);
