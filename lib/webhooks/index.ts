export { alignDeliveries } from "./claim";
export * from "./operations";
export * as webhooksOperations from "./operations";
export { WebhookSender } from "./sender";
export { MAX_WEBHOOKS, type Webhook, type WebhookDelivery } from "./shapes";
