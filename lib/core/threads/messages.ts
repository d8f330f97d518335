/** Input and output of a pool's tasks by name. Values are copied between threads, or processes. */
export type Tasks<T> = { [K in keyof T]: { input: unknown; output: unknown } };

export interface ThreadRequest<T extends Tasks<T>, K extends keyof T = keyof T> {
  id: number;
  name: K;
  input: T[K]["input"];
}

/** A thread sends `ready` once its code is loaded, then one reply for each request. */
export type ThreadReply = { ready: true } | { id: number; output: unknown } | { id: number; failure: string };
