import type { ReactNode } from "react";
import { buttonClass } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import { CopyButton } from "@/components/ui/copy-button";
import { Facts } from "@/components/ui/facts";
import { Link } from "@/components/ui/link";
import type { ProviderKey } from "./load";
import { TestSaved } from "./test-saved";

interface Props {
  entry: ProviderKey;
  /** The suggested one to start with. */
  isFirst: boolean;
}

/** A provider's key: its state, its agents and the provider's base URL. */
export function CredentialRow({ entry, isFirst }: Props) {
  const { credential, provider } = entry;
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
      <Facts
        facts={[
          ...(masked
            ? [
                [
                  "Key",
                  <code key="key" className="break-all">
                    {masked}
                  </code>,
                ] satisfies [string, ReactNode],
              ]
            : []),
          ["Used by", used_by.join(", ")],
          ["Base URL", <BaseUrl key="url" entry={entry} />],
        ]}
      />
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
          aria-label={`Base URL of ${label}`}
          className={buttonClass("secondary", "small")}
        >
          Base URL
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
  return <Chip tone={isConfigured ? "ok" : "waiting"}>{isConfigured ? "No key needed" : "Not set"}</Chip>;
}

function BaseUrl({ entry: { baseUrl, ownUrl } }: { entry: ProviderKey }) {
  return (
    <>
      <code className="text-xs wrap-anywhere">{baseUrl}</code>
      {baseUrl !== ownUrl && <span className="text-muted"> (custom)</span>}
    </>
  );
}
