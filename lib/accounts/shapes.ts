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
