/** The code of a process that echoes its input, and can end in the middle of a task. */
import { serveTasks } from "@/lib/core/threads";

export interface EchoTasks {
  echo: { input: unknown; output: unknown };
  pid: { input: null; output: number };
  end: { input: null; output: never };
}

serveTasks<EchoTasks>({
  echo: (input) => input,
  pid: () => process.pid,
  end: () => process.exit(1),
});
