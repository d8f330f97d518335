import { z } from "zod";

/** The name of a model on a local server, as an agent can be given it after `local/`. */
const name = z
  .string()
  .max(190)
  .regex(/^[\w.:@-]+(\/[\w.:@-]+)*$/);

/** Untrusted: what cannot be a name is left out. */
const names = <S extends z.ZodType<{ name: string } | { id: string }>>(entry: S) =>
  z.array(z.unknown()).transform((entries) =>
    entries.slice(0, MAX_MODELS).flatMap((each) => {
      const read = entry.safeParse(each);
      return read.success ? [read.data] : [];
    }),
  );

const MAX_MODELS = 500;

const ollamaList = z.object({ models: names(z.object({ name })) });
const openAiList = z.object({ data: names(z.object({ id: name, owned_by: z.string().optional() })) });

/** The models that a server has, and which server it is. */
export interface ServedModels {
  label: string;
  models: string[];
}

/** The reply of Ollama's `/api/tags`; null when it is another server's. */
export function ollamaModels(body: unknown): ServedModels | null {
  const read = ollamaList.safeParse(body);
  return read.success ? { label: "Ollama", models: read.data.models.map((model) => model.name) } : null;
}

const OWNERS: Record<string, string> = {
  llamacpp: "llama.cpp",
  organization_owner: "LM Studio",
  vllm: "vLLM",
};

/** The reply of `/v1/models`; null when it is no list of models. */
export function openAiModels(body: unknown): ServedModels | null {
  const read = openAiList.safeParse(body);
  if (!read.success) return null;
  const { data } = read.data;
  return { label: OWNERS[data[0]?.owned_by ?? ""] ?? "The server", models: data.map(({ id }) => id) };
}
