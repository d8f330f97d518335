/**
 * What higher rooms give to lower ones, made known to this process. Every entrance of the service (the API, the
 * dashboard, the worker, the command line) imports it for its effect.
 */
import { onVaultOpened } from "@/lib/accounts";
import {
  backupWorkflow,
  drillWorkflow,
  RESTORE,
  restoreFollowUp,
  restoreWorkflow,
  verifyWorkflow,
} from "@/lib/backups";
import { COMPLETE, completeFollowUp, curatorWorkflow, inboxWorkflow } from "@/lib/curator";
import { distillerWorkflow } from "@/lib/distiller";
import { draftWorkflow, janitorWorkflow, revertWorkflow } from "@/lib/janitor";
import { learnFromChanges, learningWorkflow } from "@/lib/learning";
import { registerWorkflows } from "@/lib/runs";
import { surveyorWorkflow } from "@/lib/surveyor";
import { onFollowUp, onVaultChange, settleInbox } from "@/lib/vault";

registerWorkflows([
  curatorWorkflow,
  inboxWorkflow,
  learningWorkflow,
  janitorWorkflow,
  draftWorkflow,
  revertWorkflow,
  distillerWorkflow,
  surveyorWorkflow,
  backupWorkflow,
  drillWorkflow,
  verifyWorkflow,
  restoreWorkflow,
]);

onVaultChange("learning", learnFromChanges);
onVaultOpened(settleInbox);
onFollowUp(COMPLETE, completeFollowUp);
onFollowUp(RESTORE, restoreFollowUp);
