import type { z } from "zod";
import { KvError } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import type { security } from "../shapes";
import { apiKeyAge } from "./checks/api-key-age";
import { apiKeyUnused } from "./checks/api-key-unused";
import { auditLog } from "./checks/audit-log";
import { backupSafety } from "./checks/backups";
import { credentialUnused } from "./checks/credential-unused";
import { deviceUnused } from "./checks/device-unused";
import { exposure } from "./checks/exposure";
import { failedSignIns } from "./checks/failed-sign-ins";
import { fileModes } from "./checks/file-modes";
import { masterKey } from "./checks/master-key";
import { privateProviders } from "./checks/private-providers";
import { privateWebhooks } from "./checks/private-webhooks";
import { providerHttp } from "./checks/provider-http";
import { rotation } from "./checks/rotation";
import { sessionSecret } from "./checks/session-secret";
import { signUp } from "./checks/sign-up";
import { SEVERITIES, type SecurityCheck, type SecurityFinding, type Severity } from "./finding";

/** File modes come first: reading a secret corrects its mode, which would hide the finding. */
const CHECKS: readonly SecurityCheck[] = [
  fileModes,
  masterKey,
  rotation,
  auditLog,
  exposure,
  providerHttp,
  privateProviders,
  privateWebhooks,
  signUp,
  failedSignIns,
  sessionSecret,
  apiKeyAge,
  apiKeyUnused,
  credentialUnused,
  deviceUnused,
  backupSafety,
];

/** Runs all security checks of the account and its installation. */
export async function securityAudit(ctx: Context): Promise<z.output<typeof security>> {
  const findings: SecurityFinding[] = [];
  for (const check of CHECKS) findings.push(...(await runCheck(ctx, check)));
  const of = (severity: Severity) => findings.filter((finding) => finding.severity === severity);
  return {
    ts: ctx.clock.now().toISOString(),
    summary: { critical: of("critical").length, warn: of("warn").length, info: of("info").length },
    findings: SEVERITIES.flatMap(of),
  };
}

/** A check that fails is a finding itself, with the reason where that may be shown. */
export async function runCheck(ctx: Context, { id, run }: SecurityCheck): Promise<SecurityFinding[]> {
  try {
    return (await run(ctx)).map((finding) => ({ checkId: id, ...finding }));
  } catch (error) {
    ctx.log.warn({ err: error, check: id }, "security check failed");
    const isKnown = error instanceof KvError;
    const cause = isKnown ? "that" : "the error in the log of the web process";
    return [
      {
        checkId: id,
        severity: "warn",
        title: "A check failed",
        detail: `The result of ${id} is unknown${isKnown ? `: ${error.message}` : ""}`,
        remediation: `Fix ${cause}, and run the audit again`,
      },
    ];
  }
}
