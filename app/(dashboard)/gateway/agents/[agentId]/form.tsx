"use client";

import { ActionForm } from "@/components/form/action-form";
import { TextField } from "@/components/form/field";
import { FormError } from "@/components/form/form-error";
import { Submit } from "@/components/form/submit";
import { useFormAction } from "@/components/form/use-form-action";
import { buttonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import type { DefaultModels } from "@/lib/gateway";
import { saveModelsAction } from "../actions";
import { EMBEDDERS, SUGGESTIONS } from "../suggestions";
import { FallbackList } from "./fallback-list";

interface Props {
  agent: string;
  /** Empty where the default applies. */
  model: string;
  fallbacks: string[];
  /** The default, where nothing is set; null for the default itself. */
  inherited: DefaultModels | null;
  /** Only of the surveyor; empty for the local embedder. */
  embedder?: string;
  /** The models of the local server. */
  localModels: string[];
}

export function ModelForm({ agent, model, fallbacks, inherited, embedder, localModels }: Props) {
  const submission = useFormAction(saveModelsAction);
  const { failure } = submission;
  const errors = failure?.fields ?? {};
  const listError = Object.entries(errors).find(([path]) => path.startsWith("fallbacks"));
  const isSurveyor = embedder !== undefined;
  return (
    <ActionForm submission={submission} values={{ agent }} className="flex max-w-2xl flex-col gap-5">
      <FormError failure={failure} fields={["model", ...(listError ? [listError[0]] : [])]} />
      <TextField
        name="model"
        label={isSurveyor ? "Labeler model" : "Model"}
        list="models"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        className="font-mono"
        placeholder={inherited?.model ?? "openrouter/auto"}
        defaultValue={failure?.given.model ?? model}
        error={errors.model}
        hint={inherited ? `Empty: the default, ${inherited.model}.` : "Empty: the built-in default."}
      />
      <FallbackList fallbacks={fallbacks} inherited={inherited?.fallbacks ?? []} error={listError?.[1]} />
      {isSurveyor && (
        <TextField
          name="embedder"
          label="Embedder model"
          list="embedders"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          className="font-mono"
          placeholder="local"
          defaultValue={failure?.given.embedder ?? embedder}
          hint="Empty: embeddings are made on this machine. With a model, the text of records is sent to its provider."
        />
      )}
      <Options id="models" values={[...localModels, ...SUGGESTIONS]} />
      <Options id="embedders" values={[...localModels, ...EMBEDDERS]} />
      <div className="flex justify-end gap-2">
        <Link href="/gateway/agents" className={buttonClass("secondary")}>
          Cancel
        </Link>
        <Submit>Save</Submit>
      </div>
    </ActionForm>
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
