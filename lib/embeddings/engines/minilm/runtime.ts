import type { Runtime } from "onnxruntime-node";

/**
 * ONNX Runtime, which runs the model; its binaries are in the package. Throws where it has none for the system. Only the
 * main thread may load it: this version keeps state that threads would share, and frees it when one of them ends.
 */
export async function loadRuntime(): Promise<Runtime> {
  const loaded = await import("onnxruntime-node");
  return loaded.default ?? loaded;
}
