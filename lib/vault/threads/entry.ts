/** The code of a thread that parses untrusted text; it is terminated on a timeout. */
import { serveTasks } from "@/lib/core/threads/serve";
import { outlineOf } from "../outline/outline";
import { readYaml } from "../record/parse";
import { toHtml } from "../rendering/html/to-html";
import { MissingPart, TooComplex } from "../rendering/limits";
import type { ReadingTasks } from "./tasks";

serveTasks<ReadingTasks>({
  toHtml: (request) => {
    try {
      return toHtml(request);
    } catch (error) {
      if (error instanceof MissingPart) return "missing";
      // A document may nest deeper than the stack.
      if (error instanceof TooComplex || error instanceof RangeError) return "too complex";
      throw error;
    }
  },
  outline: ({ body }) => {
    try {
      return outlineOf(body);
    } catch (error) {
      if (error instanceof RangeError) return "too complex";
      throw error;
    }
  },
  readYaml: ({ yaml }) => JSON.stringify(readYaml(yaml)),
});
