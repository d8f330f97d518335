import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { KvError } from "@/lib/core/errors";
import { isStorable } from "@/lib/core/text";
import { planLocally } from "@/lib/curator";
import { depth } from "@/tests/support/property";
import { readChatGpt } from "./chatgpt";
import { readClaude } from "./claude";
import { toInboxFile } from "./inbox-file";

const message = (role: string, parts: unknown[], more: object = {}) => ({
  message: {
    author: { role },
    content: { content_type: "text", parts },
    create_time: 1_795_168_800,
    ...more,
  },
});
const linked = (parent: string | null, children: string[], rest: object = {}) => ({
  parent,
  children,
  ...rest,
});
const texts = (value: unknown) => readChatGpt(value).messages.map(({ text }) => text);

/** What `work` refuses: path and message. */
function fault(work: () => unknown): { path: string; message: string } | undefined {
  try {
    work();
  } catch (error) {
    if (error instanceof KvError && error.code === "VALIDATION_ERROR") return error.details?.[0];
    throw error;
  }
  return undefined;
}

describe("a conversation of ChatGPT", () => {
  const branched = {
    title: "T",
    mapping: {
      root: linked(null, ["hello"], { message: null }),
      hello: linked("root", ["first", "second"], message("user", ["hello"])),
      first: linked("hello", [], message("assistant", ["a first answer"])),
      second: linked("hello", ["thanks"], message("assistant", ["a better answer"])),
      thanks: linked("second", [], message("user", ["thanks"])),
    },
  };

  it("is its current branch, from the root on", () => {
    expect(texts({ ...branched, current_node: "thanks" })).toEqual(["hello", "a better answer", "thanks"]);
    expect(texts({ ...branched, current_node: "first" })).toEqual(["hello", "a first answer"]);
  });

  it("ends at the last leaf when no node is current", () => {
    expect(texts(branched)).toEqual(["hello", "a better answer", "thanks"]);
    expect(texts({ mapping: {} })).toEqual([]);
  });

  it("leaves out messages that were not part of the visible chat", () => {
    const mapping = {
      a: linked(null, ["b"], message("system", ["You are helpful"])),
      b: linked(
        "a",
        ["c"],
        message("user", ["hidden"], { metadata: { is_visually_hidden_from_conversation: true } }),
      ),
      c: linked("b", ["d"], message("tool", ["42"])),
      d: linked("c", ["e"], message("assistant", ["", "  ", null])),
      e: linked("d", [], message("assistant", ["Hi"])),
    };
    expect(texts({ mapping, current_node: "e" })).toEqual(["Hi"]);
  });

  it("keeps the text of parts that are objects, and names the others", () => {
    const parts = [
      "Look",
      { content_type: "image_asset_pointer", asset_pointer: "x" },
      { content_type: "audio_transcription", text: "spoken" },
      {},
    ];
    expect(texts({ mapping: { a: linked(null, [], message("user", parts)) } })).toEqual([
      "Look\n\n[image]\n\nspoken\n\n[attachment]",
    ]);
    const code = {
      message: { author: { role: "assistant" }, content: { content_type: "code", text: "print(1)" } },
    };
    expect(texts({ mapping: { a: linked(null, [], code) } })).toEqual(["print(1)"]);
  });

  it.each([
    ["a mapping that is none", { mapping: [] }, "mapping", "object"],
    ["a current node that is not there", { mapping: {}, current_node: "x" }, "current_node", "not a node"],
    ["a parent that is not there", { mapping: { a: linked("gone", []) } }, "mapping.a.parent", "not a node"],
    [
      "a circle",
      { mapping: { a: linked("b", ["b"]), b: linked("a", ["a"]) }, current_node: "a" },
      "mapping.b.parent",
      "cycle",
    ],
    ["a circle without an end", { mapping: { a: linked("a", ["a"]) } }, "mapping", "leaf"],
    [
      "a message without a role",
      { mapping: { a: linked(null, [], { message: { author: {}, content: {} } }) } },
      "mapping.a.message.author.role",
      "user, assistant",
    ],
    [
      "parts that are none",
      { mapping: { a: linked(null, [], message("user", [5])) } },
      "mapping.a.message.content.parts.0",
      "text or an object",
    ],
    ["a time that is none", { mapping: {}, create_time: 1e15 }, "create_time", "seconds since 1970"],
  ])("is refused for %s", (_, value, path, message) => {
    expect(fault(() => readChatGpt(value))).toEqual({ path, message: expect.stringContaining(message) });
  });
});

