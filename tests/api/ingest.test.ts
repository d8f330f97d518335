import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type ErrorBody, exchange, type Sent } from "@/tests/support/api";
import { itDeep } from "@/tests/support/deep";
import { serve } from "@/tests/support/serve";
import type { TestAccount } from "@/tests/support/service";
import { until } from "@/tests/support/until";

const served = serve();
const withWorker = serve({ worker: true });

const MIB = 1024 * 1024;

/** A conversation of ChatGPT, its messages in turn by the user and the assistant. */
function chatGpt(title: string, ...texts: string[]) {
  const nodes = texts.map((text, n) => ({
    id: `n${n}`,
    parent: n === 0 ? "root" : `n${n - 1}`,
    children: n === texts.length - 1 ? [] : [`n${n + 1}`],
    message: {
      author: { role: n % 2 === 0 ? "user" : "assistant" },
      content: { content_type: "text", parts: [text] },
      create_time: Date.UTC(2026, 10, 18, 9, n) / 1000,
    },
  }));
  const root = { id: "root", parent: null, children: ["n0"], message: null };
  return {
    title,
    create_time: Date.UTC(2026, 10, 18, 9) / 1000,
    mapping: Object.fromEntries([root, ...nodes].map((node) => [node.id, node])),
    current_node: nodes.at(-1)?.id ?? "root",
  };
}

/** A conversation of Claude. */
const claude = (name: string, ...texts: string[]) => ({
  uuid: "5e7c",
  name,
  created_at: "2026-11-19T08:00:00.000000Z",
  chat_messages: texts.map((text, n) => ({
    sender: n % 2 === 0 ? "human" : "assistant",
    text,
    content: [{ type: "text", text }],
    created_at: `2026-11-19T08:0${n}:00.000000Z`,
  })),
});

const ingest = <T>(account: TestAccount, sent: Sent) => account.api.send<T>("POST", "/workers/ingest", sent);
const inboxText = (account: TestAccount, name: string) =>
  readFileSync(join(account.vaultDir, "inbox", name), "utf8");

