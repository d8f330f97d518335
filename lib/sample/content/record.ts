import type { InputOf } from "@/lib/operation";
import type { createRecord } from "@/lib/vault";

export type SampleRecord = InputOf<typeof createRecord>;
