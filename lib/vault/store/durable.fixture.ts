import { temporaryBeside, writeFlushed } from "./durable";

/** Writes `bytes` to a flushed temporary file beside `target`, as a change does, and returns its path. */
export async function stage(target: string, bytes: Uint8Array, mode?: number): Promise<string> {
  const temp = temporaryBeside(target);
  await writeFlushed(temp, bytes, mode);
  return temp;
}
