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
