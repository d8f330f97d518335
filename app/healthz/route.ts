// Not from the front of the room: that loads all of the API, which a monitor does not ask for.
export { healthz as GET } from "@/lib/health/endpoints";

export const dynamic = "force-dynamic";