describe("a conversation of Claude", () => {
  it("is its messages in order", () => {
    const { messages, ...rest } = readClaude({
      uuid: "u",
      name: "T",
      created_at: "2026-11-20T09:00:00.123456+00:00",
      chat_messages: [
        {
          sender: "human",
          text: "Hi",
          created_at: "2026-11-20T09:00:00Z",
          files: [{ file_name: "plan.pdf" }],
        },
        {
          sender: "assistant",
          text: "flat",
          content: [
            { type: "text", text: "one" },
            { type: "tool_use", name: "x" },
            { type: "text", text: "two" },
          ],
        },
        { sender: "human", text: "  ", content: [] },
      ],
    });
    expect(rest).toEqual({
      id: "u",
      title: "T",
      origin: "Claude",
      startedAt: new Date("2026-11-20T09:00:00.123Z"),
    });
    expect(messages).toEqual([
      { speaker: "User", text: "Hi\n\n[file: plan.pdf]", at: new Date("2026-11-20T09:00:00Z") },
      { speaker: "Claude", text: "one\n\ntwo", at: undefined },
    ]);
  });

  it("has the texts of its attachments, as quotes", () => {
    const say = (extracted_content: string) =>
      readClaude({
        chat_messages: [
          { sender: "human", text: "Sum it up", attachments: [{ file_name: "", extracted_content }] },
        ],
      }).messages[0]?.text ?? "";
    expect(say("One\n\nTwo\n")).toBe("Sum it up\n\n[file]\n\n> One\n> \n> Two");
    expect(say("One\r\nTwo\r\n")).toBe("Sum it up\n\n[file]\n\n> One\n> Two");
    expect(say(" ")).toBe("Sum it up\n\n[file]");
    expect(say("x".repeat(1_000_000)).length).toBeLessThan(101_000);
  });

  it.each([
    ["messages that are no list", { chat_messages: {} }, "chat_messages", "list"],
    [
      "another sender",
      { chat_messages: [{ sender: "user" }] },
      "chat_messages.0.sender",
      "human or assistant",
    ],
    [
      "a time that is none",
      { chat_messages: [{ sender: "human", created_at: "now" }] },
      "chat_messages.0.created_at",
      "must be a time",
    ],
  ])("is refused for %s", (_, value, path, message) => {
    expect(fault(() => readClaude(value))).toEqual({ path, message: expect.stringContaining(message) });
  });
});

describe("an inbox file", () => {
  it.each([
    ["T", "T.md", "Conversation with ChatGPT (T)"],
    ["", "Conversation with ChatGPT.md", "Conversation with ChatGPT"],
    ["Roses", "Roses.md", "Roses"],
  ])("is a note of a name that says something, where its title is %j", async (title, file, name) => {
    const messages = ["hello", "Hi"].map((text, at) => ({ speaker: at === 0 ? "User" : "ChatGPT", text }));
    const { filename, content } = toInboxFile({ title, origin: "ChatGPT", messages }, "UTC");
    const plan = await planLocally({
      filename,
      content,
      receivedAt: new Date("2026-11-20T09:00:00Z"),
      known: [],
    });
    expect([filename, plan.note.name]).toEqual([file, name]);
  });

  it("is read by the Curator as a conversation, in which neither side is a person", async () => {
    const at = (minute: number) => new Date(Date.UTC(2026, 10, 18, 10, minute));
    const { filename, content } = toInboxFile(
      {
        title: 'Website: "relaunch"\n',
        origin: "ChatGPT",
        startedAt: at(0),
        messages: [
          {
            speaker: "User",
            text: "I met Alice Chen from Northwind Ltd. We decided to go with a static site.",
            at: at(1),
          },
          { speaker: "ChatGPT", text: "Good.\n\n1. Draft\n2. Review\n\n```js\nlet a;\n```", at: at(2) },
          { speaker: "User", text: "I will send the contract to Alice Chen by Friday.", at: at(3) },
        ],
      },
      "UTC",
    );
    expect(filename).toBe('2026-11-18 Website: "relaunch".md');
    expect(content).toContain("\norigin: ChatGPT\n");
    const plan = await planLocally({ filename, content, receivedAt: at(9), known: [] });
    expect(plan).toMatchObject({
      kind: "chat",
      note: { type: "conversation", fields: { date: "2026-11-18" } },
    });
    expect(plan.note.name).toContain("relaunch");
    const named = (type: string) =>
      plan.entities.filter((entity) => entity.type === type).map(({ name }) => name);
    expect(named("person")).toEqual(["Alice Chen"]);
    expect(named("decision")).toEqual(["Go with a static site"]);
    expect(named("task")).toEqual(["Send the contract to Alice Chen"]);
  });
});

