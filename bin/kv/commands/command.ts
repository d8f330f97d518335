/** One command of the command line; its name may have several words. */
export interface Command {
  name: string[];
  usage: string;
  summary: string;
  options: Record<string, { type: "string" | "boolean" }>;
  /** The maximum number of words after its name; 0 by default. */
  words?: number;
  /** Sets of mutually exclusive options. */
  exclusive?: readonly (readonly string[])[];
  /** Options that say more about another one, and mean nothing without it. */
  needs?: Readonly<Record<string, string>>;
  /** A boolean option is the text `true`. */
  run: (options: Record<string, string | undefined>, words: string[]) => Promise<void>;
}

/** Longer lists are truncated to this length. */
export const MAX_PRINTED = 20;

export const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** For commands on one account; required when there are several. */
export const account = { account: { type: "string" } } as const;
