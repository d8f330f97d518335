/**
 * Writes a model in the format of ONNX, of which only a few messages are needed (onnx.proto). Fields are numbered as in
 * that file.
 */
const TYPES = { float: 1, uint8: 2, int32: 6 } as const;

export interface OnnxNode {
  op: string;
  inputs: readonly string[];
  outputs: readonly string[];
  ints?: Readonly<Record<string, number>>;
  floats?: Readonly<Record<string, number>>;
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

export function encodeModel({ nodes, tensors, inputs, outputs }: OnnxGraph): Uint8Array {
  const graph = [
    ...nodes.map((node) => bytesField(1, nodeOf(node))),
    text(2, "graph"),
    ...tensors.map((tensor) => bytesField(5, tensorOf(tensor))),
    ...inputs.map((port) => bytesField(11, portOf(port))),
    ...outputs.map((port) => bytesField(12, portOf(port))),
  ];
  const opset = (domain: string, version: number) => [text(1, domain), integer(2, version)];
  return Buffer.concat([
    integer(1, 8),
    bytesField(7, graph),
    bytesField(8, opset("", 17)),
    bytesField(8, opset(CONTRIBUTED, 1)),
  ]);
}

/** The domain of ONNX Runtime's own operators. */
const CONTRIBUTED = "com.microsoft";

const nodeOf = ({ op, inputs, outputs, ints = {}, floats = {} }: OnnxNode): Buffer[] => [
  ...inputs.map((name) => text(1, name)),
  ...outputs.map((name) => text(2, name)),
  text(4, op),
  ...Object.entries(ints).map(([name, value]) =>
    bytesField(5, [text(1, name), integer(3, value), integer(20, 2)]),
  ),
  ...Object.entries(floats).map(([name, value]) =>
    bytesField(5, [text(1, name), float(2, value), integer(20, 1)]),
  ),
  text(7, CONTRIBUTED),
];

const tensorOf = ({ name, shape, values }: OnnxTensor): Buffer[] => [
  ...shape.map((size) => integer(1, size)),
  integer(2, values instanceof Uint8Array ? TYPES.uint8 : TYPES.float),
  text(8, name),
  bytesField(9, [Buffer.from(values.buffer, values.byteOffset, values.byteLength)]),
];

const portOf = ({ name, type, shape }: OnnxPort): Buffer[] => {
  const dimensions = shape.map((size) =>
    bytesField(1, [typeof size === "number" ? integer(1, size) : text(2, size)]),
  );
  return [
    text(1, name),
    bytesField(2, [bytesField(1, [integer(1, TYPES[type]), bytesField(2, dimensions)])]),
  ];
};

function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
  return Buffer.from([...bytes, rest]);
}

const integer = (field: number, value: number): Buffer => Buffer.concat([varint(field * 8), varint(value)]);

function float(field: number, value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeFloatLE(value);
  return Buffer.concat([varint(field * 8 + 5), bytes]);
}

function bytesField(field: number, parts: readonly Uint8Array[]): Buffer {
  const size = parts.reduce((sum, part) => sum + part.length, 0);
  return Buffer.concat([varint(field * 8 + 2), varint(size), ...parts]);
}

const text = (field: number, value: string): Buffer => bytesField(field, [Buffer.from(value)]);
