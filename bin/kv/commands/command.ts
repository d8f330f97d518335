/** One command of the command line; its name may be several words. */
export interface Command {
  name: string[];
  usage: string;
  summary: string;
  options: Record<string, { type: "string" | "boolean" }>;
  /** A switch that was given is the text `true`. */
  run: (options: Record<string, string | undefined>, words: string[]) => Promise<void>;
}

export const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** For commands on one account: whose, when there are several. */
export const account = { account: { type: "string" } } as const;
