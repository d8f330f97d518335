import { isDeepStrictEqual } from "node:util";
import { editText, parseRecord, replaceWord } from "@/lib/vault";
import type { Offer } from "../issue";
import { isBareEnough, linkAt, retargeted } from "../rules/broken/spell";
import { unlinked, wordsOf } from "../rules/broken/unlink";
import type { FoundOffer } from "./find";

/** Offers that change the text of the issue's own file, and nothing else. */
export type TextOffer = Extract<Offer, { kind: "unlink" | "retarget" | "set" | "relate" }>;

export const isTextOffer = (offer: Offer): offer is TextOffer =>
  ["unlink", "retarget", "set", "relate"].includes(offer.kind);

/** What an offer makes of its file's text; undefined where it cannot be made there without touching more. */
export function textAfter(
  text: string,
  offer: TextOffer,
  { vault, file, issue }: Pick<FoundOffer, "vault" | "file" | "issue">,
): string | undefined {
  switch (offer.kind) {
    case "unlink":
      return unlinked(text, issue.at) ?? plain(text, issue.at);
    case "retarget":
      return retargetedTo(text, issue.at, {
        path: offer.path,
        isBareEnough: isBareEnough(offer.path, file, vault),
        shown: false,
      });
    case "set":
      return withField(text, offer.field, offer.value);
    case "relate":
      return edited(text, { append: { related: [`[[${offer.path.replace(/\.md$/, "")}]]`] } });
  }
}

/** What YAML could not read afterwards is no offer that can be taken. */
function retargetedTo(text: string, at: number, goal: Parameters<typeof retargeted>[2]): string | undefined {
  try {
    return retargeted(text, at, goal);
  } catch {
    return undefined;
  }
}

/** A word keeps the quotes that it stands in; anything else is written anew. */
function withField(text: string, field: string, value: string | string[]): string | undefined {
  const replaced = typeof value === "string" ? replaceWord(text, field, value) : undefined;
  return replaced ?? edited(text, { set: { [field]: value } });
}

/** The link of a field as the words that it shows; whatever else the frontmatter says must stay. */
function plain(text: string, start: number): string | undefined {
  const link = linkAt(text, start);
  if (!link || link.relation === "body") return undefined;
  const result = text.slice(0, link.from) + wordsOf(text, link) + text.slice(link.to);
  const [before, after] = [parseRecord(text), parseRecord(result)];
  const [was, is] = [before.frontmatter, after.frontmatter].map((fields) => ({
    ...Object.fromEntries(Object.entries(fields).filter(([field]) => field !== link.relation)),
  }));
  return before.problem || after.problem || !isDeepStrictEqual(was, is) ? undefined : result;
}

function edited(text: string, patch: Parameters<typeof editText>[1]): string | undefined {
  try {
    return editText(text, patch).text;
  } catch {
    return undefined; // an anchor or a map stands there: nothing that could be replaced by itself
  }
}
