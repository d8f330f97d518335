import { buttonClass } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import { Link } from "@/components/ui/link";
import { ServerTest } from "./server-test";

/** The model server on this machine or network: its address, its test, its models. */
export function LocalServer({ baseUrl }: { baseUrl: string | null }) {
  return (
    <section
      aria-labelledby="local-server"
      className="mt-4 grid gap-x-6 gap-y-3 rounded-lg border border-line bg-surface p-4 md:grid-cols-[minmax(0,1fr)_auto]"
    >
      <div className="min-w-0">
        <h2 id="local-server" className="flex flex-wrap items-center gap-2 font-semibold">
          Local server{" "}
          <Chip tone={baseUrl ? "ok" : "waiting"}>{baseUrl ? "No key needed" : "No address"}</Chip>
        </h2>
        <p className="mt-0.5 text-muted">
          Ollama, LM Studio or llama.cpp on this machine or network. Its models are named local/…; records do
          not leave your network.
        </p>
        {baseUrl && <code className="text-xs wrap-anywhere">{baseUrl}</code>}
      </div>
      <div className="flex flex-wrap content-start items-start gap-2 md:justify-end">
        <Link
          href="?local=1"
          scroll={false}
          aria-label="Address of the local server"
          className={buttonClass("secondary", "small")}
        >
          {baseUrl ? "Address" : "Set address"}
        </Link>
      </div>
      {baseUrl && <ServerTest key={baseUrl} />}
    </section>
  );
}
