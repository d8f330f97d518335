import type { Reply } from "./actions";

/** The answers of this visit, by account and question: asking a model again costs money. */
const replies = new Map<string, Reply>();

const keyOf = (account: string, question: string): string => `${account} ${question}`;

export const keepReply = (account: string, reply: Reply): void =>
  void replies.set(keyOf(account, reply.question), reply);

export const keptReply = (account: string, question: string): Reply | undefined =>
  replies.get(keyOf(account, question));
