import type { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { authOptions } from "@/app/session/options";

interface Params {
  params: Promise<{ nextauth: string[] }>;
}

export async function POST(request: NextRequest, context: Params) {
  return NextAuth(request, context, await authOptions());
}

export async function GET(request: NextRequest, context: Params) {
  const [action] = (await context.params).nextauth;
  // The only provider takes a password: next-auth would fail.
  return action === "callback"
    ? new Response("Sign in by POST\n", { status: 405, headers: { Allow: "POST" } })
    : POST(request, context);
}
