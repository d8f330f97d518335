/** What the tasks of a pool take and answer, by their names. All of it is copied between threads. */
export type Tasks<T> = { [K in keyof T]: { input: unknown; output: unknown } };

export interface Request<T extends Tasks<T>, K extends keyof T = keyof T> {
  id: number;
  name: K;
  input: T[K]["input"];
}

/** A thread says once that it has loaded its code, and then answers each request. */
export type Reply = { ready: true } | { id: number; output: unknown } | { id: number; failure: string };
