import { createInterface } from "node:readline";
import { Writable } from "node:stream";

/** Echoes nothing of what is typed. */
const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });

/** One line of standard input. At a terminal it is asked for, and not shown while it is typed. */
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
