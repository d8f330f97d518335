import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { z } from "zod";
import { defineQuery, type PageProps, textParam } from "@/app/query";
import { visitor } from "@/app/session/current";
import { nextPath } from "@/app/session/next-path";
import { currentToken } from "@/app/session/token";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import { isFirstRun } from "@/lib/accounts";
import { database } from "@/lib/db";
import { env } from "@/lib/env";
import { SignInForm } from "./form";

export const metadata: Metadata = { title: "Sign in" };

/** `next` is the path to open after sign-in. */
const signInQuery = defineQuery("/sign-in", z.object({ next: textParam }));

export default async function SignInPage({ searchParams }: PageProps) {
  const next = nextPath((await signInQuery.read(searchParams)).next);
  if (await visitor()) redirect(next);
  if (await isFirstRun(database())) redirect("/first-run");
  // Signing out removes the cookie.
  const hasEnded = (await currentToken()) !== null;
  return (
    <>
      <h1 className="mb-4 text-lg font-semibold">Sign in</h1>
      {hasEnded && (
        <div className="mb-4">
          <Notice kind="info">Your session has ended. Sign in to continue where you were.</Notice>
        </div>
      )}
      <SignInForm next={next} />
      {env().KV_SIGNUP === "open" && (
        <p className="mt-4 text-muted">
          No account?{" "}
          <Link href="/sign-up" className="text-accent underline">
            Create account
          </Link>
        </p>
      )}
    </>
  );
}
