import { processInbox } from "@/lib/curator";
import {
  distillerHistory,
  distillerRunReply,
  distillerScanReply,
  distillerStatus,
  startDistillerRun,
  startDistillerScan,
} from "@/lib/distiller";
import { searchRecords } from "@/lib/embeddings";
import { followLogs, gatewayAgents, gatewaySecrets, gatewaySecurity, health } from "@/lib/health";
import {
  cancelWorkflow,
  createSchedule,
  deleteSchedule,
  describeSchedule,
  describeWorkflow,
  editSchedule,
  listSchedules,
  listWorkflows,
  pauseSchedule,
  signalWorkflow,
  startWorkflow,
  terminateWorkflow,
  triggerSchedule,
  unpauseSchedule,
  workersDown,
  workersRestart,
  workersStatus,
  workersUp,
  workflowHistory,
} from "@/lib/runs";
import {
  addBulkToInbox,
  addToInbox,
  createRecord,
  deleteRecord,
  editRecord,
  listInbox,
  listInboxFiles,
  listRecords,
  moveRecord,
  readRecord,
  retryInboxFile,
  vaultContext,
  vaultGraph,
  vaultSchema,
} from "@/lib/vault";
import { contract } from "./contract";
import { legacy, legacyRun, legacyStream } from "./legacy";

export const legacyOperations = [
  legacy(contract.health, health),
  legacy(contract.gatewayAgents, gatewayAgents),
  legacy(contract.gatewaySecrets, gatewaySecrets),
  legacy(contract.gatewaySecurity, gatewaySecurity),
  legacyStream(contract.followLogs, followLogs),
  legacy(contract.pauseSchedule, pauseSchedule),
  legacy(contract.describeSchedule, describeSchedule),
  legacy(contract.editSchedule, editSchedule),
  legacy(contract.deleteSchedule, deleteSchedule),
  legacy(contract.unpauseSchedule, unpauseSchedule),
  legacy(contract.listSchedules, listSchedules),
  legacy(contract.createSchedule, createSchedule),
  legacy(contract.vaultContext, vaultContext),
  legacy(contract.vaultGraph, vaultGraph),
  legacy(contract.addBulkToInbox, addBulkToInbox),
  legacy(contract.listInbox, listInbox),
  legacy(contract.addToInbox, addToInbox),
  legacy(contract.retryInboxFile, retryInboxFile),
  legacy(contract.inboxStates, listInboxFiles),
  legacy(contract.listRecords, listRecords),
  legacy(contract.readRecord, readRecord),
  legacy(contract.editRecord, editRecord),
  legacy(contract.moveRecord, moveRecord),
  legacy(contract.deleteRecord, deleteRecord),
  legacy(contract.createRecord, createRecord),
  legacy(contract.vaultSchema, vaultSchema),
  legacy(contract.searchVault, searchRecords),
  legacy(contract.distillerHistory, distillerHistory),
  legacyRun(contract.distillerRun, startDistillerRun, distillerRunReply),
  legacyRun(contract.distillerScan, startDistillerScan, distillerScanReply),
  legacy(contract.distillerStatus, distillerStatus),
  legacy(contract.workersDown, workersDown),
  legacyRun(contract.processInbox, processInbox),
  legacy(contract.workersRestart, workersRestart),
  legacy(contract.workersStatus, workersStatus),
  legacy(contract.workersUp, workersUp),
  legacy(contract.cancelWorkflow, cancelWorkflow),
  legacy(contract.workflowHistory, workflowHistory),
  legacy(contract.describeWorkflow, describeWorkflow),
  legacy(contract.signalWorkflow, signalWorkflow),
  legacy(contract.terminateWorkflow, terminateWorkflow),
  legacy(contract.moveByPath, (ctx, { from, ...rest }) => moveRecord(ctx, { ...rest, path: from })),
  legacy(contract.triggerSchedule, async (ctx, input) => {
    const { reused, ...execution } = await triggerSchedule(ctx, input);
    return { message: `${reused ? "Joined" : "Started"} ${execution.workflowId}`, execution, reused };
  }),
  legacy(contract.startWorkflow, async (ctx, input) => {
    const { reused, ...execution } = await startWorkflow(ctx, input);
    return { message: `${reused ? "Joined" : "Started"} ${execution.workflowId}`, execution, reused };
  }),
  {
    ...legacy(contract.listWorkflows, listWorkflows),
    http: { method: "GET", path: "/workflows", responseBody: "runs", linkCursor: "nextCursor" },
  } as const,
] as const;
