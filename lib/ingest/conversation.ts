/** One message of an exported conversation. */
export interface Message {
  speaker: string;
  /** Not empty. */
  text: string;
  at?: Date;
}

/** An exported conversation, in a common shape. */
export interface Conversation {
  /** Empty when it has none. */
  title: string;
  /** The product that exported it: `ChatGPT`, `Claude`. */
  origin: string;
  id?: string;
  startedAt?: Date;
  /** In chronological order. */
  messages: Message[];
}
