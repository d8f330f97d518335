import { z } from "zod";

/** What `npm audit --json` writes. */
const report = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string(), range: z.string() })),
});
const failure = z.object({ message: z.string() });

const REPORTED = new Set(["moderate", "high", "critical"]);

export interface Advisories {
  /** Whether the registry has answered. */
  isAnswered: boolean;
  /** One sentence per vulnerable package, or the reason why there is no answer. */
  lines: string[];
}

/** Reads the output of `npm audit --json`. */
export function advisoriesOf(output: string): Advisories {
  const json = parseOutput(output);
  const answered = report.safeParse(json);
  if (!answered.success) {
    const reason = failure.safeParse(json).data?.message ?? "npm audit wrote no report";
    return {
      isAnswered: false,
      lines: [`The registry did not report advisories, try another: ${reason}`],
    };
  }
  const found = Object.entries(answered.data.vulnerabilities).filter(([, { severity }]) =>
    REPORTED.has(severity),
  );
  const lines = found.map(
    ([name, { severity, range }]) => `${name} ${range} has a ${severity} vulnerability`,
  );
  return { isAnswered: true, lines };
}

function parseOutput(output: string): unknown {
  try {
    return JSON.parse(output);
  } catch {
    return null;
  }
}
