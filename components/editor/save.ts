import { noResponse } from "@/components/no-response";
import { fieldsOf } from "@/components/reply";
import { isVersion, type Part, type Version } from "./drafts";

export type Saved =
  | { kind: "saved"; etag: string }
  /** The record has been changed by someone else since. */
  | { kind: "changed"; current: Version }
  | { kind: "failed"; message: string; isSignedOut: boolean };

export const NO_RESPONSE: Saved = {
  kind: "failed",
  message: noResponse("save again", ". Your text is kept in this browser"),
  isSignedOut: false,
};

interface Edited extends Version {
  path: string;
  part: Part;
}

const addressOf = (path: string): string => path.split("/").map(encodeURIComponent).join("/");

/** Saves a text if the record is still the version with `etag`. */
export async function saveText({ path, part, text, etag }: Edited): Promise<Saved> {
  const reply = await fetch(`/texts/${addressOf(path)}?part=${part}`, {
    method: "PUT",
    headers: { "If-Match": etag, "Content-Type": "text/markdown; charset=utf-8" },
    body: new Blob([text]),
  }).catch(() => null);
  if (!reply) return NO_RESPONSE;
  const { etag: saved, current, message } = await fieldsOf(reply);
  if (reply.ok && typeof saved === "string") return { kind: "saved", etag: saved };
  if (reply.status === 412 && isVersion(current)) return { kind: "changed", current };
  const reason =
    typeof message === "string" ? message : `The server answered with status ${reply.status}. Try again.`;
  return { kind: "failed", message: reason, isSignedOut: reply.status === 401 };
}
