import path from "node:path";
import { env } from "@/lib/env";
import type { Destination } from "./destination";
import { directoryDestination } from "./directory";
import { s3Destination } from "./s3";

/** The destination of the account's backups, as the operator configured it. */
export function destinationOf(accountId: string): Destination {
  const settings = env();
  const { KV_BACKUP_S3_BUCKET: bucket } = settings;
  if (!bucket)
    return directoryDestination(
      path.join(settings.KV_BACKUP_DIR ?? path.join(settings.KV_DATA_DIR, "backups"), accountId),
    );
  return s3Destination({
    bucket,
    prefix: `${settings.KV_BACKUP_S3_PREFIX}${accountId}/`,
    region: settings.KV_BACKUP_S3_REGION,
    endpoint: settings.KV_BACKUP_S3_ENDPOINT,
    accessKeyId: settings.KV_BACKUP_S3_ACCESS_KEY_ID,
    secretAccessKey: settings.KV_BACKUP_S3_SECRET_ACCESS_KEY,
  });
}
