export { AGENTS } from "./agents/agents";
export { whyNoModel } from "./agents/status";
export { agentsWithout, type ChangedAgent } from "./agents/without";
export { callModel } from "./calls/call";
export { callAndRead } from "./calls/call-and-read";
export { type CallDay, callDays } from "./calls/days";
export { newDelimiter } from "./calls/delimiter";
export { embedByModel, embedderModel } from "./calls/embed";
export { jsonAnswer, type Reading } from "./calls/json-answer";
export { NoModel } from "./calls/no-model";
export { calls } from "./calls/prune";
export { checkPublicUrl, guardedFetch, isPublicHost, PrivateAddress, publicLookup } from "./guard";
export { type LocalServerTest, testLocalServer } from "./local/test-server";
export { type ModelTrial, tryLocalModel } from "./local/try-model";
export { type Offer, offeredModels } from "./models/offered";
export type { OfferedModel } from "./models/read";
export * from "./operations";
export * as gatewayOperations from "./operations";
export { MAX_FALLBACKS } from "./operations/set-model";
export type { CredentialTest } from "./operations/test-credential";
export { LOCAL, PROVIDERS } from "./providers/providers";
export { CONTAINERS, type Container, containerGenerations, restartContainers } from "./runtime/containers";
export { hasRuntime, runtimeOf } from "./runtime/runtime";
export { type ContainerState, containerStates } from "./runtime/states";
export { rotateSecrets } from "./secrets/rotate";
export { allSealed, registerSealed } from "./secrets/sealed";

export { listStoredCredentials, openCredentials, putCredential, removeCredential } from "./secrets/store";
export {
  type AgentStatus,
  type Budget,
  type Credential,
  type DefaultModels,
  type EngineUsed,
  embedderSource,
  engineUsed,
  type ModelCall,
} from "./shapes";
