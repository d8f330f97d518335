import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { visitor } from "@/app/session/current";
import { Link } from "@/components/ui/link";
import { env } from "@/lib/env";
import { AccountForm } from "../account-form";

export const metadata: Metadata = { title: "Create account" };

export default async function SignUpPage() {
  if (env().KV_SIGNUP !== "open") notFound();
  if (await visitor()) redirect("/vault");
  return (
    <>
      <h1 className="mb-4 text-lg font-semibold">Create account</h1>
      <AccountForm />
      <p className="mt-4 text-muted">
        Already have an account?{" "}
        <Link href="/sign-in" className="text-accent underline">
          Sign in
        </Link>
      </p>
    </>
  );
}
