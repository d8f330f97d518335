/** The code of a thread that never completes a task, unless it is to answer. */
import { serveTasks } from "@/lib/core/threads";

export interface EndlessTasks {
  endless: { input: null; output: null };
  answer: { input: null; output: string };
}

serveTasks<EndlessTasks>({
  endless: () => {
    for (;;);
  },
  answer: () => "here",
});
