/** One message of an exported conversation. */
export interface Message {
  speaker: string;
  /** Not empty. */
  text: string;
  at?: Date;
}

/** A conversation as an export has it, whatever wrote the export. */
export interface Conversation {
  /** Empty when it has none. */
  title: string;
  /** Who exported it: `ChatGPT`, `Claude`. */
  origin: string;
  id?: string;
  begun?: Date;
  /** In the order in which they were said. */
  messages: Message[];
}
