import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isAccepted, KnowledgeVault, VaultError } from "@/clients/typescript/src";
import { serve } from "@/tests/support/serve";

const served = serve();

describe("the TypeScript client", () => {
  let vault: KnowledgeVault;
  beforeAll(async () => {
    const { key } = await served.account.newKey("client");
    vault = new KnowledgeVault({ url: served.service.apiBase, key });
  });

  it("creates, reads, edits, moves and deletes records", async () => {
    const made = await vault.call("createRecord", {
      type: "person",
      name: "Alice Chen",
      fields: { role: "Buyer", tags: ["supplier"] },
      body: "Met at the [[note/Trade fair]].\n",
    });
    expect(made.path).toBe("person/Alice Chen.md");
    const read = await vault.call("readRecord", { path: made.path });
    expect(read.frontmatter).toMatchObject({ role: "Buyer", tags: ["supplier"] });
    const edited = await vault.call("editRecord", {
      path: made.path,
      set: { role: "Head of purchasing" },
      body_append: "Called on Monday.",
      ifMatch: read.etag,
    });
    expect(edited.fields_changed).toEqual(["role", "body"]);
    const moved = await vault.call("moveRecord", { path: made.path, name: "Alice Chen-Meyer" });
    expect(moved.to).toBe("person/Alice Chen-Meyer.md");
    const written = await vault.call("writeRecord", {
      path: "note/Trade fair.md",
      text: "---\ntype: note\n---\nIn Hanover.\n",
      ifNoneMatch: "*",
    });
    expect(written.created).toBe(true);
    const bulk = await vault.call("bulkRecords", {
      records: [{ op: "create", type: "note", name: "From a script" }],
    });
    expect(bulk.results.map(({ status }) => status)).toEqual(["created"]);
    expect(await vault.call("deleteRecord", { path: "note/From a script" })).toMatchObject({ deleted: true });
  });

  it("finds records", async () => {
    expect((await vault.call("searchVault", { q: "Hanover" })).results[0]?.path).toBe("note/Trade fair.md");
    expect((await vault.call("listTags")).tags).toEqual([{ tag: "supplier", count: 1 }]);
    expect((await vault.call("listRecent", { limit: 1 })).results).toHaveLength(1);
    expect((await vault.call("vaultGraph", { around: "note/Trade fair.md", depth: 1 })).nodes).toHaveLength(
      2,
    );
    expect((await vault.call("vaultContext")).total).toBe(2);
    expect((await vault.call("vaultSchema")).known_types).toContain("person");
    expect((await vault.call("listTasks")).results).toEqual([]);
  });

  it("reads every page of a list", async () => {
    const records = Array.from({ length: 7 }, (_, at) => ({
      op: "create" as const,
      type: "task" as const,
      name: `Task ${at}`,
    }));
    await vault.call("bulkRecords", { records });
    const names: string[] = [];
    for await (const task of vault.all("listRecords", { type: "task", limit: 3 })) names.push(task.name);
    expect(names).toEqual(records.map(({ name }) => name));
  });

  it("starts runs and follows them", async () => {
    const later = await vault.call("janitorScan", {}, { headers: { Prefer: "respond-async" } });
    expect(isAccepted(later)).toBe(true);
    const { workflowId } = later.execution;
    const run = await vault.call("describeWorkflow", { workflowId });
    expect(run.workflowExecutionInfo.type.name).toBe("JanitorWorkflow");
    expect((await vault.call("workflowHistory", { workflowId })).events[0]?.eventType).toContain("STARTED");
    const types = new Set<string>();
    for await (const each of vault.all("listWorkflows", { limit: 1 })) types.add(each.type.name);
    expect(types).toContain("JanitorWorkflow");
    expect((await vault.call("janitorIssues", { limit: 5 })).issues).toEqual([]);
  });

  it("uses the inbox, keys and attachments", async () => {
    const sent = await vault.call("addToInbox", { filename: "call.md", content: "Bob called.\n" });
    expect(sent.filename).toBe("call.md");
    const { key, id } = await vault.call("createApiKey", { name: "reader", access: "read" });
    const reader = new KnowledgeVault({ url: served.service.apiBase, key });
    await expect(reader.call("createRecord", { type: "note", name: "No" })).rejects.toMatchObject({
      code: "FORBIDDEN",
    });
    expect((await vault.call("revokeApiKey", { id })).message).not.toBe("");
    const tar = await vault.call("exportVault");
    expect((await tar.arrayBuffer()).byteLength).toBeGreaterThan(1_000);
  });

  it("throws what the service says", async () => {
    const missing = vault.call("readRecord", { path: "person/Nobody" });
    await expect(missing).rejects.toBeInstanceOf(VaultError);
    await expect(missing).rejects.toMatchObject({
      status: 404,
      code: "NOT_FOUND",
      requestId: expect.any(String),
    });
    await expect(vault.call("editRecord", { path: "note/Trade fair.md" })).rejects.toMatchObject({
      code: "VALIDATION_ERROR",
    });
  });

  describe("with a service that fails", () => {
    const seen: { method: string; key: string | undefined }[] = [];
    let failures: (number | "reset")[] = [];
    const server = createServer((request, response) => {
      seen.push({ method: request.method ?? "", key: request.headers["idempotency-key"]?.toString() });
      const failure = failures.shift();
      if (failure === "reset") request.socket.destroy();
      else if (failure) response.writeHead(failure, { "Retry-After": "0" }).end();
      else response.writeHead(200, { "Content-Type": "application/json" }).end("{}");
    });
    let broken: KnowledgeVault;
    beforeAll(async () => {
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
      const { port } = server.address() as AddressInfo;
      broken = new KnowledgeVault({ url: `http://127.0.0.1:${port}/`, key: "kv_0", retries: { delay: 1 } });
    });
    afterAll(() => void server.close());

    it("sends a write again with the same key", async () => {
      failures = [503, "reset", 429];
      seen.length = 0;
      await broken.call("createRecord", { type: "note", name: "Again" });
      expect(seen).toHaveLength(4);
      expect(new Set(seen.map(({ key }) => key)).size).toBe(1);
      expect(seen[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
    });

    it("gives up after its attempts, and does not repeat what must not be done twice", async () => {
      failures = [503, 503, 503, 503];
      await expect(broken.call("vaultContext")).rejects.toMatchObject({ status: 503, code: "UNKNOWN" });
      failures = ["reset"];
      seen.length = 0;
      await expect(broken.call("requestDeviceCode", { client_name: "Once" })).rejects.toThrow();
      expect(seen).toHaveLength(1);
      failures = [];
    });

    it("stops when its signal is aborted", async () => {
      failures = [503, 503];
      const reason = new Error("enough");
      const call = broken.call("vaultContext", {}, { signal: AbortSignal.abort(reason) });
      await expect(call).rejects.toBe(reason);
      failures = [];
    });
  });
});
