import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** A call that came to the stand-in. */
export interface ProviderCall {
  method: string;
  path: string;
  /** The key that it bore, in whichever header. */
  key: string;
  body: {
    model?: string;
    messages?: { role: string; content: unknown }[];
    system?: unknown;
    input?: string | string[];
    max_tokens?: number;
    max_completion_tokens?: number;
    response_format?: { type: string };
    stream?: boolean;
    tools?: { name: string; input_schema: unknown }[];
    tool_choice?: unknown;
  };
}

/** What a stand-in answers: text of a model, or an HTTP failure; `afterMs` later. */
export type ProviderReply =
  | {
      text: string;
      afterMs?: number;
      usage?: { input: number; output: number; cost?: number };
      /** Pieces of the text that are sent one by one to who asks for a stream, and how long after one another. */
      pieces?: number;
      everyMs?: number;
      /** Ends the connection before the last piece. */
      breaksOff?: boolean;
      /** Why the answer ends; `stop` by default. */
      finish?: string;
      refusal?: string;
      /** Answers in one piece, also who asks for a stream. */
      whole?: boolean;
    }
  | { status: number; body?: string; headers?: Record<string, string>; afterMs?: number };

/** A model provider over real HTTP on loopback, shaped like OpenAI's and like Anthropic's. */
export interface TestProvider {
  url: string;
  calls: ProviderCall[];
  /** Calls whose client left before the answer was complete. */
  abandoned: ProviderCall[];
  /** What the next calls are answered; the last one repeats. */
  answer: (...replies: (ProviderReply | ((call: ProviderCall) => ProviderReply))[]) => void;
  close: () => Promise<void>;
}

export async function startProvider(): Promise<TestProvider> {
  const calls: ProviderCall[] = [];
  const abandoned: ProviderCall[] = [];
  let replies: (ProviderReply | ((call: ProviderCall) => ProviderReply))[] = [{ text: "hello" }];
  const server = createServer((request, response) => {
    void serve(request, response).catch(() => response.destroy());
  });
  async function serve(request: IncomingMessage, response: ServerResponse) {
    const call = await readCall(request);
    calls.push(call);
    response.on("close", () => {
      if (!response.writableEnded) abandoned.push(call);
    });
    const [next, ...rest] = replies;
    if (rest.length > 0) replies = rest;
    const reply = typeof next === "function" ? next(call) : (next ?? { text: "" });
    if (reply.afterMs) await sleep(reply.afterMs);
    if ("status" in reply) {
      response.writeHead(reply.status, { "content-type": "application/json", ...reply.headers });
      response.end(reply.body ?? JSON.stringify({ error: { message: `stand-in ${reply.status}` } }));
      return;
    }
    if (call.body.stream === true && !reply.whole) {
      response.writeHead(200, { "content-type": "text/event-stream" });
      const events = call.path.endsWith("/messages")
        ? anthropicEvents(call, reply)
        : openaiEvents(call, reply);
      for (const event of reply.breaksOff ? events.slice(0, 3) : events) {
        await new Promise((sent) => response.write(event, sent));
        if (reply.everyMs) await sleep(reply.everyMs);
      }
      if (reply.breaksOff) response.destroy();
      else response.end();
      return;
    }
    response.writeHead(200, { "content-type": "application/json" });
    response.end(
      JSON.stringify(
        call.path.endsWith("/messages")
          ? anthropic(call, reply)
          : call.path.endsWith("/embeddings")
            ? embedded(call)
            : openai(call, reply),
      ),
    );
  }
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls,
    abandoned,
    answer: (...given) => {
      replies = given;
    },
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

async function readCall(request: IncomingMessage): Promise<ProviderCall> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString("utf8");
  const bearer = /^Bearer (.*)$/.exec(request.headers.authorization ?? "")?.[1];
  return {
    method: request.method ?? "",
    path: request.url ?? "",
    key: bearer ?? String(request.headers["x-api-key"] ?? ""),
    body: text ? JSON.parse(text) : {},
  };
}

