import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A store that speaks as much of S3 as backups need: the bucket `vaults`, objects, in parts too, by path-style addresses, over real HTTP. */
export interface Store {
  url: string;
  /** Objects that are whole, by `bucket/key`. */
  objects: Map<string, Buffer>;
  /** Uploads that were begun and neither completed nor aborted. */
  uploads: Map<string, Map<number, Buffer>>;
  /** What it was asked, as `PUT uploadId,partNumber`. */
  asked: string[];
  /** Answers every request with this status until it is set to null. */
  failWith: number | null;
  stop: () => Promise<void>;
}

export async function startStore(): Promise<Store> {
  const server = createServer((request, response) => {
    void answer(store, request, response).catch(() => response.destroy());
  });
  const store: Store = {
    url: "",
    objects: new Map(),
    uploads: new Map(),
    asked: [],
    failWith: null,
    stop: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  store.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return store;
}

const SIGNED =
  /^AWS4-HMAC-SHA256 Credential=the-key\/\d{8}\/[\w-]+\/s3\/aws4_request, SignedHeaders=.*, Signature=[0-9a-f]{64}$/;

async function answer(store: Store, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? "/", store.url);
  const key = decodeURIComponent(pathname.slice(1));
  const body = await bodyOf(request);
  const method = request.method ?? "";
  store.asked.push(
    `${method} ${[...searchParams.keys()].filter((name) => name !== "x-id").join(",")}`.trim(),
  );
  const error = (status: number, code: string) =>
    response
      .writeHead(status, { "content-type": "application/xml" })
      .end(`<Error><Code>${code}</Code></Error>`);
  if (!SIGNED.test(request.headers.authorization ?? "")) return void error(403, "AccessDenied");
  if (store.failWith !== null) return void error(store.failWith, "Refused");
  if (!key.startsWith("vaults/")) return void error(404, "NoSuchBucket");
  const upload = searchParams.get("uploadId");
  if (upload !== null) return inParts(store, { method, key, upload, body, searchParams }, response, error);
  const found = store.objects.get(key);
  if (method === "POST" && searchParams.has("uploads")) {
    const id = `upload-${store.asked.length}`;
    store.uploads.set(id, new Map());
    const xml = `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`;
    response.writeHead(200, { "content-type": "application/xml" }).end(xml);
  } else if (method === "PUT") {
    store.objects.set(key, body);
    response.writeHead(200, { etag: etagOf(body) }).end();
  } else if (method === "DELETE") {
    store.objects.delete(key);
    response.writeHead(204).end();
  } else if (!found) error(404, "NoSuchKey");
  else {
    response.writeHead(200, { "content-length": found.length, etag: etagOf(found) });
    response.end(method === "HEAD" ? undefined : found);
  }
}

interface PartRequest {
  method: string;
  key: string;
  upload: string;
  body: Buffer;
  searchParams: URLSearchParams;
}

function inParts(
  store: Store,
  { method, key, upload, body, searchParams }: PartRequest,
  response: ServerResponse,
  error: (status: number, code: string) => unknown,
): void {
  const parts = store.uploads.get(upload);
  if (!parts) return void error(404, "NoSuchUpload");
  if (method === "PUT") {
    parts.set(Number(searchParams.get("partNumber")), body);
    response.writeHead(200, { etag: etagOf(body) }).end();
    return;
  }
  store.uploads.delete(upload);
  if (method === "DELETE") return void response.writeHead(204).end();
  const whole = Buffer.concat([...parts].sort(([a], [b]) => a - b).map(([, part]) => part));
  store.objects.set(key, whole);
  const xml = `<CompleteMultipartUploadResult><ETag>${etagOf(whole)}</ETag></CompleteMultipartUploadResult>`;
  response.writeHead(200, { "content-type": "application/xml" }).end(xml);
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

const etagOf = (bytes: Buffer): string => `"${createHash("md5").update(bytes).digest("hex")}"`;
