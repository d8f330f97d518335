import { z } from "zod";
import { ACCESS } from "@/lib/db/tables";

const text = z.string();

const time = z.iso.datetime();

export const pending = z
  .object({
    requestId: text,
    name: text,
    user_code: text.meta({ description: "`XXXX-XXXX`, which the device also shows" }),
    address: text.meta({ description: "The network address of the request" }),
    created_at: time,
    expires_at: time,
  })
  .meta({ id: "PairingRequest" });

/** A pairing request of a device. Times are ISO 8601. */
export type Pending = z.output<typeof pending>;

export const apiKey = z
  .object({
    id: z.uuid(),
    name: text,
    start: text.meta({ description: "Its first characters" }),
    access: z.enum(ACCESS),
    expires_at: time.nullable(),
    created_at: time,
    last_used_at: time.nullable().meta({ description: "Null if it was never used" }),
    last_address: text.nullable().meta({ description: "The network address of its last use, to the minute" }),
  })
  .meta({ id: "ApiKey" });

export const keyRequest = z
  .object({
    at: time,
    method: text.meta({ description: "The method of HTTP" }),
    operation: text
      .nullable()
      .meta({ description: "The id of the operation; null where the address has none" }),
    status: z.int().meta({ description: "The status of the reply" }),
    ms: z.int().meta({ description: "Milliseconds from the request to the reply" }),
    address: text.meta({ description: "The network address that it came from" }),
  })
  .meta({ id: "KeyRequest" });

export const keyDay = z
  .object({
    day: z.iso.date().meta({ description: "The day, in UTC" }),
    requests: z.int().meta({ description: "How many requests there were" }),
    failed: z.int().meta({ description: "How many of them were answered with an error" }),
  })
  .meta({ id: "KeyDay" });

export const device = z
  .object({
    deviceId: text,
    name: text,
    created_at: time,
    last_used_at: time.nullable().meta({ description: "Null if it was never used" }),
    token_start: text
      .nullable()
      .meta({ description: "The first characters of its token; null until it has fetched it" }),
  })
  .meta({ id: "Device" });

/** A paired device. */
export type Device = z.output<typeof device>;
