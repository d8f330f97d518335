import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { InputOf } from "@/tests/support/api";
import { serve } from "@/tests/support/serve";

const served = serve();
const create = (key: string, input: InputOf<"createRecord">) =>
  served.api.call("createRecord", input, { "idempotency-key": key });
const note = (name: string, body = ""): InputOf<"createRecord"> => ({ type: "note", name, body });

describe("Idempotency-Key", () => {
  it("answers the stored reply to the same request: status, headers and body", async () => {
    const key = randomUUID();
    const first = await create(key, note("Once"));
    const second = await create(key, note("Once"));
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.text).toBe(first.text);
    for (const name of ["location", "etag", "content-type"])
      expect(second.headers[name]).toBe(first.headers[name]);
    expect(second.headers["idempotency-replayed"]).toBe("true");
    expect(first.headers["idempotency-replayed"]).toBeUndefined();
    expect(second.headers["x-request-id"]).not.toBe(first.headers["x-request-id"]);
  });

  it("is the same quoted and bare", async () => {
    const key = randomUUID();
    await create(`"${key}"`, note("Quoted"));
    expect((await create(key, note("Quoted"))).status).toBe(201);
  });

  it("replays the first reply, even if the record has been deleted since", async () => {
    const key = randomUUID();
    const { body } = await create(key, note("Went on"));
    await served.api.ok("deleteRecord", { path: body.path });
    expect((await create(key, note("Went on"))).body).toEqual(body);
    expect((await served.api.refused("readRecord", { path: body.path })).status).toBe(404);
  });

  it("422 with another body, path, method or If-Match", async () => {
    const key = randomUUID();
    const headers = { "idempotency-key": key };
    await create(key, note("Mismatch"));
    const replies = [
      await create(key, note("Mismatch", "other")),
      await served.api.call("editRecord", { path: "note/Mismatch", body: "x" }, headers),
      await served.api.call("moveRecord", { path: "note/Mismatch", name: "M" }, headers),
      await served.api.call("deleteRecord", { path: "note/Mismatch" }, headers),
      await served.api.call("addToInbox", { filename: "x", content: "" }, headers),
    ];
    for (const reply of replies) {
      expect([reply.status, reply.body]).toMatchObject([422, { error: { code: "IDEMPOTENCY_MISMATCH" } }]);
    }
    const edit = randomUUID();
    const path = "note/Mismatch";
    await served.api.call("editRecord", { path, body: "x", ifMatch: "*" }, { "idempotency-key": edit });
    const other = await served.api.call("editRecord", { path, body: "x" }, { "idempotency-key": edit });
    expect(other.status).toBe(422);
    const gone = { "idempotency-key": randomUUID() };
    expect((await served.api.call("deleteRecord", { path }, gone)).status).toBe(200);
    expect((await served.api.call("editRecord", { path }, gone)).status).toBe(422);
  });

  it("runs once however often it is sent at once: 201 or 409, and one record", async () => {
    const key = randomUUID();
    const replies = await Promise.all(
      Array.from({ length: 12 }, () =>
        served.api.call("addToInbox", { filename: "once.md", content: "x" }, { "idempotency-key": key }),
      ),
    );
    const statuses = new Set(replies.map((reply) => reply.status));
    expect([...statuses].filter((status) => status !== 201 && status !== 409)).toEqual([]);
    expect(statuses).toContain(201);
    for (const reply of replies.filter((each) => each.status === 409)) {
      expect(reply.text).toContain("is still running");
    }
    expect((await served.api.ok("listInbox", {})).files).toEqual(["once.md"]);
    await served.api.call("addToInbox", { filename: "once.md", content: "x" }, { "idempotency-key": key });
    expect((await served.api.ok("listInbox", {})).files).toEqual(["once.md"]);
  });

  it("does not keep a refusal, so that a corrected request may use the key again", async () => {
    const key = randomUUID();
    expect((await create(key, note("bad/name"))).status).toBe(400);
    expect((await create(key, note("Good name"))).status).toBe(201);
    const edit = randomUUID();
    const send = (path: string) =>
      served.api.call("editRecord", { path, body: "x" }, { "idempotency-key": edit });
    expect((await send("note/Not yet")).status).toBe(404);
    await served.api.ok("createRecord", note("Not yet"));
    expect((await send("note/Not yet")).status).toBe(200);
  });

  it("is each account's own", async () => {
    const key = randomUUID();
    const other = await served.service.account();
    await create(key, note("Mine"));
    const theirs = await other.api.call("createRecord", note("Theirs"), { "idempotency-key": key });
    expect([theirs.status, theirs.body.path]).toEqual([201, "note/Theirs.md"]);
  });

  it.each([
    ["an empty one", ""],
    ["empty quotes", '""'],
    ["one of 256 characters", "x".repeat(256)],
  ])("400 for %s", async (_, key) => {
    expect((await create(key, note("Never"))).status).toBe(400);
  });

  it("means nothing to GET", async () => {
    const headers = { "idempotency-key": "k" };
    expect((await served.api.call("vaultSchema", {}, headers)).status).toBe(200);
    expect((await served.api.call("vaultContext", {}, headers)).status).toBe(200);
  });
});