type Text = Extract<ProviderReply, { text: string }>;

const openai = (call: ProviderCall, { text, usage, finish = "stop", refusal }: Text) => ({
  id: "chatcmpl-1",
  object: "chat.completion",
  created: 1,
  model: call.body.model,
  choices: [{ index: 0, finish_reason: finish, message: { role: "assistant", content: text, refusal } }],
  usage: {
    prompt_tokens: usage?.input ?? 10,
    completion_tokens: usage?.output ?? 5,
    total_tokens: (usage?.input ?? 10) + (usage?.output ?? 5),
    ...(usage?.cost !== undefined && { cost: usage.cost }),
  },
});

/** The text in as many pieces as wanted. */
const piecesOf = ({ text, pieces = 1 }: Text): string[] => {
  const size = Math.max(1, Math.ceil(text.length / pieces));
  return Array.from({ length: Math.ceil(text.length / size) }, (_, at) =>
    text.slice(at * size, (at + 1) * size),
  );
};

function openaiEvents(call: ProviderCall, reply: Text): string[] {
  const { choices, usage, ...head } = openai(call, reply);
  const chunk = (delta: object, finish_reason: string | null = null) => ({
    ...head,
    object: "chat.completion.chunk",
    choices: [{ index: 0, delta, finish_reason }],
  });
  return [
    chunk({ role: "assistant" }),
    ...piecesOf(reply).map((content) => chunk({ content })),
    ...(reply.refusal ? [chunk({ refusal: reply.refusal })] : []),
    chunk({}, reply.finish ?? "stop"),
    { ...head, object: "chat.completion.chunk", choices: [], usage },
  ]
    .map((event) => `data: ${JSON.stringify(event)}\n\n`)
    .concat("data: [DONE]\n\n");
}

/** A model that must use a tool writes its input in place of a text. */
function anthropicEvents(call: ProviderCall, reply: Text): string[] {
  const message = anthropicHead(call, reply);
  const tool = call.body.tools?.[0];
  const delta = (text: string) =>
    tool ? { type: "input_json_delta", partial_json: text } : { type: "text_delta", text };
  const block = tool
    ? { type: "tool_use", id: "toolu_1", name: tool.name, input: {} }
    : { type: "text", text: "" };
  return [
    { type: "message_start", message: { ...message, content: [], stop_reason: null } },
    { type: "content_block_start", index: 0, content_block: block },
    ...piecesOf(reply).map((text) => ({ type: "content_block_delta", index: 0, delta: delta(text) })),
    { type: "content_block_stop", index: 0 },
    {
      type: "message_delta",
      delta: { stop_reason: reply.finish ?? (tool ? "tool_use" : "end_turn"), stop_sequence: null },
      usage: message.usage,
    },
    { type: "message_stop" },
  ].map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
}

const anthropic = (call: ProviderCall, reply: Text) => ({
  ...anthropicHead(call, reply),
  content: call.body.tools?.[0]
    ? [{ type: "tool_use", id: "toolu_1", name: call.body.tools[0].name, input: JSON.parse(reply.text) }]
    : [{ type: "text", text: reply.text }],
  stop_reason: call.body.tools ? "tool_use" : "end_turn",
});

const anthropicHead = (call: ProviderCall, { usage }: Text) => ({
  id: "msg_1",
  type: "message",
  role: "assistant",
  model: call.body.model,
  stop_reason: "end_turn",
  stop_sequence: null,
  usage: { input_tokens: usage?.input ?? 10, output_tokens: usage?.output ?? 5 },
});

/** A vector for each text: how often it has each letter, which is like enough for texts that share words. */
const embedded = (call: ProviderCall) => ({
  object: "list",
  model: call.body.model,
  data: [call.body.input ?? []].flat().map((text, index) => ({
    object: "embedding",
    index,
    embedding: [..."abcdefghijklmnopqrstuvwxyz"].map((letter) => text.toLowerCase().split(letter).length - 1),
  })),
  usage: { prompt_tokens: 10, total_tokens: 10 },
});
