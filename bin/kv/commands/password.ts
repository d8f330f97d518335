import { resetPassword } from "@/lib/accounts";
import { invalid } from "@/lib/core/errors";
import { randomCode } from "@/lib/core/random-code";
import { cliActor, withDatabase } from "../session";
import { type Command, print } from "./command";
import { readSecret } from "./read-secret";

/** Groups of a generated password: together 100 random bits. */
const GROUPS = 5;

const password: Command = {
  name: ["password"],
  usage: "password EMAIL [--generate] [--remove-second-factor]",
  summary: "set a new password, typed or read from standard input, and end all sessions of that user",
  options: { generate: { type: "boolean" }, "remove-second-factor": { type: "boolean" } },
  words: 1,
  run: async ({ generate, ...options }, [email]) => {
    if (email === undefined) throw invalid("email", "Name the user: kv password ada@example.org");
    const chosen = generate === "true" ? randomCode(GROUPS) : await readSecret("New password: ");
    const remove_second_factor = options["remove-second-factor"] === "true";
    await withDatabase(async (db) => {
      const { ended } = await resetPassword(
        db,
        { email, password: chosen, remove_second_factor },
        cliActor(),
      );
      if (generate === "true") print(chosen);
      process.stderr.write(`The password is set. Sessions ended: ${ended}.\n`);
    });
  },
};

export const passwordCommands: Command[] = [password];
