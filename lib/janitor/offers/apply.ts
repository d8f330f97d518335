import { and, eq } from "drizzle-orm";
import { conflict } from "@/lib/core/errors";
import { type Context, notify } from "@/lib/db";
import { hashOf, moveRecord, rewriteFile } from "@/lib/vault";
import type { Offer } from "../issue";
import { told } from "../sweeps/sweep";
import { janitorIssues } from "../tables";
import { makeRecord } from "./create";
import { type FoundOffer, findOffer, type OfferRequest } from "./find";
import { isTextOffer, type TextOffer, textAfter } from "./text";

/** What came of an offer. */
export interface AppliedOffer {
  issue: string;
  kind: Offer["kind"];
  /** The record that was made, moved or changed, where it lies now. */
  path: string;
  message: string;
}

/**
 * Does what an issue offers, by the vault as it lies on the disk now. What changes a text is one entry of the audit
 * log, as a fix is, and can be reverted. Throws `NOT_FOUND` when the issue is no more, `CONFLICT` when it does not
 * offer that any more, when it cannot be done there, or for a merge, which only the user can make.
 */
export async function applyOffer(ctx: Context, request: OfferRequest): Promise<AppliedOffer> {
  const found = await findOffer(ctx, request);
  const { issue, offer } = found;
  const done = await apply(ctx, found, offer);
  await ctx.db.tx(async (tx) => {
    const own = eq(janitorIssues.accountId, ctx.account.id);
    await tx.delete(janitorIssues).where(and(own, eq(janitorIssues.issueId, issue.id)));
    await notify(ctx, tx, "kv_live");
  });
  return { issue: issue.id, kind: offer.kind, ...done };
}

type Done = Pick<AppliedOffer, "path" | "message">;

async function apply(ctx: Context, found: FoundOffer, offer: Offer): Promise<Done> {
  const { path } = found.issue;
  if (isTextOffer(offer)) {
    await change(ctx, found, offer);
    return { path, message: saidOf(path, offer) };
  }
  switch (offer.kind) {
    case "create": {
      const made = await makeRecord(ctx, offer.path);
      return { path: made, message: `Made ${made}` };
    }
    case "move": {
      const { raw, to } = await moveRecord(ctx, { path, to: offer.path });
      return { path: to, message: raw };
    }
    case "merge":
      throw conflict(
        "Which words of the two are to stay only you can say: put them into one, delete the other",
      );
  }
}

function saidOf(path: string, offer: TextOffer): string {
  switch (offer.kind) {
    case "unlink":
      return `Took the link out of ${path}`;
    case "retarget":
      return `Let the link of ${path} lead to ${offer.path}`;
    case "set":
      return `Set ${offer.field} of ${path} to ${[offer.value].flat().join(", ")}`;
    case "relate":
      return `Added ${offer.path} to related of ${path}`;
  }
}

/** What a text offer makes of the file. Throws `CONFLICT` where it cannot be done there. */
export function changeOf(found: FoundOffer, offer: TextOffer): { before: string; after: string } {
  const before = found.vault.textOf(found.file);
  if (before === null) throw conflict("The file has just changed: scan again");
  const after = textAfter(before, offer, found);
  if (after !== undefined && after !== before) return { before, after };
  throw conflict("That cannot be changed there without touching more than it: edit the record by hand");
}

async function change(ctx: Context, found: FoundOffer, offer: TextOffer): Promise<void> {
  const { issue, file } = found;
  const { before, after } = changeOf(found, offer);
  const entry = {
    action: "janitor.fix",
    subject: issue.path,
    before: hashOf(before),
    after: hashOf(after),
    // No sweep made it: it is reverted by itself.
    detail: {
      rule: issue.code,
      issue: issue.id,
      message: issue.message,
      offer,
      edits: told(before, after),
    },
  };
  if (!(await rewriteFile(ctx, { path: file.path, before, after, entries: [entry] })))
    throw conflict("The file has just changed: scan again");
}
