/** Of the event that a test sends. */
export const TEST_TYPE = "webhook.test";
