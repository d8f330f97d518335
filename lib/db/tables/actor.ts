/** Types of actors. */
export const ACTOR_TYPES = ["user", "api_key", "device", "worker", "cli"] as const;

export type ActorType = (typeof ACTOR_TYPES)[number];
