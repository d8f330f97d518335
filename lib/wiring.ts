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
import {
  batchWorkflow,
  COMPLETE,
  completeFollowUp,
  curatorWorkflow,
  forgetProposals,
  inboxWorkflow,
  UNDO,
  undoFollowUp,
} from "@/lib/curator";
import {
  distillerWorkflow,
  forgetLearnings,
  onlyScanAtFirst,
  provideClusters,
  rejectDeleted,
} from "@/lib/distiller";
import { forgetVectors } from "@/lib/embeddings";
import { forgetEvents } from "@/lib/events";
import { registerSealed } from "@/lib/gateway";
import { draftWorkflow, forgetIssues, janitorWorkflow, revertWorkflow } from "@/lib/janitor";
import { forgetRules, learnFromChanges, learningWorkflow } from "@/lib/learning";
import { forgetMessages, MAIL_PULLED, mailboxRows, pulledFollowUp } from "@/lib/mailboxes";
import { registerWorkflows } from "@/lib/runs";
import { clustersOfRecords, forgetSurveys, surveyorWorkflow, withdrawWorkflow } from "@/lib/surveyor";
import {
  arrivedFollowUp,
  INBOX_ARRIVED,
  INBOX_RETRY,
  onFollowUp,
  onVaultChange,
  onVaultDetached,
  retryFollowUp,
  settleFirst,
} from "@/lib/vault";

registerWorkflows([
  curatorWorkflow,
  batchWorkflow,
  inboxWorkflow,
  learningWorkflow,
  janitorWorkflow,
  draftWorkflow,
  revertWorkflow,
  distillerWorkflow,
  surveyorWorkflow,
  withdrawWorkflow,
  backupWorkflow,
  drillWorkflow,
  verifyWorkflow,
  restoreWorkflow,
]);

provideClusters(clustersOfRecords);
onVaultChange("learning", learnFromChanges);
onVaultChange("distiller", rejectDeleted);
onVaultOpened("settings", settleFirst);
onVaultOpened("distiller", onlyScanAtFirst);
onVaultDetached("events", forgetEvents);
onVaultDetached("mailboxes", forgetMessages);
onVaultDetached("embeddings", forgetVectors);
onVaultDetached("learning", forgetRules);
onVaultDetached("curator", forgetProposals);
onVaultDetached("janitor", forgetIssues);
onVaultDetached("distiller", forgetLearnings);
onVaultDetached("surveyor", forgetSurveys);
onFollowUp(INBOX_ARRIVED, arrivedFollowUp);
onFollowUp(INBOX_RETRY, retryFollowUp);
onFollowUp(COMPLETE, completeFollowUp);
onFollowUp(UNDO, undoFollowUp);
onFollowUp(RESTORE, restoreFollowUp);
onFollowUp(MAIL_PULLED, pulledFollowUp);
registerSealed(mailboxRows);
