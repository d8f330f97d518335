import type { FormState } from "@/app/(dashboard)/action";
import { Notice } from "@/components/ui/notice";
import type { CredentialTest } from "@/lib/gateway";

/** What to do about an outcome that is not the key's fault alone. */
const ADVICE: Record<string, string> = {
  wrong_key: "Copy it once more from the provider’s page, or make a new one there.",
  unreachable: "Check the address, and whether this machine reaches it.",
  timeout: "It may be overloaded, or the address may lead nowhere.",
  rate_limited: "It is right, so it can be saved.",
  provider_error: "That says nothing about the key.",
  malformed: "Check that the address is the base of an API, such as https://…/v1.",
};

/** What came of a test, in words; read out when it comes. */
export function TestResult({ state }: { state: FormState<CredentialTest> }) {
  if (!state) return null;
  if (!state.ok) return <Notice kind="failed">{state.fields.value ?? state.message}</Notice>;
  const { ok, outcome, message } = state.value;
  const kind = ok ? "ok" : outcome === "wrong_key" ? "failed" : "warning";
  return (
    <Notice kind={kind}>
      {message}. {ADVICE[outcome]}
    </Notice>
  );
}
