export const dynamic = "force-dynamic";

/** Alive: this process answers. */
export const GET = () => Response.json({ status: "alive" });
