export { emit } from "./emit";
export { forgetEvents } from "./forget";
export * as eventsOperations from "./operations";
export { pruneDeliveries, pruneEvents } from "./prune";
export { newSecret, openSecret, sealSecret, webhookRows } from "./secrets";
export { DELIVERY_STATES, webhookDeliveries, webhooks } from "./tables";
export { EVENT_TYPES, type Event, type EventType, eventTypesInput, type NewEvent } from "./types";
