import { PassThrough, Readable, type Writable } from "node:stream";
import type { S3Client, S3ClientConfig } from "@aws-sdk/client-s3";
import type { Upload } from "@aws-sdk/lib-storage";
import { connectionReason } from "@/lib/core/connection";
import { KvError, notFound } from "@/lib/core/errors";
import type { Destination } from "./destination";

export interface S3Settings {
  bucket: string;
  /** Prefix of object keys, with the account. */
  prefix: string;
  region: string;
  /** For S3-compatible stores other than AWS. */
  endpoint?: string | undefined;
  accessKeyId?: string | undefined;
  secretAccessKey?: string | undefined;
}

/** Parts have at least 5 MiB; 10,000 parts of this size make 160 GB. */
const PART_BYTES = 16 * 1024 * 1024;

/** Backups as objects of an S3-compatible store; an incomplete upload is aborted. */
export function s3Destination(settings: S3Settings): Destination {
  const { bucket: Bucket, prefix } = settings;
  let opened: Promise<Opened> | undefined;
  const store = () => {
    opened ??= open(settings);
    return opened;
  };
  const at = (name: string) => ({ Bucket, Key: `${prefix}${name}` });
  const where = `s3://${Bucket}/${prefix}`;
  return {
    where,
    put: async (name, write) => {
      const { client, Upload } = await store();
      const Body = new PassThrough();
      const params = { ...at(name), Body, ContentType: "application/octet-stream" };
      const upload = new Upload({ client, params, partSize: PART_BYTES, queueSize: 2 });
      return writeTo(upload, Body, write, where);
    },
    get: async (name) => {
      const { client, GetObjectCommand } = await store();
      try {
        const { Body } = await client.send(new GetObjectCommand(at(name)));
        if (Body instanceof Readable) return Body;
      } catch (error) {
        if (!isMissing(error)) throw unavailable(error, where);
      }
      throw notFound(`${name} is no longer in ${where}`);
    },
    size: async (name) => {
      const { client, HeadObjectCommand } = await store();
      try {
        return (await client.send(new HeadObjectCommand(at(name)))).ContentLength ?? 0;
      } catch (error) {
        if (isMissing(error)) return null;
        throw unavailable(error, where);
      }
    },
    remove: async (name) => {
      const { client, DeleteObjectCommand } = await store();
      await client.send(new DeleteObjectCommand(at(name))).catch((error: unknown) => {
        if (!isMissing(error)) throw unavailable(error, where);
      });
    },
  };
}

/** Uploads what is written to `body`. An upload that fails, or is not written to its end, is aborted. */
async function writeTo<T>(
  upload: Upload,
  body: PassThrough,
  write: (target: Writable) => Promise<T>,
  where: string,
): Promise<T> {
  let refusal: KvError | undefined;
  const uploaded = upload.done().catch((error: unknown) => {
    refusal = unavailable(error, where);
    body.destroy(refusal);
    throw refusal;
  });
  uploaded.catch(() => {}); // awaited below
  try {
    const result = await write(body);
    await uploaded;
    return result;
  } catch (error) {
    const reason = refusal ?? error; // the store's own error is the better reason
    await upload.abort();
    await uploaded.catch(() => {});
    throw reason;
  }
}

type Opened = typeof import("@aws-sdk/client-s3") &
  typeof import("@aws-sdk/lib-storage") & { client: S3Client };

/** The client is large, so it is loaded only when a store is configured. */
async function open(settings: S3Settings): Promise<Opened> {
  const sdk = await import("@aws-sdk/client-s3");
  const storage = await import("@aws-sdk/lib-storage");
  return { ...sdk, ...storage, client: new sdk.S3Client(configOf(settings)) };
}

function configOf({ region, endpoint, accessKeyId, secretAccessKey }: S3Settings): S3ClientConfig {
  return {
    region,
    // Other stores may lack virtual-hosted buckets and the newer checksums.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: { connectionTimeout: 10_000, socketTimeout: 60_000 },
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
  };
}

const isMissing = (error: unknown): boolean => {
  const { name, $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } };
  if (name === "NoSuchBucket") return false;
  return name === "NoSuchKey" || name === "NotFound" || $metadata?.httpStatusCode === 404;
};

/** The store's error, with its address. */
function unavailable(error: unknown, where: string): KvError {
  const message =
    connectionReason(error, "the store") ??
    (error instanceof Error ? error.message || error.name : String(error));
  return new KvError("UNAVAILABLE", `${where} is unavailable: ${message}`, { cause: error });
}
