import { writeFile } from 'node:fs/promises';

const WIDTH = 32;
const CONTEXT = 4096;
const UINT32 = 4;
const FLOAT32 = 6;
const STRING = 8;
const ARRAY = 9;
const INT32 = 5;
const ALIGNMENT = 32;

/** Token types as numbered by the format. */
const kinds = { normal: 1, unknown: 2, control: 3, byte: 6 };

/**
 * A language model of one layer with random weights, in the file format of llama.cpp: its output is noise, but
 * requests, streaming and schema constraints are handled by the real server.
 */
export async function writeTinyModel(file: string): Promise<void> {
  const tokens = listTokens();
  const meta = [
    string('general.architecture', 'llama'),
    string('general.name', 'tiny'),
    number('llama.context_length', UINT32, CONTEXT),
    number('llama.embedding_length', UINT32, WIDTH),
    number('llama.block_count', UINT32, 1),
    number('llama.feed_forward_length', UINT32, WIDTH),
    number('llama.attention.head_count', UINT32, 2),
    number('llama.attention.layer_norm_rms_epsilon', FLOAT32, 1e-5),
    string('tokenizer.ggml.model', 'llama'),
    list(
      'tokenizer.ggml.tokens',
      STRING,
      tokens.map(({ text }) => stringBytes(text)),
    ),
    list(
      'tokenizer.ggml.scores',
      FLOAT32,
      tokens.map(() => float32(0)),
    ),
    list(
      'tokenizer.ggml.token_type',
      INT32,
      tokens.map(({ kind }) => uint32(kind)),
    ),
    number('tokenizer.ggml.bos_token_id', UINT32, 1),
    number('tokenizer.ggml.eos_token_id', UINT32, 2),
  ];
  const square = [WIDTH, WIDTH];
  const tensors: [string, number[]][] = [
    ['token_embd.weight', [WIDTH, tokens.length]],
    ['output_norm.weight', [WIDTH]],
    ['output.weight', [WIDTH, tokens.length]],
    ['blk.0.attn_norm.weight', [WIDTH]],
    ['blk.0.ffn_norm.weight', [WIDTH]],
    ...['attn_q', 'attn_k', 'attn_v', 'attn_output', 'ffn_gate', 'ffn_up', 'ffn_down'].map(
      (name): [string, number[]] => [`blk.0.${name}.weight`, square],
    ),
  ];
  const infos: Buffer[] = [];
  const data: Buffer[] = [];
  let offset = 0;
  for (const [name, shape] of tensors) {
    infos.push(stringBytes(name), uint32(shape.length), ...shape.map(uint64), uint32(0), uint64(offset));
    const weights = pad(noise(shape.reduce((product, size) => product * size, 1)));
    data.push(weights);
    offset += weights.length;
  }
  const head = [Buffer.from('GGUF'), uint32(3), uint64(tensors.length), uint64(meta.length), ...meta, ...infos];
  await writeFile(file, Buffer.concat([pad(Buffer.concat(head)), ...data]));
}

function listTokens() {
  const bytes = Array.from({ length: 256 }, (_, byte) => ({
    text: `<0x${byte.toString(16).toUpperCase().padStart(2, '0')}>`,
    kind: kinds.byte,
  }));
  return [
    { text: '<unk>', kind: kinds.unknown },
    { text: '<s>', kind: kinds.control },
    { text: '</s>', kind: kinds.control },
    ...bytes,
    { text: '▁', kind: kinds.normal },
  ];
}

/** Deterministic weights. */
function noise(count: number): Buffer {
  const weights = new Float32Array(count);
  let state = count;
  for (let index = 0; index < count; index++) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    weights[index] = state / 2_147_483_648 - 0.5;
  }
  return Buffer.from(weights.buffer);
}

const pad = (bytes: Buffer) =>
  Buffer.concat([bytes, Buffer.alloc((ALIGNMENT - (bytes.length % ALIGNMENT)) % ALIGNMENT)]);

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function uint64(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
}

function float32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeFloatLE(value);
  return bytes;
}

const stringBytes = (text: string) => Buffer.concat([uint64(Buffer.byteLength(text)), Buffer.from(text)]);
const string = (key: string, value: string) => Buffer.concat([stringBytes(key), uint32(STRING), stringBytes(value)]);
const number = (key: string, type: number, value: number) =>
  Buffer.concat([stringBytes(key), uint32(type), type === FLOAT32 ? float32(value) : uint32(value)]);
const list = (key: string, type: number, items: Buffer[]) =>
  Buffer.concat([stringBytes(key), uint32(ARRAY), uint32(type), uint64(items.length), ...items]);
