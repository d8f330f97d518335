/**
 * What higher rooms give to lower ones, made known to this process. Every entrance of the service (the API, the
 * dashboard, the worker, the command line) imports it for its effect.
 */
import { onVaultOpened } from "@/lib/accounts";
import { backupWorkflow, drillWorkflow, restoreWorkflow, verifyWorkflow } from "@/lib/backups";
import { curatorWorkflow, inboxWorkflow } from "@/lib/curator";
import { distillerWorkflow } from "@/lib/distiller";
import { draftWorkflow, janitorWorkflow } from "@/lib/janitor";
import { learnFromChanges, learningWorkflow } from "@/lib/learning";
import { registerWorkflows } from "@/lib/runs";
import { surveyorWorkflow } from "@/lib/surveyor";
import { onVaultChange, settleInbox } from "@/lib/vault";

registerWorkflows([
  curatorWorkflow,
  inboxWorkflow,
  learningWorkflow,
  janitorWorkflow,
  draftWorkflow,
  distillerWorkflow,
  surveyorWorkflow,
  backupWorkflow,
  drillWorkflow,
  verifyWorkflow,
  restoreWorkflow,
]);

onVaultChange("learning", learnFromChanges);
onVaultOpened(settleInbox);
