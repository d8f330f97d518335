import { buttonClass } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import { CopyButton } from "@/components/ui/copy-button";
import { Link } from "@/components/ui/link";
import type { ProviderKey } from "./load";
import { TestSaved } from "./test-saved";

interface Props {
  entry: ProviderKey;
  /** Whether it is the one to begin with. */
  isFirst: boolean;
}

/** A provider's key: what it is, whether it is set, who uses it, and where the provider is called. */
export function CredentialRow({ entry, isFirst }: Props) {
  const { credential, provider, baseUrl, ownUrl } = entry;
  const { key, label, description, set, masked, used_by } = credential;
  return (
    <li
      aria-label={label}
      className="grid gap-x-6 gap-y-3 border-b border-line p-4 last:border-0 md:grid-cols-2 xl:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)_19.5rem]"
    >
      <div className="min-w-0">
        <h2 className="flex flex-wrap items-center gap-2 font-semibold">
          {label} <State entry={entry} />
        </h2>
        <p className="mt-0.5 text-muted">{description}</p>
        <p className="flex items-center gap-1 text-muted">
          <code className="text-xs break-all">{key}</code>
          <CopyButton text={key} what={`the name ${key}`} />
        </p>
      </div>
      <dl className="grid min-w-0 grid-cols-[5rem_minmax(0,1fr)] content-start gap-x-3 gap-y-1">
        {masked && (
          <Fact name="Value">
            <code className="break-all">{masked}</code>
          </Fact>
        )}
        <Fact name="Used by">{used_by.join(", ")}</Fact>
        <Fact name="Address">
          <code className="text-xs wrap-anywhere">{baseUrl}</code>
          {baseUrl !== ownUrl && <span className="text-muted"> instead of its own</span>}
        </Fact>
      </dl>
      <div className="flex flex-wrap content-start items-start gap-2 md:max-xl:col-span-2 xl:justify-end">
        <Link
          href={`?set=${key}`}
          scroll={false}
          aria-label={`${set ? "Replace" : "Set"} the key of ${label}`}
          className={buttonClass(isFirst && !set ? "primary" : "secondary", "small")}
        >
          {set ? "Replace" : "Set key"}
        </Link>
        <Link
          href={`?address=${provider}`}
          scroll={false}
          aria-label={`Address of ${label}`}
          className={buttonClass("secondary", "small")}
        >
          Address
        </Link>
        {set && (
          <>
            <Link
              href={`?remove=${key}`}
              scroll={false}
              aria-label={`Remove the key of ${label}`}
              className={buttonClass("quiet-danger", "small")}
            >
              Remove
            </Link>
            <TestSaved credentialKey={key} label={label} />
          </>
        )}
      </div>
    </li>
  );
}

function State({ entry: { credential, isConfigured } }: { entry: ProviderKey }) {
  if (credential.set) return <Chip tone="ok">Set</Chip>;
  return (
    <Chip tone={isConfigured ? "ok" : "waiting"}>{isConfigured ? "Called without a key" : "Not set"}</Chip>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </>
  );
}
