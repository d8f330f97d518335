import { z } from "zod";
import { conflict } from "@/lib/core/errors";
import { parse } from "@/lib/core/parse";
import type { Context } from "@/lib/db";
import { changeVault } from "../change";
import { checkMatch } from "../indexing";
import { existingRecordPath } from "../path";
import { ifMatchInput, pathInput } from "../records/input";
import { linkWriter } from "../records/new-links";
import { assertRecord } from "../records/placed";
import { layoutIn } from "../settings/read";
import { hashOf, readStored } from "../store";
import { mentionIn, namesOf } from "./find";

const input = z.strictObject({ path: pathInput, source: pathInput, ifMatch: ifMatchInput });

/** Makes the first mention of a record in the text of another one a link. Throws `CONFLICT` when there is none. */
export async function linkMention(ctx: Context, request: z.input<typeof input>): Promise<void> {
  const { path: raw, source: rawSource, ifMatch } = parse(input, request);
  const [path, source] = [existingRecordPath(raw), existingRecordPath(rawSource)];
  const names = await namesOf(ctx, path);
  await changeVault(ctx, {
    lock: [source],
    plan: async (tx) => {
      assertRecord(await layoutIn(ctx, tx), source);
      const before = await readStored(ctx.account.vaultDir, source);
      checkMatch(ifMatch, before.hash);
      const write = await linkWriter(ctx, tx, [path]);
      const place = before.utf8 && names.length > 0 ? mentionIn(before, { path, names, write }) : null;
      if (!place) throw conflict(`${source} does not mention ${path} outside of links and code`);
      const [fields, after] = [["body"], hashOf(place.linked)];
      const entry = {
        action: "record.edit",
        subject: source,
        before: before.hash,
        after,
        detail: { fields },
      };
      return { changes: [{ kind: "write", before, content: place.linked, fields, entries: [entry] }] };
    },
  });
}
