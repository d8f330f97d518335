import type { Command } from "./command";

export type { Command } from "./command";

/** Of a command's first word. Those of keys, passwords, profiles and the audit log start without most of the code, in a fifth of the time. */
export async function commandsFor(word: string | undefined): Promise<Command[]> {
  if (word === "keys") return (await import("./keys")).keyCommands;
  if (word === "password") return (await import("./password")).passwordCommands;
  if (word === "profile") return (await import("./profile")).profileCommands;
  if (word === "audit") return (await import("./audit")).auditCommands;
  return allCommands();
}

/** Every command, in the order of the usage text. */
export const allCommands = async (): Promise<Command[]> => (await import("./all")).commands;
