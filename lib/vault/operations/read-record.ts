import { and, asc, eq } from "drizzle-orm";
import { z } from "zod";
import { assertVaultRoot } from "@/lib/accounts";
import type { Context, Tx } from "@/lib/db";
import { defineOperation } from "@/lib/operation";
import { etagOf, leadsTo } from "../indexing";
import { readContentWith } from "../records/content";
import { pathInput } from "../records/input";
import { recordNamed } from "../records/named";
import { assertRecord } from "../records/placed";
import { taggedWhole } from "../reply-headers";
import type { RecordType } from "../schema";
import { layoutOnArrival } from "../settings/read";
import type { Backlink } from "../shapes";
import { record } from "../shapes";
import { hashOf, readStoredBytes } from "../store";
import { vaultFiles, vaultLinks } from "../tables/vault";

const input = z.strictObject({ path: pathInput });

/** One record as it is on disk, with its links and backlinks. Throws `NOT_FOUND`. */
export const readRecord = defineOperation({
  id: "readRecord",
  http: { method: "GET", path: "/vault/records/{path}", ...taggedWhole },
  tag: "Records",
  summary: "One record with its links and backlinks",
  description: "With `Accept: text/markdown`, the reply is the file as it is, byte for byte.",
  input,
  output: record,
  errors: ["NOT_FOUND", "PAYLOAD_TOO_LARGE"],
  examples: [
    {
      input: { path: "person/Alice Chen.md" },
      output: {
        path: "person/Alice Chen.md",
        type: "person",
        name: "Alice Chen",
        frontmatter: {
          type: "person",
          name: "Alice Chen",
          created: "2026-03-02",
          org: "[[org/Acme]]",
          tags: ["supplier"],
        },
        body: "Met at the trade fair.\n",
        raw: '---\ntype: person\nname: Alice Chen\ncreated: 2026-03-02\norg: "[[org/Acme]]"\ntags:\n  - supplier\n---\n\nMet at the trade fair.\n',
        links: [{ target: "org/Acme", path: "org/Acme.md", relation: "org", state: "resolved" }],
        backlinks: [
          {
            path: "task/Send Alice the offer.md",
            name: "Send Alice the offer",
            type: "task",
            relation: "assigned",
          },
        ],
        etag: "9f86d081884c7d659a2feaa0c55ad015",
      },
    },
  ],
  run: async (ctx, input) => {
    const path = await recordNamed(ctx, input.path);
    const { hash, ...content } = await readContentWith(ctx, path, async (tx) => ({
      backlinks: await findBacklinks(ctx, tx, path),
    }));
    return { ...content, etag: etagOf(hash) };
  },
  text: {
    type: "text/markdown",
    run: async (ctx, input) => {
      const path = await recordNamed(ctx, input.path);
      await assertVaultRoot(ctx);
      assertRecord(await layoutOnArrival(ctx), path);
      const bytes = await readStoredBytes(ctx.account.vaultDir, path);
      return { bytes, headers: { ETag: `"${etagOf(hashOf(bytes))}"` } };
    },
  },
});

async function findBacklinks(ctx: Context, tx: Tx, path: string): Promise<Backlink[]> {
  const rows = await tx
    .selectDistinct({
      path: vaultLinks.source,
      name: vaultFiles.name,
      type: vaultFiles.type,
      relation: vaultLinks.relation,
    })
    .from(vaultLinks)
    .innerJoin(
      vaultFiles,
      and(eq(vaultFiles.accountId, vaultLinks.accountId), eq(vaultFiles.path, vaultLinks.source)),
    )
    .where(and(eq(vaultLinks.accountId, ctx.account.id), leadsTo(path)))
    .orderBy(asc(vaultLinks.source), asc(vaultLinks.relation));
  return rows.map((row) => ({ ...row, type: row.type as RecordType | null }));
}
