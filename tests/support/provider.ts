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
  };
}

/** What a stand-in answers: text of a model, or an HTTP failure; `afterMs` later. */
export type ProviderReply =
  | {
      text: string;
      afterMs?: number;
      usage?: { input: number; output: number; cost?: number };
      /** Why the answer ends; `stop` by default. */
      finish?: string;
      refusal?: string;
    }
  | { status: number; body?: string; headers?: Record<string, string>; afterMs?: number };

/** A model provider over real HTTP on loopback, shaped like OpenAI's and like Anthropic's. */
export interface StandIn {
  url: string;
  calls: ProviderCall[];
  /** What the next calls are answered; the last goes on for ever. */
  answer: (...replies: (ProviderReply | ((call: ProviderCall) => ProviderReply))[]) => void;
  close: () => Promise<void>;
}

export async function startProvider(): Promise<StandIn> {
  const calls: ProviderCall[] = [];
  let replies: (ProviderReply | ((call: ProviderCall) => ProviderReply))[] = [{ text: "hello" }];
  const server = createServer((request, response) => {
    void serve(request, response).catch(() => response.destroy());
  });
  async function serve(request: IncomingMessage, response: ServerResponse) {
    const call = await readCall(request);
    calls.push(call);
    const [next, ...rest] = replies;
    if (rest.length > 0) replies = rest;
    const reply = typeof next === "function" ? next(call) : (next ?? { text: "" });
    if (reply.afterMs) await sleep(reply.afterMs);
    if ("status" in reply) {
      response.writeHead(reply.status, { "content-type": "application/json", ...reply.headers });
      response.end(reply.body ?? JSON.stringify({ error: { message: `stand-in ${reply.status}` } }));
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

const anthropic = (call: ProviderCall, { text, usage }: Text) => ({
  id: "msg_1",
  type: "message",
  role: "assistant",
  model: call.body.model,
  content: [{ type: "text", text }],
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
