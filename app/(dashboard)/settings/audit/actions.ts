"use server";

import { act, type FormState } from "@/app/(dashboard)/action";
import { type AuditVerdict, verifyAudit } from "@/lib/audit";

export const verifyAction = async (
  _: FormState<AuditVerdict>,
  form: FormData,
): Promise<FormState<AuditVerdict>> => act(form, verifyAudit);
