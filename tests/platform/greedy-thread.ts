/** The code of a thread that takes more and more memory outside its heap. */
import { serveTasks } from "@/lib/core/threads";

export interface GreedyTasks {
  greedy: { input: null; output: null };
}

const taken: Buffer[] = [];

serveTasks<GreedyTasks>({
  greedy: async () => {
    for (;;) {
      taken.push(Buffer.alloc(16 * 1024 * 1024, 1));
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  },
});
