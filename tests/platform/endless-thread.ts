/** The code of a thread that never completes its task. */
import { serveTasks } from "@/lib/core/threads";

export interface EndlessTasks {
  endless: { input: null; output: null };
}

serveTasks<EndlessTasks>({
  endless: () => {
    for (;;);
  },
});
