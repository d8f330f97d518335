import { env } from "@/lib/env";
import { checkPublicUrl, guardedFetch } from "@/lib/gateway";

const RULE = {
  field: "url",
  example: "https://hooks.example.org/vault",
  setting: "KV_ALLOW_PRIVATE_WEBHOOKS",
};

const isPrivateAllowed = (): boolean => env().KV_ALLOW_PRIVATE_WEBHOOKS === "yes";

/** The normalized address of a webhook. Throws `VALIDATION_ERROR` for one that the service may not call. */
export const checkWebhookUrl = (text: string): string => checkPublicUrl(text, isPrivateAllowed(), RULE).href;

/** `fetch` of webhooks: checks the URL again, and what its host resolves to; follows no redirect. */
export const webhookFetch = (): typeof fetch =>
  guardedFetch(isPrivateAllowed(), ({ href }) => checkPublicUrl(href, isPrivateAllowed(), RULE));