describe("POST /workers/ingest", () => {
  it("makes one inbox file of each conversation, of either format, also under `conversations`", async () => {
    const account = await served.service.account();
    const both = [chatGpt("Website plan", "How?", "So."), claude("Garden", "Roses?", "Yes.")];
    const reply = await ingest(account, { json: both });
    expect([reply.status, reply.body]).toEqual([
      201,
      {
        message: "Ingested 2 conversations",
        ingested: 2,
        empty: 0,
        filenames: ["2026-11-18 Website plan.md", "2026-11-19 Garden.md"],
      },
    ]);
    expect((await account.api.ok("listInbox", {})).files.sort()).toEqual([
      "2026-11-18 Website plan.md",
      "2026-11-19 Garden.md",
    ]);
    expect(inboxText(account, "2026-11-18 Website plan.md")).toBe(
      "---\ntype: conversation\ntitle: Website plan\ndate: 2026-11-18\norigin: ChatGPT\n---\n\n" +
        "**User** 2026-11-18 09:00\n\nHow?\n\n**ChatGPT** 2026-11-18 09:01\n\nSo.\n",
    );
    const wrapped = await account.api.ok("ingestExport", { conversations: [claude("Another", "Hi")] });
    expect(wrapped.filenames).toEqual(["2026-11-19 Another.md"]);
    const whole = await ingest(account, { json: { conversations: [claude("Third", "Hi")] } });
    expect(whole.status).toBe(201);
  });

  it("numbers titles that are alike, and makes names safe", async () => {
    const account = await served.service.account();
    const twice = [
      claude("a/../b: *?", "1"),
      claude("a/../b: *?", "2"),
      claude("", "3"),
      claude("x".repeat(300), "4"),
    ];
    const { filenames } = await account.api.ok("ingestExport", { conversations: twice });
    expect(filenames.slice(0, 3)).toEqual([
      "2026-11-19 a_.._b_ __.md",
      "2026-11-19 a_.._b_ __ 2.md",
      "2026-11-19 Conversation with Claude.md",
    ]);
    expect(Buffer.byteLength(filenames[3] ?? "")).toBeLessThanOrEqual(240);
    expect(inboxText(account, filenames[1] ?? "")).toContain("\n2\n");
    expect((await account.api.ok("listInbox", {})).files.sort()).toEqual([...filenames].sort());
  });

  it("skips conversations without messages, and counts them", async () => {
    const account = await served.service.account();
    const reply = await account.api.ok("ingestExport", {
      conversations: [claude("Empty"), claude("Full", "Hi"), chatGpt("Blank", " ")],
    });
    expect(reply).toEqual({
      message: "Ingested 1 conversation, skipped 2 without messages",
      ingested: 1,
      empty: 2,
      filenames: ["2026-11-19 Full.md"],
    });
  });

  it("replays the stored reply for a repeated call", async () => {
    const account = await served.service.account();
    const sent = { json: [claude("Once", "Hi")], headers: { "idempotency-key": "one" } };
    const [first, second] = [await ingest(account, sent), await ingest(account, sent)];
    expect([second.status, second.text]).toEqual([201, first.text]);
    expect((await account.api.ok("listInbox", {})).files).toEqual(["2026-11-19 Once.md"]);
  });

  const good = claude("Good", "Hi");
  it.each<[string, unknown, string, RegExp]>([
    ["an empty array", [], "conversations", /mapping.*ChatGPT.*chat_messages.*Claude/],
    ["an empty object", {}, "conversations", /JSON array.*mapping.*chat_messages/],
    ["an object of another sort", { chats: [good] }, "conversations", /JSON array/],
    ["no list", { conversations: "x" }, "conversations", /JSON array/],
    [
      "neither format",
      [good, { messages: [] }],
      "conversations.1",
      /mapping.*ChatGPT.*chat_messages.*Claude/,
    ],
    ["no object", [good, good, null], "conversations.2", /mapping.*chat_messages/],
    ["a list within", [[good]], "conversations.0", /mapping.*chat_messages/],
    [
      "a broken tree",
      [good, { ...chatGpt("T", "x"), current_node: "y" }],
      "conversations.1.current_node",
      /not a node of mapping/,
    ],
    [
      "a wrong sender",
      [{ chat_messages: [{ sender: "robot" }] }],
      "conversations.0.chat_messages.0.sender",
      /human or assistant/,
    ],
    ["a title that is none", [{ ...good, name: 5 }], "conversations.0.name", /text/],
    ["nothing said at all", [claude("A"), claude("B")], "conversations", /No conversation/],
    ["too many", Array.from({ length: 1001 }, () => good), "conversations", /at most 1000/],
  ])("refuses %s, and says where and what would be right", async (_, json, path, message) => {
    const account = await served.service.account();
    const reply = await ingest<ErrorBody>(account, { json });
    expect([reply.status, reply.body.error.code]).toEqual([400, "VALIDATION_ERROR"]);
    expect(reply.body.error.details?.[0]?.path).toBe(path);
    expect(reply.body.error.message).toMatch(message);
    expect((await account.api.ok("listInbox", {})).files).toEqual([]);
  });

  it("refuses an export that is too large, and stores none of it", async () => {
    const account = await served.service.account();
    const large = await ingest<ErrorBody>(account, { json: [good, chatGpt("Large", "x".repeat(5 * MIB))] });
    expect([large.status, large.body.error.details?.[0]?.path]).toEqual([413, "conversations.1"]);
    expect(large.body.error.message).toContain("5 MiB");
    const whole = await ingest<ErrorBody>(account, { json: [claude("Larger", "x".repeat(10 * MIB))] });
    expect([whole.status, whole.body.error.message]).toEqual([413, expect.stringContaining("10 MiB")]);
    expect((await account.api.ok("listInbox", {})).files).toEqual([]);
  });

  itDeep(
    "takes a thousand conversations, and blanks without end",
    {
      timeout: 60_000,
    },
    async () => {
      const account = await served.service.account();
      const many = Array.from({ length: 999 }, (_, n) => claude("Same", `number ${n}`));
      const blanks = claude("Blanks", `a${" ".repeat(4 * MIB)}b`);
      const { ingested, filenames } = await account.api.ok("ingestExport", {
        conversations: [...many, blanks],
      });
      expect([ingested, new Set(filenames).size]).toEqual([1000, 1000]);
    },
  );

  it("is closed without a key", async () => {
    const reply = await exchange(served.service.base, "POST", "/api/v1/workers/ingest", { json: [good] });
    expect(reply.status).toBe(401);
  });
});

it("becomes conversation records, by the Curator", { timeout: 60_000 }, async () => {
  const account = await withWorker.service.account();
  const texts = [
    "I met Alice Chen from Northwind Ltd. We decided to go with a static site.",
    "Good choice.\n\n1. Draft the copy\n2. Review it",
    "I will send the contract to Alice Chen by Friday.",
  ];
  const { filenames } = await account.api.ok("ingestExport", {
    conversations: [chatGpt("Website: relaunch", ...texts), claude("Garden", "Which roses?", "Red ones.")],
  });
  expect(filenames).toHaveLength(2);
  await until(
    "the inbox is empty",
    async () => (await account.api.ok("listInbox", {})).files.length === 0,
    30_000,
  );
  const { results } = await account.api.ok("listRecords", { type: "conversation" });
  expect(results.map(({ name }) => name).sort()).toEqual(["Garden", "Website - relaunch"]);
  const { raw } = await account.api.ok("readRecord", { path: "conversation/Website - relaunch" });
  for (const text of texts) expect(raw).toContain(text);
  const people = await account.api.ok("listRecords", { type: "person" });
  expect(people.results.map(({ name }) => name)).toEqual(["Alice Chen"]);
});
