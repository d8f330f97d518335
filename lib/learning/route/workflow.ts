import { workerContext } from "@/lib/accounts";
import { REFLECTION } from "@/lib/curator";
import { defineWorkflow } from "@/lib/runs";
import { reconcile } from "@/lib/vault";
import { type Reflection, reflect } from "..";

const TRIES = { attempts: 3 };

/** Looks at what was decided and corrected, on the disk as well, and lets instincts form, rise and fall by it. */
export const reflectionWorkflow = defineWorkflow<Record<string, never>, Reflection>(
  {
    ...REFLECTION,
    run: async (ctx, step) => {
      await step("look at the disk", () => reconcile(ctx), TRIES);
      return step("reflect", () => reflect(ctx), TRIES);
    },
  },
  workerContext,
);
