import { setImmediate as yieldToOthers } from "node:timers/promises";
import type { Runtime, Session } from "onnxruntime-node";
import { batchesOf } from "@/lib/core/batches";
import { groupBy } from "@/lib/core/group-by";
import { MODEL_DIMENSIONS } from "../english/dimensions";
import { loadRuntime, SESSION_OPTIONS } from "../minilm";

/** Rows of a call, which holds up the thread. */
const BATCH_SIZE = 8;

/** The Universal Sentence Encoder Lite (Cer et al. 2018) by ONNX Runtime. */
export class UseLite {
  private constructor(
    private readonly runtime: Runtime,
    private readonly session: Session,
  ) {}

  /** Throws where the runtime has no binaries for the system. */
  static async load(graph: Uint8Array): Promise<UseLite> {
    const runtime = await loadRuntime();
    return new UseLite(runtime, await runtime.InferenceSession.create(graph, SESSION_OPTIONS));
  }

  /** Embeds rows of at most 32 pieces, none empty. Returns the vectors, concatenated. */
  async run(rows: readonly (readonly number[])[]): Promise<Float32Array> {
    const vectors = new Float32Array(rows.length * MODEL_DIMENSIONS);
    const byLength = groupBy(rows.keys(), (at) => rows[at]?.length ?? 0);
    for (const [length, all] of byLength)
      for (const some of batchesOf(all, BATCH_SIZE)) {
        const found = await this.runSome(
          some.map((at) => rows[at] ?? []),
          length,
        );
        for (const [n, at] of some.entries())
          vectors.set(
            found.subarray(n * MODEL_DIMENSIONS, (n + 1) * MODEL_DIMENSIONS),
            at * MODEL_DIMENSIONS,
          );
        await yieldToOthers();
      }
    return vectors;
  }

  /** Rows of one length: padding would be read as text. */
  private async runSome(rows: readonly (readonly number[])[], length: number): Promise<Float32Array> {
    const { Tensor } = this.runtime;
    const share = new Float32Array(rows.length * length).fill(1 / length);
    const answer = await this.session.run({
      ids: new Tensor("int32", Int32Array.from(rows.flat()), [rows.length, length]),
      positions: new Tensor(
        "int32",
        Int32Array.from({ length }, (_, at) => at),
        [length],
      ),
      share: new Tensor("float32", share, [rows.length, 1, length]),
    });
    const values = Object.values(answer)[0]?.data;
    if (!(values instanceof Float32Array)) throw new Error("The model gave no numbers");
    return values;
  }
}
