/** One command of the command line; its name may have several words. */
export interface Command {
  name: string[];
  usage: string;
  summary: string;
  options: Record<string, { type: "string" | "boolean" }>;
  /** How many words may follow its name; none by default. */
  words?: number;
  /** Sets of options of which only one can be given. */
  exclusive?: readonly (readonly string[])[];
  /** Options that say more about another one, and mean nothing without it. */
  needs?: Readonly<Record<string, string>>;
  /** A boolean option is the text `true`. */
  run: (options: Record<string, string | undefined>, words: string[]) => Promise<void>;
}

/** Of a longer list, this number is printed. */
export const MAX_PRINTED = 20;

export const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** For commands on one account; required when there are several. */
export const account = { account: { type: "string" } } as const;
