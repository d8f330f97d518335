/** The code of a thread that reads hostile text: the process ends it when it takes too long. */
import { serveTasks } from "@/lib/core/threads/serve";
import { type RenderingTasks, TooComplex } from "../limits";
import { toHtml } from "./to-html";

serveTasks<RenderingTasks>({
  toHtml: ({ body }) => {
    try {
      return toHtml(body);
    } catch (error) {
      // A document may nest deeper than the stack.
      if (error instanceof TooComplex || error instanceof RangeError) return "too complex";
      throw error;
    }
  },
});
