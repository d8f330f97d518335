import { resetProfile } from "@/lib/accounts";
import { invalid } from "@/lib/core/errors";
import { cliActor, withDatabase } from "../session";
import { type Command, print } from "./command";

const profile: Command = {
  name: ["profile"],
  usage: "profile EMAIL [--email NEW] [--name NAME]",
  summary: "change the e-mail address or the name of a user, whose sessions stay",
  options: { email: { type: "string" }, name: { type: "string" } },
  words: 1,
  run: async ({ email, name }, [user]) => {
    if (user === undefined) throw invalid("user", "Name the user: kv profile ada@example.org");
    if (email === undefined && name === undefined)
      throw invalid("", "Nothing to change: give --email or --name");
    await withDatabase(async (db) => {
      const changed = await resetProfile(db, { user, email, name }, cliActor());
      print(`${changed.email} (${changed.name})`);
    });
  },
};

export const profileCommands: Command[] = [profile];
