import { parseArgs } from "node:util";
import { isCode } from "@/lib/core/error-code";
import type { Command } from "./commands/command";

/** A command line that no command accepts: nothing was done. */
export class UsageError extends Error {}

/** The options and the words after a command's name. Throws `UsageError` for what the command would ignore. */
export function readArguments(
  {
    options,
    words = 0,
    exclusive = [],
    needs = {},
  }: Pick<Command, "options" | "words" | "exclusive" | "needs">,
  args: readonly string[],
): { values: Record<string, string | undefined>; positionals: string[] } {
  const { values, positionals } = parsed(options, args);
  const surplus = positionals.slice(words);
  if (surplus.length > 0) throw new UsageError(`Not expected: ${surplus.join(" ")}`);
  const isGiven = (name: string): boolean => values[name] !== undefined;
  for (const names of exclusive) {
    const given = names.filter(isGiven).map((name) => `--${name}`);
    if (given.length > 1) throw new UsageError(`Only one of ${given.join(", ")} can be given`);
  }
  for (const [name, other] of Object.entries(needs))
    if (isGiven(name) && !isGiven(other))
      throw new UsageError(`--${name} belongs to --${other}: give that, too, or leave --${name} out`);
  const texts = Object.entries(values).map(([name, value]) => [name, value?.toString()] as const);
  return { values: Object.fromEntries(texts), positionals };
}

function parsed(options: Command["options"], args: readonly string[]) {
  try {
    const { tokens, ...read } = parseArgs({ args: [...args], options, allowPositionals: true, tokens: true });
    const names = tokens.flatMap((token) => (token.kind === "option" ? [token.name] : []));
    const twice = names.find((name, at) => names.indexOf(name) !== at);
    if (twice !== undefined) throw new UsageError(`--${twice} can be given only once`);
    return read;
  } catch (error) {
    if (isCode(error, "ERR_PARSE_ARGS_UNKNOWN_OPTION", "ERR_PARSE_ARGS_INVALID_OPTION_VALUE"))
      throw new UsageError((error as Error).message);
    throw error;
  }
}
