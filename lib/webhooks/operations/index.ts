export { changeWebhook } from "./change";
export { createWebhook } from "./create";
export { deleteWebhook } from "./delete";
export { listDeliveries } from "./deliveries";
export { listWebhooks } from "./list";
export { replayDelivery } from "./replay";
export { testWebhook } from "./test";
