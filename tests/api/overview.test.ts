import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { reconcile } from "@/lib/vault";
import { serve } from "@/tests/support/serve";
import { writeInto } from "@/tests/support/vault";

const served = serve();
const write = (path: string, text: string) => writeInto(served.account.vaultDir, path, text);

describe("GET /vault/schema", () => {
  it("says what the interface says, word for word", async () => {
    const list = (text: string) => text.split(", ");
    expect(await served.api.ok("vaultSchema", {})).toEqual({
      known_types: list(
        "person, org, project, task, event, note, location, process, account, asset, conversation, input, run, session, decision, assumption, constraint, contradiction, synthesis",
      ),
      status_by_type: {
        project: list("active, paused, completed, abandoned, proposed"),
        task: list("todo, active, blocked, done, cancelled"),
        session: list("active, completed"),
        input: list("unprocessed, processed, deferred"),
        person: list("active, inactive"),
        org: list("active, inactive"),
        location: list("active, inactive"),
        note: list("draft, active, review, final"),
        decision: list("draft, final, superseded, reversed"),
        process: list("active, proposed, design, deprecated"),
        run: list("active, completed, blocked, cancelled"),
        account: list("active, suspended, closed, pending"),
        asset: list("active, retired, maintenance, disposed"),
        conversation: list("active, waiting, resolved, closed, archived"),
        assumption: list("active, challenged, invalidated, confirmed"),
        constraint: list("active, expired, waived, superseded"),
        contradiction: list("unresolved, resolved, accepted"),
        synthesis: list("draft, active, superseded"),
      },
      list_fields: list(
        "tags, aliases, related, relationships, participants, outputs, depends_on, blocked_by, based_on, supports, challenged_by, approved_by, confirmed_by, invalidated_by, cluster_sources, governed_by, references, project",
      ),
      required_fields: ["type", "created"],
      name_field_by_type: { conversation: "subject", input: "subject" },
      type_directory: Object.fromEntries(
        list(
          "project, task, person, org, location, note, decision, process, run, event, account, asset, conversation, assumption, constraint, contradiction, synthesis",
        ).map((type) => [type, type]),
      ),
    });
  });
});

describe("of an empty vault", () => {
  it("context and graph hold nothing", async () => {
    expect(await served.api.ok("vaultContext", {})).toEqual({
      raw: expect.stringContaining("0 records"),
      total: 0,
      records_by_type: {},
      counts_by_type: {},
      inbox: 0,
      links: { total: 0, broken: 0 },
      skipped: { count: 0, files: [] },
      updated_at: null,
    });
    expect(await served.api.ok("vaultGraph", {})).toEqual({ nodes: [], edges: [] });
  });
});

describe("of a vault", () => {
  beforeAll(async () => {
    write(
      "person/Alice.md",
      "---\ntype: person\nstatus: active\norg: '[[org/Acme]]'\n---\n[[Acme]] [[Acme]] [[Nobody]]",
    );
    write("person/Bob.md", "---\ntype: person\nname: Bobby\n---\n[[Alice]] ![[picture.png]]");
    write("org/Acme.md", "---\ntype: org\n---\n[[Acme]]");
    write("My notes/loose.md", "[[Bob]]");
    write("picture.png", "PNG");
    write(".obsidian/hidden.md", "[[Alice]]");
    write("_templates/Person.md", "[[Alice]]");
    await reconcile(served.account.ctx);
    await served.api.ok("addToInbox", { filename: "waiting.md", content: "[[Alice]]" });
  });

  it("context counts records, links and waiting files", async () => {
    const context = await served.api.ok("vaultContext", {});
    expect(context).toEqual({
      raw: expect.stringContaining("4 records"),
      total: 4,
      records_by_type: {
        note: [{ path: "My notes/loose.md", name: "loose", status: null }],
        org: [{ path: "org/Acme.md", name: "Acme", status: null }],
        person: [
          { path: "person/Alice.md", name: "Alice", status: "active" },
          { path: "person/Bob.md", name: "Bobby", status: null },
        ],
      },
      counts_by_type: { note: 1, person: 2, org: 1 },
      inbox: 1,
      links: { total: 8, broken: 1 },
      skipped: {
        count: 1,
        files: [{ path: "_templates/Person.md", reason: "Files in _templates are templates." }],
      },
      updated_at: expect.stringMatching(/Z$/),
    });
    await served.api.ok("editRecord", { path: "org/Acme", body_append: "x" });
    const later = await served.api.ok("vaultContext", {});
    expect(String(later.updated_at) > String(context.updated_at)).toBe(true);
  });

  it("graph shows records, and each link once a relation", async () => {
    const { nodes, edges } = await served.api.ok("vaultGraph", {});
    expect(nodes).toEqual([
      { id: "My notes/loose.md", type: "note", name: "loose", status: null, degree: 1 },
      { id: "org/Acme.md", type: "org", name: "Acme", status: null, degree: 4 },
      { id: "person/Alice.md", type: "person", name: "Alice", status: "active", degree: 3 },
      { id: "person/Bob.md", type: "person", name: "Bobby", status: null, degree: 2 },
    ]);
    expect(edges).toEqual([
      { source: "My notes/loose.md", target: "person/Bob.md", relation: "body" },
      { source: "org/Acme.md", target: "org/Acme.md", relation: "body" },
      { source: "person/Alice.md", target: "org/Acme.md", relation: "body" },
      { source: "person/Alice.md", target: "org/Acme.md", relation: "org" },
      { source: "person/Bob.md", target: "person/Alice.md", relation: "body" },
    ]);
  });

  it("leaves the user's own files alone", () => {
    expect(readFileSync(`${served.account.vaultDir}/My notes/loose.md`, "utf8")).toBe("[[Bob]]");
  });
});
