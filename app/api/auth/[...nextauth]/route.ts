import type { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { authOptions } from "@/app/session/options";

async function handle(request: NextRequest, context: { params: Promise<{ nextauth: string[] }> }) {
  return NextAuth(request, context, await authOptions());
}

export { handle as GET, handle as POST };
