export { AGENTS, type AgentId } from "./agents/agents";
export {
  type DefaultModels,
  defaultModels,
  setAgentModel,
  setAgentModelInput,
  setDefaultModel,
  setDefaultModelInput,
} from "./agents/set-model";
export { type AgentStatus, agentInput, describeAgent, listAgents } from "./agents/status";
export { agentsWithout, type ChangedAgent } from "./agents/without";
export { type Budget, readBudget, setBudget, setBudgetInput } from "./calls/budget";
export { type Answer, callModel, NoModel } from "./calls/call";
export { type CallDay, callDays } from "./calls/days";
export { embedByModel, embedderModel } from "./calls/embed";
export { listCalls, listCallsInput, type ModelCall } from "./calls/list";
export { calls } from "./calls/prune";
export { type ChangedCredentials, changeCredentials, changeCredentialsInput } from "./credentials/change";
export { type Credential, listCredentials } from "./credentials/list";
export { type CredentialTest, testCredential, testCredentialInput } from "./credentials/test";
export { listProviders } from "./providers/list";
export { PROVIDERS } from "./providers/providers";
export { baseUrls, setProvider, setProviderInput } from "./providers/settings";
export { CONTAINERS, type Container, containerGenerations } from "./runtime/containers";
export { hasRuntime, masterKeys, runtimeOf } from "./runtime/runtime";
export { type ContainerState, containerStates } from "./runtime/states";
export { rotateSecrets } from "./secrets/rotate";

export { knownCredentials, openCredentials, putCredential, removeCredential } from "./secrets/store";
