/** The command line for operators: the same operations as the dashboard and the API. */
import { parseArgs } from "node:util";
import { KvError } from "@/lib/core/errors";
import { EnvError } from "@/lib/env";
import { type Command, commands } from "./commands";

const USAGE = `Usage: npm run -s kv -- <command>

${commands.map((command) => `  ${command.usage.padEnd(62)} ${command.summary}`).join("\n")}
`;

function find(words: string[]): { command: Command; rest: string[] } | undefined {
  const command = commands.find(({ name }) => words.slice(0, name.length).join(" ") === name.join(" "));
  return command && { command, rest: words.slice(command.name.length) };
}

/** Runs a command. Returns the exit code; throws what went wrong. */
async function run(args: string[]): Promise<number> {
  const found = find(args);
  if (!found) {
    process.stderr.write(USAGE);
    return 2;
  }
  const { values, positionals } = parseArgs({
    args: found.rest,
    options: found.command.options,
    allowPositionals: true,
  });
  const options = Object.entries(values).map(([name, value]) => [name, value?.toString()] as const);
  await found.command.run(Object.fromEntries(options), positionals);
  return 0;
}

function explain(error: unknown): string {
  if (error instanceof KvError || error instanceof EnvError) return error.message;
  if (error instanceof TypeError && "code" in error) return `${error.message}\n\n${USAGE}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Runs the command that the arguments name, and ends the process. */
export async function main(args: string[]): Promise<never> {
  try {
    process.exit(await run(args));
  } catch (error) {
    process.stderr.write(`kv: ${explain(error)}\n`);
    process.exit(1);
  }
}
