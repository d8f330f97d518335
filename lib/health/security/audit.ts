import type { z } from "zod";
import type { Context } from "@/lib/db";
import type { security } from "../shapes";
import { apiKeyAge } from "./checks/api-key-age";
import { apiKeyUnused } from "./checks/api-key-unused";
import { auditLog } from "./checks/audit-log";
import { backups } from "./checks/backups";
import { credentialUnused } from "./checks/credential-unused";
import { deviceUnused } from "./checks/device-unused";
import { exposure } from "./checks/exposure";
import { failedSignIns } from "./checks/failed-sign-ins";
import { fileModes } from "./checks/file-modes";
import { masterKey } from "./checks/master-key";
import { privateProviders } from "./checks/private-providers";
import { providerHttp } from "./checks/provider-http";
import { rotation } from "./checks/rotation";
import { sessionSecret } from "./checks/session-secret";
import { signUp } from "./checks/sign-up";
import { type Check, type Finding, SEVERITIES, type Severity } from "./finding";

/** File modes come first: whoever reads a secret puts its mode right, and there would be nothing to see. */
const CHECKS: readonly Check[] = [
  fileModes,
  masterKey,
  rotation,
  auditLog,
  exposure,
  providerHttp,
  privateProviders,
  signUp,
  failedSignIns,
  sessionSecret,
  apiKeyAge,
  apiKeyUnused,
  credentialUnused,
  deviceUnused,
  backups,
];

/** Runs every security check of the account and of the installation that serves it. */
export async function securityAudit(ctx: Context): Promise<z.output<typeof security>> {
  const findings: Finding[] = [];
  for (const check of CHECKS) findings.push(...(await lookFor(ctx, check)));
  const of = (severity: Severity) => findings.filter((finding) => finding.severity === severity);
  return {
    ts: ctx.clock.now().toISOString(),
    summary: { critical: of("critical").length, warn: of("warn").length, info: of("info").length },
    findings: SEVERITIES.flatMap(of),
  };
}

/** A check that breaks hides nothing: that it could not look is a finding, too. */
async function lookFor(ctx: Context, { id, look }: Check): Promise<Finding[]> {
  try {
    return (await look(ctx)).map((finding) => ({ checkId: id, ...finding }));
  } catch (error) {
    ctx.log.warn({ err: error, check: id }, "a security check broke");
    return [
      {
        checkId: id,
        severity: "warn",
        title: "A check could not be made",
        detail: `Whether ${id} is in order is not known`,
        remediation: "See the log of the web process, put right what it names, and run the audit again",
      },
    ];
  }
}
