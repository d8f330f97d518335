import type { Runtime } from "onnxruntime-node";
import { exportsOf } from "@/lib/core/common-js";

/**
 * How a model is run: by one thread. Those that compute one product wait for each other without sleeping, so that with
 * anything else to do each text takes twice the time, and twice the processor; many texts are given to several processes.
 */
export const SESSION_OPTIONS = {
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  graphOptimizationLevel: "all",
};

/**
 * ONNX Runtime, which runs the model; its binaries are in the package. Throws where it has none for the system. Only the
 * main thread may load it: this version keeps state that threads would share, and frees it when one of them ends.
 */
export async function loadRuntime(): Promise<Runtime> {
  return exportsOf(await import("onnxruntime-node"));
}
