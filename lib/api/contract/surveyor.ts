import { z } from "zod";
import { DESIRED_STATES, withRun } from "@/lib/runs";
import {
  LABELLED_BY,
  listClustersInput,
  listProposalsInput,
  PROPOSAL_KINDS,
  PROPOSAL_STATES,
  renameClusterInput,
  settleProposalInput,
  surveyInput,
  surveyorSettingsInput,
  withdrawOwnInput,
} from "@/lib/surveyor";
import { operation } from "./operation";

const text = z.string();
const time = z.iso.datetime();
const tag = "Workers" as const;
const nothing = z.strictObject({});

const counts = {
  embedded: z.int(),
  labelled: z.int(),
  relations: z.int(),
};

const survey = {
  ...counts,
  clusters: z.int(),
  tags: z.int(),
  written: z.int(),
  records: z.int(),
  note: text.nullable(),
};

export const surveyorRun = operation({
  id: "surveyorRun",
  method: "POST",
  path: "/workers/surveyor/run",
  tag,
  summary: "Survey the vault: embed what has changed, cluster, label, propose relations and tags",
  description:
    "Writes only what is the Surveyor's own: `cluster`, and the tags and relations that the field `surveyor` of a record " +
    "names. A vault that has not changed is left as it is.",
  input: surveyInput,
  long: true,
  output: withRun(z.object({ survey_id: z.uuid(), ...survey })),
  status: 200,
});

export const surveyorStatus = operation({
  id: "surveyorStatus",
  method: "GET",
  path: "/workers/surveyor/status",
  tag,
  summary: "What the last survey found, and where the vectors come from",
  input: nothing,
  output: z.object({
    status: z.enum(DESIRED_STATES),
    last_run: time.nullable(),
    next_run: time.nullable(),
    ...survey,
    pending: z.int(),
    embedder_source: z.enum(["local", "router"]),
    embedder_model: text,
    engines: z.array(z.object({ engine: text, model: text, records: z.int() })),
    write: z.boolean(),
  }),
  status: 200,
});

const by = z.enum(LABELLED_BY);

export const surveyorClusters = operation({
  id: "surveyorClusters",
  method: "GET",
  path: "/workers/surveyor/clusters",
  tag,
  summary: "Groups of records that belong together, largest first",
  input: listClustersInput,
  output: z.object({
    clusters: z.array(
      z.object({
        id: z.uuid(),
        label: text,
        labelled_by: by,
        terms: z.array(text),
        size: z.int(),
        members: z.array(z.object({ path: text, name: text, type: text.nullable() })),
      }),
    ),
    count: z.int(),
    ...counts,
    unclustered: z.int(),
  }),
  status: 200,
  errors: ["NOT_FOUND"],
});

export const surveyorRename = operation({
  id: "surveyorRename",
  method: "PATCH",
  path: "/workers/surveyor/clusters/{clusterId}",
  tag,
  summary: "Give a cluster a label of your own, which stays",
  input: renameClusterInput,
  output: z.object({ id: z.uuid(), label: text, labelled_by: z.literal("user") }),
  status: 200,
  errors: ["NOT_FOUND", "CONFLICT"],
});

export const surveyorMap = operation({
  id: "surveyorMap",
  method: "GET",
  path: "/workers/surveyor/map",
  tag,
  summary: "Every surveyed record at its place in the plane, near what is like it",
  input: nothing,
  output: z.object({
    points: z.array(
      z.object({
        path: text,
        name: text,
        type: text.nullable(),
        x: z.number(),
        y: z.number(),
        cluster: z.uuid().nullable(),
      }),
    ),
    clusters: z.array(z.object({ id: z.uuid(), label: text, size: z.int() })),
  }),
  status: 200,
});

export const surveyorProposals = operation({
  id: "surveyorProposals",
  method: "GET",
  path: "/workers/surveyor/proposals",
  tag,
  summary: "Relations and tags that the Surveyor would add, the surest first",
  input: listProposalsInput,
  output: z.object({
    proposals: z.array(
      z.object({
        path: text,
        kind: z.enum(PROPOSAL_KINDS),
        value: text,
        confidence: z.number(),
        state: z.enum(PROPOSAL_STATES),
      }),
    ),
    count: z.int(),
  }),
  status: 200,
});

export const surveyorSettle = operation({
  id: "surveyorSettle",
  method: "POST",
  path: "/workers/surveyor/proposals",
  tag,
  summary: "Take a proposal, or turn it down for good",
  input: settleProposalInput,
  output: z.object({ message: text, state: z.enum(["accepted", "removed"]) }),
  status: 200,
  errors: ["NOT_FOUND", "CONFLICT"],
});

export const surveyorWithdraw = operation({
  id: "surveyorWithdraw",
  method: "POST",
  path: "/workers/surveyor/withdraw",
  tag,
  summary: "Take everything that the Surveyor wrote out of the records again; it then only proposes",
  input: withdrawOwnInput,
  output: z.object({ message: text, files: z.int() }),
  status: 200,
});

const settings = z.object({ write: z.boolean() });

export const surveyorSettings = operation({
  id: "surveyorSettings",
  method: "GET",
  path: "/workers/surveyor/settings",
  tag,
  summary: "What the account wants of its surveyor",
  input: nothing,
  output: settings,
  status: 200,
});

export const surveyorSet = operation({
  id: "surveyorSet",
  method: "PATCH",
  path: "/workers/surveyor/settings",
  tag,
  summary: "Say whether the surveyor may write, or only propose",
  input: surveyorSettingsInput,
  output: settings,
  status: 200,
});
