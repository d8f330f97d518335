"use server";

import { act } from "@/app/action";
import type { FormState } from "@/components/form/state";
import { type AuditVerification, verifyAudit } from "@/lib/audit";

export const verifyAction = async (_: FormState<AuditVerification>, form: FormData) => act(form, verifyAudit);
