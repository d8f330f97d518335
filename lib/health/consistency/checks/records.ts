import { and, eq, isNotNull } from "drizzle-orm";
import type { Context } from "@/lib/db";
import { parseRecord, readBytes, readLayout, vaultFiles, type WalkedFile, walk } from "@/lib/vault";
import type { AccountCheck } from "../check";

const MAX_BYTES = 8 * 1024 * 1024;

/** Every record parses, or its problem is reported to the account. */
export const records: AccountCheck = {
  name: "records",
  run: async (ctx) => {
    const layout = await readLayout(ctx);
    const reported = await reportedPaths(ctx);
    const faults: string[] = [];
    let parsed = 0;
    let problems = 0;
    for await (const file of walk(ctx.account.vaultDir)) {
      if (!layout.isRecord(file.path)) continue;
      const problem = problemOf(ctx.account.vaultDir, file);
      parsed += 1;
      if (problem === null) continue;
      problems += 1;
      if (!reported.has(file.path))
        faults.push(`${file.path} does not parse, which is not reported: ${problem}`);
    }
    return { looked: `${parsed} records, ${problems} with a reported problem`, faults };
  },
};

function problemOf(root: string, file: WalkedFile): string | null {
  try {
    return readBytes(
      root,
      file,
      MAX_BYTES,
      (bytes) => parseRecord(bytes.toString("utf8")).problem?.message ?? null,
    );
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function reportedPaths(ctx: Context): Promise<Set<string>> {
  const rows = await ctx.db.tx((tx) =>
    tx
      .select({ path: vaultFiles.path })
      .from(vaultFiles)
      .where(and(eq(vaultFiles.accountId, ctx.account.id), isNotNull(vaultFiles.problem))),
  );
  return new Set(rows.map(({ path }) => path));
}
