import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { isFirstRun } from "@/lib/accounts";
import { database } from "@/lib/db";
import { env } from "@/lib/env";
import { AccountForm } from "../account-form";

export const metadata: Metadata = { title: "Welcome" };

export default async function FirstRunPage() {
  if (!(await isFirstRun(database()))) redirect("/sign-in");
  return (
    <>
      <h1 className="text-lg font-semibold">Welcome. Create the owner account</h1>
      <p className="mt-1 mb-4 text-muted">
        The first account owns the vault. Everything stays on this machine.
      </p>
      <AccountForm />
      <p className="mt-4 text-muted">
        {env().KV_VAULT_DIRS.length > 0 ? (
          "Next, open an existing vault, such as one from Obsidian, or start with an empty one."
        ) : (
          <>
            To open an existing vault, such as one from Obsidian, set <code>KV_VAULT_DIRS</code> to the
            directory that holds it and restart.
          </>
        )}
      </p>
    </>
  );
}
