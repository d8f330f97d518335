/** The command line for operators: the same operations as the dashboard and the API. */
import { KvError } from "@/lib/core/errors";
import { EnvError } from "@/lib/env";
import { readArguments, UsageError } from "./kv/arguments";
import { allCommands, type Command, commandsFor } from "./kv/commands";

// The output of a command is its result: only warnings and errors are logged.
process.env.KV_LOG_LEVEL ??= "warn";

const usageOf = ({ usage, summary }: Command): string => `  ${usage.padEnd(62)} ${summary}\n`;

const ACCOUNT = "--account takes the id of an account or the e-mail address of its user.\n";
const usage = async (): Promise<string> =>
  `Usage: npm run -s kv -- <command>\n\n${(await allCommands()).map(usageOf).join("")}\n${ACCOUNT}`;
const HELP = new Set(["--help", "-h"]);

async function find(words: string[]): Promise<{ command: Command; rest: string[] } | undefined> {
  const commands = await commandsFor(words[0]);
  const command = commands.find(({ name }) => words.slice(0, name.length).join(" ") === name.join(" "));
  return command && { command, rest: words.slice(command.name.length) };
}

async function main(): Promise<number> {
  const words = process.argv.slice(2);
  const found = await find(words);
  if (words[0] === "help" || words.some((word) => HELP.has(word))) {
    process.stdout.write(found ? usageOf(found.command) : await usage());
    return 0;
  }
  if (!found) {
    process.stderr.write(await usage());
    return 2;
  }
  const { values, positionals } = readArguments(found.command, found.rest);
  await found.command.run(values, positionals);
  return 0;
}

async function explain(error: unknown): Promise<string> {
  if (error instanceof KvError || error instanceof EnvError) return error.message;
  if (error instanceof UsageError) return `${error.message}\n\n${await usage()}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

main().then(
  (code) => process.exit(code),
  async (error: unknown) => {
    process.stderr.write(`kv: ${await explain(error)}\n`);
    process.exit(error instanceof UsageError ? 2 : 1);
  },
);
