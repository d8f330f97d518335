import { createInterface } from "node:readline";
import { Writable } from "node:stream";

/** Does not echo input. */
const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });

/** Reads one line of standard input; at a terminal with a prompt and without echo. */
export async function readSecret(prompt: string): Promise<string> {
  const isTerminal = process.stdin.isTTY === true;
  if (isTerminal) process.stderr.write(prompt);
  const lines = createInterface({ input: process.stdin, output: nowhere(), terminal: isTerminal });
  try {
    for await (const line of lines) return line;
    return "";
  } finally {
    lines.close();
    if (isTerminal) process.stderr.write("\n");
  }
}
