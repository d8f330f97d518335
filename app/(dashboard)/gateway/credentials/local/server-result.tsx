import type { FormState } from "@/components/form/state";
import { Notice } from "@/components/ui/notice";
import type { LocalServerTest } from "@/lib/gateway";

/** What came of a test of an address. */
export function ServerResult({ state }: { state: FormState<LocalServerTest> }) {
  if (!state) return null;
  if (!state.ok) return <Notice kind="failed">{state.fields.base_url ?? state.message}</Notice>;
  const { ok, message, models } = state.value;
  if (!ok) return <Notice kind="warning">{message}. Is the server running, and is this its address?</Notice>;
  return (
    <Notice kind={models.length > 0 ? "ok" : "warning"}>
      {message}.{models.length === 0 && " Download a model there, then test again."}
    </Notice>
  );
}
