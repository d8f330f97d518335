/** Holds a process that runs a script, as the launcher holds web and worker. Argument: the script. */
import { Child } from "@/bin/supervise/child";

const child = new Child({
  name: "child",
  args: ["--import", "tsx", "--input-type=module", "-e", process.argv[2] ?? ""],
  cwd: process.cwd(),
  env: process.env,
  say: (line) => console.log(line),
  maxFailures: 1,
  onFailure: (error) => console.log(error.message),
});
child.start();
await child.ready;
console.log(`child ${child.pid} is ready`);
