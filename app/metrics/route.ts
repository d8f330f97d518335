export { metrics as GET } from "@/lib/health";

export const dynamic = "force-dynamic";
