/**
 * Writes a model in the ONNX format, which needs only a few of its messages (onnx.proto). Fields are numbered as in
 * that file.
 */
const TYPES = { float: 1, uint8: 2, int32: 6 } as const;

export interface OnnxNode {
  op: string;
  inputs: readonly string[];
  outputs: readonly string[];
  ints?: Readonly<Record<string, number>>;
  floats?: Readonly<Record<string, number>>;
  /** By default, that of ONNX Runtime's own operators. */
  domain?: string;
}

export interface OnnxTensor {
  name: string;
  shape: readonly number[];
  values: Float32Array | Uint8Array;
}

export interface OnnxPort {
  name: string;
  type: keyof typeof TYPES;
  /** A text is a dimension that is known at run time only. */
  shape: readonly (number | string)[];
}

export interface OnnxGraph {
  nodes: readonly OnnxNode[];
  tensors: readonly OnnxTensor[];
  inputs: readonly OnnxPort[];
  outputs: readonly OnnxPort[];
}

/** Parts of a message, which are put together once: a copy of the whole for each level would take most of the memory. */
type Bytes = readonly Uint8Array[];

export function encodeModel({ nodes, tensors, inputs, outputs }: OnnxGraph): Uint8Array {
  const graph = [
    ...nodes.flatMap((node) => message(1, nodeOf(node))),
    ...text(2, "graph"),
    ...tensors.flatMap((tensor) => message(5, tensorOf(tensor))),
    ...inputs.flatMap((port) => message(11, portOf(port))),
    ...outputs.flatMap((port) => message(12, portOf(port))),
  ];
  const opset = (domain: string, version: number) => [...text(1, domain), ...integer(2, version)];
  return Buffer.concat([
    ...integer(1, 8),
    ...message(7, graph),
    ...message(8, opset("", 17)),
    ...message(8, opset(CONTRIBUTED, 1)),
  ]);
}

/** The domain of ONNX Runtime's own operators. */
const CONTRIBUTED = "com.microsoft";

const nodeOf = ({ op, inputs, outputs, ints = {}, floats = {}, domain }: OnnxNode): Bytes => [
  ...inputs.flatMap((name) => text(1, name)),
  ...outputs.flatMap((name) => text(2, name)),
  ...text(4, op),
  ...Object.entries(ints).flatMap(([name, value]) =>
    message(5, [...text(1, name), ...integer(3, value), ...integer(20, 2)]),
  ),
  ...Object.entries(floats).flatMap(([name, value]) =>
    message(5, [...text(1, name), ...float(2, value), ...integer(20, 1)]),
  ),
  ...text(7, domain ?? CONTRIBUTED),
];

const tensorOf = ({ name, shape, values }: OnnxTensor): Bytes => [
  ...shape.flatMap((size) => integer(1, size)),
  ...integer(2, values instanceof Uint8Array ? TYPES.uint8 : TYPES.float),
  ...text(8, name),
  ...message(9, [Buffer.from(values.buffer, values.byteOffset, values.byteLength)]),
];

const portOf = ({ name, type, shape }: OnnxPort): Bytes => {
  const dimensions = shape.flatMap((size) =>
    message(1, typeof size === "number" ? integer(1, size) : text(2, size)),
  );
  return [
    ...text(1, name),
    ...message(2, message(1, [...integer(1, TYPES[type]), ...message(2, dimensions)])),
  ];
};

function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
  return Buffer.from([...bytes, rest]);
}

const integer = (field: number, value: number): Bytes => [varint(field * 8), varint(value)];

function float(field: number, value: number): Bytes {
  const bytes = Buffer.alloc(4);
  bytes.writeFloatLE(value);
  return [varint(field * 8 + 5), bytes];
}

function message(field: number, parts: Bytes): Bytes {
  const size = parts.reduce((sum, part) => sum + part.length, 0);
  return [varint(field * 8 + 2), varint(size), ...parts];
}

const text = (field: number, value: string): Bytes => message(field, [Buffer.from(value)]);
