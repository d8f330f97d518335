/** The part of ONNX Runtime that is used; the package has no types. */
declare module "onnxruntime-node" {
  export interface Tensor {
    data: unknown;
  }

  export interface Session {
    run: (inputs: Record<string, Tensor>) => Promise<Record<string, Tensor>>;
  }

  export interface Runtime {
    InferenceSession: {
      create: (model: Uint8Array, options: Record<string, unknown>) => Promise<Session>;
    };
    Tensor: {
      new (type: "int32", values: Int32Array, shape: readonly number[]): Tensor;
      new (type: "float32", values: Float32Array, shape: readonly number[]): Tensor;
    };
  }

  /** Missing where a loader of TypeScript takes the package for an ES module. */
  const runtime: Runtime | undefined;
  export default runtime;
  export const InferenceSession: Runtime["InferenceSession"];
  export const Tensor: Runtime["Tensor"];
}
