"use server";

import { act } from "@/app/action";
import type { FormState } from "@/components/form/state";
import { type AuditVerdict, verifyAudit } from "@/lib/audit";

export const verifyAction = async (_: FormState<AuditVerdict>, form: FormData) => act(form, verifyAudit);
