import { PassThrough, Readable } from "node:stream";
import type { S3Client, S3ClientConfig } from "@aws-sdk/client-s3";
import { KvError, notFound } from "@/lib/core/errors";
import type { Destination } from "./destination";

export interface StoreSettings {
  bucket: string;
  /** What names begin with; the account's own part follows. */
  prefix: string;
  region: string;
  /** Of a store that is not Amazon's. */
  endpoint?: string | undefined;
  accessKeyId?: string | undefined;
  secretAccessKey?: string | undefined;
}

/** The store wants at least so much in a part; 10,000 of them make 160 GB. */
const PART_BYTES = 16 * 1024 * 1024;

/** Backups as objects of an S3-compatible store; one that is not uploaded to its end is none. */
export function storeDestination(settings: StoreSettings): Destination {
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
      const uploaded = upload.done().catch((error: unknown) => {
        Body.destroy(error instanceof Error ? error : new Error(String(error)));
        throw toldOf(error, where);
      });
      uploaded.catch(() => {}); // told below
      try {
        const result = await write(Body);
        await uploaded;
        return result;
      } catch (error) {
        await upload.abort();
        await uploaded; // what the store says of it is the better reason
        throw error;
      }
    },
    get: async (name) => {
      const { client, GetObjectCommand } = await store();
      try {
        const { Body } = await client.send(new GetObjectCommand(at(name)));
        if (Body instanceof Readable) return Body;
      } catch (error) {
        if (!isMissing(error)) throw toldOf(error, where);
      }
      throw notFound(`There is no ${name} in ${where} any more`);
    },
    size: async (name) => {
      const { client, HeadObjectCommand } = await store();
      try {
        return (await client.send(new HeadObjectCommand(at(name)))).ContentLength ?? 0;
      } catch (error) {
        if (isMissing(error)) return null;
        throw toldOf(error, where);
      }
    },
    remove: async (name) => {
      const { client, DeleteObjectCommand } = await store();
      await client.send(new DeleteObjectCommand(at(name))).catch((error: unknown) => {
        if (!isMissing(error)) throw toldOf(error, where);
      });
    },
  };
}

type Opened = typeof import("@aws-sdk/client-s3") &
  typeof import("@aws-sdk/lib-storage") & { client: S3Client };

/** The client is large, and loaded only where there is a store. */
async function open(settings: StoreSettings): Promise<Opened> {
  const sdk = await import("@aws-sdk/client-s3");
  const storage = await import("@aws-sdk/lib-storage");
  return { ...sdk, ...storage, client: new sdk.S3Client(configOf(settings)) };
}

function configOf({ region, endpoint, accessKeyId, secretAccessKey }: StoreSettings): S3ClientConfig {
  return {
    region,
    // Stores that are not Amazon's know no host name for each bucket, and not all of the newer checksums.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: { connectionTimeout: 10_000, socketTimeout: 60_000 },
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
  };
}

const isMissing = (error: unknown): boolean => {
  const { name, $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } };
  return name === "NoSuchKey" || name === "NotFound" || $metadata?.httpStatusCode === 404;
};

/** What the store answered, with the store's name: its own words alone say little. */
function toldOf(error: unknown, where: string): KvError {
  const told = error instanceof Error ? error.message || error.name : String(error);
  return new KvError("UNAVAILABLE", `${where} cannot be used: ${told}`, { cause: error });
}
