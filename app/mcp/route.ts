export { answerMcp as DELETE, answerMcp as GET, answerMcp as OPTIONS, answerMcp as POST } from "@/lib/mcp";

export const dynamic = "force-dynamic";
