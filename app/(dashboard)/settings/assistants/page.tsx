import type { Metadata } from "next";
import { headers } from "next/headers";
import type { ReactNode } from "react";
import { requireContext } from "@/app/session/current";
import { publicAddress } from "@/app/session/origin";
import { Link } from "@/components/ui/link";
import { PageHeader } from "@/components/ui/page-header";
import { Snippet } from "@/components/ui/snippet";
import { env } from "@/lib/env";
import { connections, LOCAL_CONNECTION } from "./connections";

export const metadata: Metadata = { title: "Assistants" };

export default async function AssistantsPage() {
  await requireContext();
  const address = `${publicAddress(await headers(), env().KV_PUBLIC_URL)}/mcp`;
  return (
    <>
      <PageHeader
        title="Assistants"
        purpose="Assistants that speak the Model Context Protocol can search, read and edit this vault. They cannot delete."
      />
      <div className="flex max-w-3xl flex-col gap-8">
        <Section title="Address">
          <Snippet text={address} what="the address" />
          <p className="mt-2 text-muted">
            Streamable HTTP, with an API key as bearer token. Create a key for each assistant under{" "}
            <Link href="/settings/api-keys" className="text-accent underline">
              API keys
            </Link>
            , and replace <code>kv_…</code> with it.
          </p>
        </Section>
        {connections(address).map(({ name, place, text }) => (
          <Section key={name} title={name}>
            <p className="mb-2 text-muted">{place}</p>
            <Snippet text={text} what={`the configuration for ${name}`} />
          </Section>
        ))}
        <Section title="On the server itself, without a key">
          <p className="mb-2 text-muted">
            For assistants that start a program, such as Claude Desktop (Settings → Developer → Edit config).
            Replace the path with the directory of this service; with <code>--read-only</code> the assistant
            cannot write.
          </p>
          <Snippet text={LOCAL_CONNECTION} what="the configuration for a local program" />
        </Section>
      </div>
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 font-semibold">{title}</h2>
      {children}
    </section>
  );
}
