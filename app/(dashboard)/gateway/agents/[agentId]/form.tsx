"use client";

import { useState } from "react";
import { ActionForm } from "@/components/form/action-form";
import { TextField } from "@/components/form/field";
import { FormError } from "@/components/form/form-error";
import { Submit } from "@/components/form/submit";
import { useFormAction } from "@/components/form/use-form-action";
import { buttonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import type { DefaultModels, Offer } from "@/lib/gateway";
import { saveModelsAction } from "../actions";
import { FallbackList } from "./fallback-list";
import { ModelFacts, ModelOptions } from "./offers";

interface Props {
  agent: string;
  /** Empty if the default applies. */
  model: string;
  fallbacks: string[];
  maxFallbacks: number;
  /** The default, where nothing is set; null for the default itself. */
  inherited: DefaultModels | null;
  /** Only of the surveyor; empty for the local embedder. */
  embedder?: string;
  /** What the providers list, which may take a while. */
  offers: Promise<Offer[]>;
}

export function ModelForm(props: Props) {
  const { agent, model, fallbacks, maxFallbacks, inherited, embedder, offers } = props;
  const submission = useFormAction(saveModelsAction);
  const { failure } = submission;
  const [typed, setTyped] = useState(model);
  const errors = failure?.fields ?? {};
  const listError = Object.entries(errors).find(([path]) => path.startsWith("fallbacks"));
  const isSurveyor = embedder !== undefined;
  return (
    <ActionForm submission={submission} values={{ agent }} className="flex max-w-2xl flex-col gap-5">
      <FormError failure={failure} fields={["model", "embedder", ...(listError ? [listError[0]] : [])]} />
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
        onChange={({ target }) => setTyped(target.value)}
        hint={
          <>
            <ModelFacts offers={offers} model={typed || (inherited?.model ?? "")} />
            {inherited ? `Empty: the default, ${inherited.model}.` : "Empty: the built-in default."}
          </>
        }
      />
      <FallbackList
        fallbacks={fallbacks}
        inherited={inherited?.fallbacks ?? []}
        max={maxFallbacks}
        error={listError?.[1]}
      />
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
          error={errors.embedder}
          hint="If empty, embeddings are computed on this machine. With a model, the text of records is sent to its provider."
        />
      )}
      <ModelOptions offers={offers} />
      <div className="flex justify-end gap-2">
        <Link href="/gateway/agents" className={buttonClass("secondary")}>
          Cancel
        </Link>
        <Submit>Save</Submit>
      </div>
    </ActionForm>
  );
}
