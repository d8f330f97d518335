import { randomInt } from "node:crypto";
import { resetPassword } from "@/lib/accounts";
import { invalid } from "@/lib/core/errors";
import { cliActor, withDatabase } from "../session";
import { type Command, print } from "./command";
import { readSecret } from "./read-secret";

const password: Command = {
  name: ["password"],
  usage: "password EMAIL [--generate]",
  summary: "set a new password, typed or read from standard input, and end all sessions of that user",
  options: { generate: { type: "boolean" } },
  run: async ({ generate }, [email]) => {
    if (email === undefined) throw invalid("email", "Name the user: kv password ada@example.org");
    const chosen = generate === "true" ? newPassword() : await readSecret("New password: ");
    await withDatabase(async (db) => {
      const { ended } = await resetPassword(db, { email, password: chosen }, cliActor());
      if (generate === "true") print(chosen);
      process.stderr.write(`The password is set. Sessions ended: ${ended}.\n`);
    });
  },
};

/** No character that is mistaken for another. */
const ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789";

/** Five groups of four characters, 100 random bits. */
const newPassword = (): string =>
  Array.from({ length: 5 }, () => Array.from({ length: 4 }, () => ALPHABET[randomInt(32)]).join("")).join(
    "-",
  );

export const passwordCommands: Command[] = [password];
