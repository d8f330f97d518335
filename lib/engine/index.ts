export { defineWorkflow, enqueue, type Step, type Workflow, type WorkflowInput } from "./define";
export { type Engine, startEngine } from "./start";
