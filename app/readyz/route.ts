export { readyz as GET } from "@/lib/health/endpoints";

export const dynamic = "force-dynamic";
