import { hash } from "node:crypto";
import type { RecordDetail } from "./shapes";

const API_RECORDS = "/api/v1/vault/records";

const recordUrl = (path: string) => `${API_RECORDS}/${path.split("/").map(encodeURIComponent).join("/")}`;

const etag = (reply: { etag: string }) => ({ ETag: `"${reply.etag}"` });

/** For replies about one record. */
export const tagged = { headers: etag, headerNames: ["ETag"] };

/** For replies about a new record. */
export const located = {
  headers: (reply: { path: string; etag: string }) => ({ ...etag(reply), Location: recordUrl(reply.path) }),
  headerNames: ["ETag", "Location"],
};

/**
 * For a record as JSON: what other records say of it is in the reply, too, so the tag is that of the file and of all that the
 * file does not say. `If-Match` reads the first part (`fileTag`).
 */
export const taggedWithLinks = {
  headers: ({ frontmatter: _, body: _body, raw: _raw, etag, ...others }: RecordDetail) => ({
    ETag: `"${etag}-${hash("sha256", JSON.stringify(others)).slice(0, 16)}"`,
  }),
  headerNames: ["ETag"],
};

/** The tag of the file in one of a reply. */
export const fileTag = (tag: string): string => tag.replace(/^([0-9a-f]{32})-[0-9a-f]{16}$/, "$1");
