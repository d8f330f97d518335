"use client";

import { type FormEvent, startTransition, useActionState } from "react";
import { Button, buttonClass } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import type { DefaultModels } from "@/lib/gateway";
import { saveModelsAction } from "../actions";
import { EMBEDDERS, SUGGESTIONS } from "../suggestions";
import { FallbackList } from "./fallback-list";

interface Props {
  agent: string;
  /** Empty where the default applies. */
  model: string;
  fallbacks: string[];
  /** What applies where nothing is set; null for the default itself. */
  inherited: DefaultModels | null;
  /** Of the surveyor alone; empty where this machine embeds. */
  embedder?: string;
}

export function ModelForm({ agent, model, fallbacks, inherited, embedder }: Props) {
  const [state, action, isSaving] = useActionState(saveModelsAction, null);
  const failed = state && !state.ok ? state : null;
  const faults = failed?.fields ?? {};
  const listFault = Object.entries(faults).find(([path]) => path.startsWith("fallbacks"))?.[1];
  const isSurveyor = embedder !== undefined;
  /** Not as a form's action, after which React would empty the fields. */
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    startTransition(() => action(form));
  };
  return (
    <form action={action} onSubmit={submit} className="flex max-w-2xl flex-col gap-5">
      {failed && !faults.model && !listFault && <Notice kind="failed">{failed.message}</Notice>}
      <input type="hidden" name="agent" value={agent} />
      <TextField
        name="model"
        label={isSurveyor ? "Labeler’s model" : "Model"}
        list="models"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        className="font-mono"
        placeholder={inherited?.model ?? "openrouter/auto"}
        defaultValue={failed?.given.model ?? model}
        error={faults.model}
        hint={inherited ? `Empty: the default, ${inherited.model}.` : "Empty: the operator’s default."}
      />
      <FallbackList fallbacks={fallbacks} inherited={inherited?.fallbacks ?? []} error={listFault} />
      {isSurveyor && (
        <TextField
          name="embedder"
          label="Embedder’s model"
          list="embedders"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          className="font-mono"
          placeholder="local"
          defaultValue={failed?.given.embedder ?? embedder}
          hint="Empty: embeddings are made on this machine. A model’s are made by the router, and records are sent there."
        />
      )}
      <Options id="models" values={SUGGESTIONS} />
      <Options id="embedders" values={EMBEDDERS} />
      <div className="flex justify-end gap-2">
        <Link href="/gateway/agents" className={buttonClass("secondary")}>
          Cancel
        </Link>
        <Button type="submit" look="primary" disabled={isSaving} aria-busy={isSaving}>
          Save
        </Button>
      </div>
    </form>
  );
}

function Options({ id, values }: { id: string; values: string[] }) {
  return (
    <datalist id={id}>
      {values.map((value) => (
        <option key={value} value={value} />
      ))}
    </datalist>
  );
}
