import { anyOf, type Block } from "@/lib/language";
import type { Person } from "../../people/person";
import type { TaskContext } from "../draft";
import { writerOf } from "./writer";

/** The writer or speaker, as who does it: "me", "yo". */
export const isMe = (text: string): boolean => ME.test(text);
const ME = new RegExp(`^${anyOf("me")}$`, "u");

/** The person who says "I" here. */
export function selfOf(block: Block, context: TaskContext): Person | undefined {
  const { voice } = block;
  if (voice?.self === undefined) return voice === undefined ? writerOf(context) : undefined;
  const { people } = context;
  const start = voice.at ?? 0;
  return people.resolve({
    start,
    end: start + voice.self.length,
    text: voice.self.replace(/\s*<[^>]*>/, ""),
  });
}
