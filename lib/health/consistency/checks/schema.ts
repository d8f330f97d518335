import { schemaAge } from "@/lib/db";
import type { InstallationCheck } from "../check";

/** The database has the schema of this version, and row-level security is forced. */
export const schema: InstallationCheck = {
  name: "schema",
  run: async (db, owner) => {
    const age = await schemaAge(db);
    const unguarded = await owner.unguardedTables();
    return {
      looked: `migrations are ${age}`,
      faults: [
        ...(age === "current" ? [] : [`The schema is ${age} than this version of the service`]),
        ...unguarded.map((table) => `Row-level security is not forced on the table ${table}`),
      ],
    };
  },
};
