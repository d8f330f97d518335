import { join } from "node:path";
import { run } from "@/tests/support/processes";
import { root } from "@/tests/support/root";

/** What programs of the client are compiled with. */
export const COMPILER_OPTIONS = [
  "--strict",
  "--module",
  "nodenext",
  "--target",
  "ES2022",
  "--lib",
  "ES2023,DOM,DOM.Iterable",
  "--types",
  "",
];

/** Runs `node <args>` in a directory. Answers what it prints, and throws that when it fails. */
export async function node(cwd: string, ...args: string[]): Promise<string> {
  const program = run(process.execPath, args, { cwd });
  const code = await program.ends(120_000);
  if (code !== 0) throw new Error(program.output());
  return program.output();
}

export const tsc = (cwd: string, ...args: string[]): Promise<string> =>
  node(cwd, join(root, "node_modules/typescript/bin/tsc"), ...args);
