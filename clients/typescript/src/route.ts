/** How an operation is sent. */
export interface Route {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** With the names of the input in braces. */
  path: string;
  /** Names of the input that are in the query. */
  query?: string[];
  /** Names of the input that are headers. */
  headers?: Record<string, string>;
  /** The name of the input that is the body, as Markdown. */
  text?: string;
  /** Whether it may be sent again when its reply was lost. */
  repeatable?: boolean;
  /** Whether the reply is no JSON: a file, or server-sent events. */
  raw?: boolean;
  /** The name of the list in a reply that has further pages; empty where the reply is the list. */
  page?: string;
}
