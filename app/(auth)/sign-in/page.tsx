import type { Metadata } from "next";
import { redirect } from "next/navigation";
import type { Searched } from "@/app/searched";
import { visitor } from "@/app/session/current";
import { nextPath } from "@/app/session/next-path";
import { Link } from "@/components/ui/link";
import { isFirstRun } from "@/lib/accounts";
import { database } from "@/lib/db";
import { env } from "@/lib/env";
import { SignInForm } from "./form";

export const metadata: Metadata = { title: "Sign in" };

export default async function SignInPage({ searchParams }: Searched) {
  const next = nextPath((await searchParams).next);
  if (await visitor()) redirect(next);
  if (await isFirstRun(database())) redirect("/first-run");
  return (
    <>
      <h1 className="mb-4 text-lg font-semibold">Sign in</h1>
      <SignInForm next={next} />
      {env().KV_SIGNUP === "open" && (
        <p className="mt-4 text-muted">
          No account yet?{" "}
          <Link href="/sign-up" className="text-accent underline">
            Create one
          </Link>
        </p>
      )}
    </>
  );
}