const anyText = fc
  .oneof(
    fc.string({ unit: "binary" }),
    fc.string(),
    fc.constantFrom("", " ", "---", "**User** 2026-11-20 10:00"),
  )
  .filter(isStorable);
const anyRole = fc.constantFrom("user", "assistant", "system", "tool");

/** A tree whose nodes each hang on an earlier one; `current` is one of them. */
const anyTree = fc
  .array(
    fc.record({
      role: anyRole,
      parts: fc.array(anyText, { maxLength: 3 }),
      up: fc.nat(),
      at: fc.option(fc.nat(4e9)),
    }),
    { minLength: 1, maxLength: 20 },
  )
  .chain((nodes) =>
    fc.record({ nodes: fc.constant(nodes), current: fc.nat(nodes.length - 1), title: anyText }),
  )
  .map(({ nodes, current, title }) => {
    const parentOf = (n: number) => (n === 0 ? null : (nodes[n]?.up ?? 0) % n);
    const mapping = nodes.map(({ role, parts, at }, n) => {
      const children = nodes.flatMap((_, child) => (child > 0 && parentOf(child) === n ? `n${child}` : []));
      const parent = parentOf(n);
      return [
        `n${n}`,
        linked(parent === null ? null : `n${parent}`, children, message(role, parts, { create_time: at })),
      ] as const;
    });
    const branch: number[] = [];
    for (let n: number | null = current; n !== null; n = parentOf(n)) branch.unshift(n);
    const spoken = branch
      .map((n) => nodes[n])
      .filter((node) => node?.role === "user" || node?.role === "assistant");
    return {
      value: { title, mapping: Object.fromEntries(mapping), current_node: `n${current}` },
      spoken: spoken.flatMap((node) => node?.parts ?? []),
    };
  });

describe("any tree", () => {
  it("loses no text of its current branch, nor its order", () => {
    fc.assert(
      fc.property(anyTree, ({ value, spoken }) => {
        const { content } = toInboxFile(readChatGpt(value), "UTC");
        let from = 0;
        for (const text of spoken) {
          const wanted = text.trim();
          const at = content.indexOf(wanted, from);
          expect(at, JSON.stringify(text)).toBeGreaterThanOrEqual(from);
          from = at + wanted.length;
        }
      }),
      depth(500),
    );
  });

  it("of any form is read or refused, and never throws anything else", () => {
    const anything = fc.jsonValue({ maxDepth: 3 });
    const broken = fc.dictionary(
      fc.constantFrom("a", "b", "c"),
      fc.oneof(
        anything,
        fc.record({
          parent: fc.constantFrom(null, "a", "b", "c", "d"),
          children: fc.array(fc.constantFrom("a", "b", "c")),
          message: fc.oneof(
            anything,
            fc.record({
              author: fc.record({ role: anyRole }),
              content: fc.record({ parts: fc.array(anything) }),
            }),
          ),
        }),
      ),
    );
    fc.assert(
      fc.property(
        broken,
        fc.option(fc.constantFrom("a", "b", "c", "d"), { nil: undefined }),
        (mapping, current_node) => {
          if (fault(() => readChatGpt({ mapping, current_node })) === undefined)
            toInboxFile(readChatGpt({ mapping, current_node }), "UTC");
        },
      ),
      depth(500),
    );
    fc.assert(fc.property(anything, (chat_messages) => void fault(() => readClaude({ chat_messages }))));
  });
});
