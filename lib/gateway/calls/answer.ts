import { generateText, jsonSchema, type LanguageModel, streamText, tool } from "ai";
import type { Format } from "./dialect";
import { type Reported, reportedIn } from "./reported";
import type { Prompt } from "./send";

/** What a model answered, before it is judged. */
export interface RawAnswer extends Reported {
  text: string;
  finishReason: string;
  inputTokens: number | null;
  outputTokens: number | null;
}

export interface Asking {
  model: LanguageModel;
  question: Prompt;
  signal: AbortSignal;
  /** Holds an Anthropic model to the format: it must call this tool, which nothing executes. */
  asTool: boolean;
  /** Each piece of the answer, and of what the model thinks before it. */
  onText: (text: string) => void;
}

const asked = ({ model, question, signal, asTool }: Asking) => ({
  model,
  system: question.system,
  messages: question.messages,
  maxOutputTokens: question.maxOutputTokens,
  maxRetries: 0,
  abortSignal: signal,
  ...(asTool && question.format && forced(question.format)),
});

const forced = ({ name, schema }: Format) => ({
  tools: { [name]: tool({ description: "The answer", inputSchema: jsonSchema(schema) }) },
  toolChoice: { type: "tool" as const, toolName: name },
});

/** Reads an answer while it is being written. */
export async function streamed(asking: Asking): Promise<RawAnswer> {
  const { onText } = asking;
  const result = streamText({ ...asked(asking), includeRawChunks: true, onError: () => {} });
  const answer: RawAnswer = {
    text: "",
    finishReason: "other",
    inputTokens: null,
    outputTokens: null,
    ...NOTHING,
  };
  for await (const part of result.fullStream) {
    if (part.type === "error") throw part.error;
    if (part.type === "abort") throw asking.signal.reason;
    if (part.type === "raw") Object.assign(answer, reportedIn(part.rawValue));
    if (part.type === "reasoning-delta") onText(part.text);
    const piece = part.type === "text-delta" ? part.text : part.type === "tool-input-delta" ? part.delta : "";
    if (part.type === "finish") {
      answer.finishReason = part.finishReason;
      answer.inputTokens = part.totalUsage.inputTokens ?? null;
      answer.outputTokens = part.totalUsage.outputTokens ?? null;
    }
    answer.text += piece;
    onText(piece);
  }
  return answer;
}

const NOTHING: Reported = { costUsd: null, refusal: null };

/** Reads the answer of a server that does not stream. */
export async function whole(asking: Asking): Promise<RawAnswer> {
  const { text, toolCalls, finishReason, totalUsage, response } = await generateText(asked(asking));
  const [call] = toolCalls;
  return {
    ...NOTHING,
    ...reportedIn(response.body),
    text: call ? JSON.stringify(call.input) : text,
    finishReason,
    inputTokens: totalUsage.inputTokens ?? null,
    outputTokens: totalUsage.outputTokens ?? null,
  };
}
