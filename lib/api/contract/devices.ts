import { z } from "zod";
import {
  claimDeviceInput,
  clearDevicesInput,
  fetchDeviceTokenInput,
  oneDeviceInput,
  oneRequestInput,
  requestDeviceCodeInput,
} from "@/lib/accounts";
import { operation } from "./operation";

const text = z.string();
const time = z.iso.datetime();

const pending = z.object({
  requestId: text,
  name: text,
  user_code: text,
  address: text,
  created_at: time,
  expires_at: time,
});

const device = z.object({
  deviceId: text,
  name: text,
  created_at: time,
  last_used_at: time.nullable(),
  token_start: text.nullable(),
});

const open = { method: "POST", tag: "Devices", open: true, status: 200, errors: ["RATE_LIMITED"] } as const;

export const requestDeviceCode = operation({
  ...open,
  id: "requestDeviceCode",
  path: "/devices/code",
  summary: "A device asks to be let in (RFC 8628): it shows the user code, and polls with the device code",
  input: requestDeviceCodeInput,
  form: { client_id: "client_name" },
  output: z.object({
    device_code: text,
    user_code: text,
    verification_uri: z.url(),
    verification_uri_complete: z.url(),
    expires_in: z.int(),
    interval: z.int(),
  }),
});

export const fetchDeviceToken = operation({
  ...open,
  id: "fetchDeviceToken",
  path: "/devices/token",
  summary: "A device polls for its token, which it gets once",
  description:
    "While there is none, 400: the detail `error` is authorization_pending, slow_down, access_denied, expired_token, " +
    "invalid_grant or unsupported_grant_type. Whoever sends a form is refused as OAuth has it, {error, error_description}.",
  input: fetchDeviceTokenInput,
  form: {},
  output: z.object({ access_token: text, token_type: z.literal("Bearer"), deviceId: text, name: text }),
});

export const listDevices = operation({
  id: "listDevices",
  method: "GET",
  path: "/devices",
  tag: "Devices",
  summary: "Devices that ask to be let in, and those that were",
  input: z.strictObject({}),
  output: z.object({ pending: z.array(pending), paired: z.array(device) }),
  status: 200,
});

export const claimDevice = operation({
  id: "claimDevice",
  method: "POST",
  path: "/devices/claim",
  tag: "Devices",
  summary:
    "Find the request of the device that shows this code, and take it into the account; it is not approved yet",
  input: claimDeviceInput,
  output: pending,
  status: 200,
  errors: ["NOT_FOUND"],
});

export const clearDevices = operation({
  id: "clearDevices",
  method: "POST",
  path: "/devices/clear",
  tag: "Devices",
  summary: "Reject every request that waits and, unless pending_only, remove every device",
  input: clearDevicesInput,
  output: z.object({ message: text, rejected: z.int(), removed: z.int() }),
  status: 200,
});

const one = { method: "POST", tag: "Devices", status: 200, errors: ["NOT_FOUND"] } as const;

export const approveDevice = operation({
  ...one,
  id: "approveDevice",
  path: "/devices/{requestId}/approve",
  summary: "Let a device in: its next poll gets the token",
  input: oneRequestInput,
  output: z.object({ message: text, deviceId: text }),
});

export const rejectDevice = operation({
  ...one,
  id: "rejectDevice",
  path: "/devices/{requestId}/reject",
  summary: "Turn a device away",
  input: oneRequestInput,
  output: z.object({ message: text }),
});

export const rotateDevice = operation({
  ...one,
  id: "rotateDevice",
  path: "/devices/{deviceId}/rotate",
  summary: "Give a device a new token, shown once; the old one is refused at once",
  input: oneDeviceInput,
  isShownOnce: true,
  output: device.extend({ message: text, token: text }),
});

export const removeDevice = operation({
  ...one,
  id: "removeDevice",
  method: "DELETE",
  path: "/devices/{deviceId}",
  summary: "Remove a device: its token is refused by the very next request",
  input: oneDeviceInput,
  output: z.object({ message: text }),
});
