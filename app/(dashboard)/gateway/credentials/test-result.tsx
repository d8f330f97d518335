import type { FormState } from "@/components/form/state";
import { Notice } from "@/components/ui/notice";
import type { CredentialTest } from "@/lib/gateway";

/** What to do about each outcome. */
const ADVICE: Record<string, string> = {
  wrong_key: "Copy it again from the provider, or create a new one there.",
  unreachable: "Check the base URL and the network of this machine.",
  timeout: "The provider may be overloaded, or the base URL wrong.",
  rate_limited: "The key is valid and can be saved.",
  provider_error: "The key could not be tested.",
  malformed: "Check that the base URL is that of an API, such as https://…/v1.",
};

/** The outcome of a test. */
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
