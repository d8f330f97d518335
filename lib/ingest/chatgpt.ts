import { z } from "zod";
import { invalid } from "@/lib/core/errors";
import { parse } from "@/lib/core/parse";
import type { Conversation, Message } from "./conversation";

const LAST_SECOND = Date.UTC(9999, 11, 31) / 1000;
const SECONDS = "must be a time in seconds since 1970";
const seconds = z.number(SECONDS).min(0, SECONDS).max(LAST_SECOND, SECONDS).nullish();
const name = z.string("must be text").nullish();
const PART = "must be text or an object";

const exportedMessage = z.looseObject(
  {
    author: z.looseObject(
      { role: z.string("must be text: user, assistant, system or tool") },
      "must be an object with role",
    ),
    content: z.looseObject(
      {
        parts: z.array(z.union([z.string(), z.looseObject({}), z.null()], PART), "must be a list").nullish(),
        text: name,
      },
      "must be an object with parts",
    ),
    create_time: seconds,
    metadata: z.looseObject({}, "must be an object").nullish(),
  },
  "must be a message, or null",
);

const node = z.looseObject(
  {
    parent: name,
    children: z.array(z.string("must be the id of a node"), "must be a list of node ids").default([]),
    message: exportedMessage.nullish(),
  },
  "must be an object with parent, children and message",
);

const exported = z.looseObject({
  title: name,
  create_time: seconds,
  current_node: name,
  conversation_id: name,
  id: name,
  mapping: z.record(z.string(), node, "must be an object of nodes by id"),
});

type Node = z.output<typeof node>;

/**
 * Reads a conversation of a ChatGPT export: a tree, since each edit of a message starts a branch. Only the branch that
 * ends at `current_node` counts. Throws `VALIDATION_ERROR` with paths relative to the conversation.
 */
export function readChatGpt(value: unknown): Conversation {
  const { title, create_time, conversation_id, id, mapping, current_node } = parse(exported, value);
  return {
    title: title ?? "",
    origin: "ChatGPT",
    id: conversation_id ?? id ?? undefined,
    startedAt: timeOf(create_time),
    messages: branchOf(new Map(Object.entries(mapping)), current_node).flatMap(
      (each) => messageOf(each) ?? [],
    ),
  };
}

/** From the root to `current_node`, or to the last leaf of an export without it. */
function branchOf(nodes: Map<string, Node>, current: string | null | undefined): Node[] {
  const branch = new Map<string, Node>();
  let id = current || lastLeaf(nodes);
  let from = "current_node";
  while (id) {
    const next = nodes.get(id);
    if (!next)
      throw invalid(from, `refers to ${JSON.stringify(id.slice(0, 100))}, which is not a node of mapping`);
    if (branch.has(id)) throw invalid(from, "is part of a cycle: the nodes must be a tree");
    branch.set(id, next);
    from = `mapping.${id}.parent`;
    id = next.parent ?? undefined;
  }
  return [...branch.values()].reverse();
}

function lastLeaf(nodes: Map<string, Node>): string | undefined {
  const leaf = [...nodes].findLast(([, { children }]) => children.length === 0);
  if (!leaf && nodes.size > 0)
    throw invalid("mapping", "has no leaf: at least one node must have no children");
  return leaf?.[0];
}

const SPEAKERS = new Map([
  ["user", "User"],
  ["assistant", "ChatGPT"],
]);

/** Null for system and tool messages, and for hidden and empty ones. */
function messageOf({ message }: Node): Message | null {
  const speaker = message && SPEAKERS.get(message.author.role);
  if (!speaker || message.metadata?.is_visually_hidden_from_conversation === true) return null;
  const { parts, text } = message.content;
  const texts = [...(parts ?? []).map(textOfPart), text ?? ""].filter((each) => each.trim() !== "");
  return texts.length === 0 ? null : { speaker, text: texts.join("\n\n"), at: timeOf(message.create_time) };
}

/** A part that is not text may contain some, such as a transcript, or becomes a placeholder: `[image]`. */
function textOfPart(part: string | Record<string, unknown> | null): string {
  if (part === null || typeof part === "string") return part ?? "";
  if (typeof part.text === "string") return part.text;
  const kind = typeof part.content_type === "string" ? part.content_type : "attachment";
  return `[${kind.replace(/_(?:asset_)?pointer$/, "").replaceAll("_", " ")}]`;
}

const timeOf = (time: number | null | undefined): Date | undefined =>
  time === null || time === undefined ? undefined : new Date(time * 1000);
