import { hash } from "node:crypto";

const API_RECORDS = "/api/v1/vault/records";

const recordUrl = (path: string) => `${API_RECORDS}/${path.split("/").map(encodeURIComponent).join("/")}`;

const etag = (reply: { etag: string }) => ({ ETag: `"${reply.etag}"` });

/** For replies about a change of one record. */
export const tagged = { headers: etag, headerNames: ["ETag"] };

/**
 * For a reply that says more of a record than its file does, such as its backlinks: the tag of the file, which `If-Match`
 * compares, and one of the reply, which changes with that, too.
 */
export const taggedWhole = {
  headers: (reply: { etag: string }, body: string) => ({
    ETag: `"${reply.etag}-${hash("sha256", body).slice(0, 16)}"`,
  }),
  headerNames: ["ETag"],
};

/** For replies about a new record. */
export const located = {
  headers: (reply: { path: string; etag: string }) => ({ ...etag(reply), Location: recordUrl(reply.path) }),
  headerNames: ["ETag", "Location"],
};
