"use client";

import { type ReactNode, Suspense, use } from "react";
import { formatNumber } from "@/lib/core/count";
import type { Offer, OfferedModel } from "@/lib/gateway";
import { EMBEDDERS, SUGGESTIONS } from "../suggestions";

interface Props {
  offers: Promise<Offer[]>;
}

/** The choices of the model fields: what the providers list, and what is suggested until then or without them. */
export function ModelOptions({ offers }: Props) {
  const suggested = (
    <>
      <Options id="models" models={named(SUGGESTIONS)} />
      <Options id="embedders" models={named(EMBEDDERS)} />
    </>
  );
  return (
    <Suspense fallback={suggested}>
      <Offered offers={offers}>{suggested}</Offered>
    </Suspense>
  );
}

const named = (names: string[]): OfferedModel[] =>
  names.map((name) => ({ name, context: null, price: null }));

const isEmbedder = ({ name }: OfferedModel): boolean => /embed|\bbge-|minilm/i.test(name);

function Offered({ offers, children }: Props & { children: ReactNode }) {
  const listed = modelsOf(use(offers));
  if (listed.length === 0) return children;
  const embedders = listed.filter(isEmbedder);
  return (
    <>
      <Options id="models" models={listed.filter((model) => !isEmbedder(model))} />
      <Options id="embedders" models={embedders.length > 0 ? embedders : named(EMBEDDERS)} />
    </>
  );
}

/** Without duplicates: of the same model, the one with a price is used. */
function modelsOf(offers: readonly Offer[]): OfferedModel[] {
  const known = new Map<string, OfferedModel>();
  for (const model of offers.flatMap(({ models }) => models ?? []))
    if (!known.get(model.name)?.price) known.set(model.name, model);
  return [...known.values()].sort((a, b) => a.name.localeCompare(b.name));
}

function Options({ id, models }: { id: string; models: readonly OfferedModel[] }) {
  return (
    <datalist id={id}>
      {models.map((model) => (
        <option key={model.name} value={model.name}>
          {factsOf(model)}
        </option>
      ))}
    </datalist>
  );
}

/** `200,000 tokens of context, $3 in and $15 out per million tokens` */
function factsOf({ context, price }: OfferedModel): string {
  const facts = [];
  if (context !== null) facts.push(`${formatNumber(context)} tokens of context`);
  if (price) facts.push(priceOf(price));
  return facts.join(", ");
}

const priceOf = ({ input, output }: NonNullable<OfferedModel["price"]>): string =>
  input === 0 && output === 0 ? "free" : `$${input} in and $${output} out per million tokens`;

/** The context and price of a model that was typed, and which providers did not list theirs. */
export function ModelFacts({ offers, model }: Props & { model: string }) {
  return (
    <Suspense>
      <Facts offers={offers} model={model} />
    </Suspense>
  );
}

function Facts({ offers, model }: Props & { model: string }) {
  const all = use(offers);
  const found = modelsOf(all).find(({ name }) => name === model.trim());
  const facts = found && factsOf(found);
  const silent = all.filter(({ models }) => models === null).map(({ provider }) => provider);
  return (
    <>
      {facts && <span className="block">{facts}</span>}
      {silent.length > 0 && (
        <span className="block">{list.format(silent)} did not list models. Any name can be typed.</span>
      )}
    </>
  );
}

const list = new Intl.ListFormat("en");
