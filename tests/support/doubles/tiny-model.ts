/**
 * Translation models of about 70 kB in the formats of the real ones (Marian binary model, SentencePiece vocabulary,
 * lexical shortlist). The weights are set by hand to a dictionary: at step t the decoder reads source position t and
 * prints the token that the dictionary has for it; other characters are copied. So the output of the real engine is
 * known exactly. This tests the integration, not the quality. All numbers are little-endian.
 */
export type TinyPair = { model: Buffer; sourceVocabulary: Buffer; targetVocabulary: Buffer; shortlist: Buffer };

const [FLOAT32, INT8, INTGEMM8] = [0x404, 0x101, 0x4101];
const BLANK = '\u2581';

type Tensor = { name: string; type: number; shape: number[]; data: Buffer };

const u64 = (value: number | bigint): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
};
const f32 = (values: readonly number[]): Buffer => Buffer.from(Float32Array.from(values).buffer);

function marianFile(tensors: readonly Tensor[]): Buffer {
  const names = tensors.map(({ name }) => Buffer.from(`${name}\0`));
  const head = Buffer.concat([
    u64(1),
    u64(tensors.length),
    ...tensors.flatMap(({ type, shape, data }, at) =>
      [names[at]?.length ?? 0, type, shape.length, data.length].map((value) => u64(value)),
    ),
    ...names,
    ...tensors.map(({ shape }) => Buffer.from(Int32Array.from(shape).buffer)),
  ]);
  // Data starts at a multiple of 256.
  const gap = (256 - ((head.length + 8) % 256)) % 256;
  return Buffer.concat([head, u64(gap), Buffer.alloc(gap), ...tensors.map(({ data }) => data)]);
}

const floats = (name: string, values: readonly number[]): Tensor => ({
  name,
  type: FLOAT32,
  shape: [1, values.length],
  data: f32(values),
});

/** Real value = byte / multiplier. Weights are stored transposed, embedding tables by row. */
function bytes(name: string, rows: number, columns: number, values: Int8Array, multiplier: number): Tensor {
  const data = Buffer.alloc(Math.ceil((values.length + 4) / 256) * 256);
  data.set(new Uint8Array(values.buffer));
  data.writeFloatLE(multiplier, values.length);
  return { name, type: INTGEMM8, shape: [rows, columns], data };
}

type Kind = 'normal' | 'unknown' | 'control' | 'unused';
type Vocabulary = { pieces: { text: string; kind: Kind }[]; ids: Map<string, number>; used: number };

const KINDS: Record<Kind, number> = { normal: 1, unknown: 2, control: 3, unused: 5 };
const SCORES: Record<Kind, number> = { normal: -2, unknown: 0, control: 0, unused: 0 };

const varint = (value: number): number[] => (value > 127 ? [(value % 128) + 128, ...varint(value >> 7)] : [value]);
const inside = (field: number, body: Buffer): Buffer =>
  Buffer.concat([Buffer.from([...varint(field * 8 + 2), ...varint(body.length)]), body]);
const number = (field: number, value: readonly number[]): Buffer => Buffer.from([...varint(field * 8), ...value]);
const MINUS_ONE = [255, 255, 255, 255, 255, 255, 255, 255, 255, 1];

/** protobuf ModelProto: pieces (text, score, kind), trainer_spec, normalizer_spec. */
function sentencePieceFile({ pieces }: Vocabulary): Buffer {
  const listed = pieces.map(({ text, kind }) => {
    // Single characters score lower than the words that contain them.
    const score = kind === 'normal' && [...text].length === 1 ? -6 : SCORES[kind];
    const body = [inside(1, Buffer.from(text)), Buffer.from([2 * 8 + 5]), f32([score]), number(3, [KINDS[kind]])];
    return inside(1, Buffer.concat(body));
  });
  const trainer = [
    number(3, [1]),
    number(4, varint(pieces.length)),
    number(40, [1]),
    number(41, MINUS_ONE),
    number(42, [0]),
    number(43, MINUS_ONE),
  ];
  const normalizer = [inside(1, Buffer.from('identity')), number(3, [1]), number(4, [1]), number(5, [1])];
  return Buffer.concat([...listed, inside(2, Buffer.concat(trainer)), inside(3, Buffer.concat(normalizer))]);
}

/** The possible target ids of each source id. The checksum stays 0: the engine does not verify it. */
function shortlistFile(targets: readonly number[]): Buffer {
  const entries = Buffer.from(Uint32Array.from(targets).buffer);
  const head = [0xf11a48d5013417f5n, 0, 8, 1, targets.length + 1, targets.length];
  return Buffer.concat([...head.map(u64), ...Array.from({ length: targets.length + 1 }, (_, at) => u64(at)), entries]);
}

const COPIED = [
  BLANK,
  ...Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at)),
  ...'áàâãçéêíóôõúüñÁÀÂÃÇÉÊÍÓÔÕÚºª°–—“”‘’…•·€£¥®™©×。、！？',
];

function vocabularyOf(words: Iterable<string>): Vocabulary {
  const pieces: Vocabulary['pieces'] = [];
  const ids = new Map<string, number>();
  const add = (text: string, kind: Kind) => {
    if (ids.has(text)) return;
    ids.set(text, pieces.length);
    pieces.push({ text, kind });
  };
  add('</s>', 'control');
  add('<unk>', 'unknown');
  for (const word of [...words, ...COPIED]) add(word, 'normal');
  const used = pieces.length;
  // Marian needs a multiple of 8.
  for (let at = 0; pieces.length % 8 > 0; at += 1) add(`<unused${at}>`, 'unused');
  return { pieces, ids, used };
}

/** Codes of ±1 with equal numbers of both, every two at least six positions apart. */
function codeWords(count: number, length: number): Int8Array[] {
  let state = 7;
  const random = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % below;
  };
  const found: Int8Array[] = [];
  while (found.length < count) {
    const code = new Int8Array(length).fill(-1);
    for (let left = length / 2; left > 0; ) {
      const at = random(length);
      if (code[at] === 1) continue;
      code[at] = 1;
      left -= 1;
    }
    if (found.every((other) => code.filter((sign, at) => sign !== other[at]).length >= 6)) found.push(code);
  }
  return found;
}

const [DIM, HEADS, HIDDEN, WAVES, BIG] = [64, 2, 16, 6, 4];
const HALF = DIM / 2;
/** The fastest waves encode the position; the slowest is almost 0, and shows the mean subtracted by a layer norm. */
const POSITION = Array.from({ length: WAVES }, (_, at) => [at, HALF + at]).flat();
const NONE = HALF - 1;
const FREE = Array.from({ length: DIM }, (_, at) => at).filter((at) => !POSITION.includes(at) && at !== NONE);
const SIGNS = Math.floor(FREE.length / 4) * 2;
/** The dimensions of a token's translation, for the attention, and of its own code, for the output. */
const INPUT = FREE.slice(0, SIGNS);
const OUTPUT = FREE.slice(SIGNS, 2 * SIGNS);

type Cell = readonly [from: number, to: number, value: number];

/**
 * `dictionary`: piece → piece; a piece at the start of a word begins with a space and may contain several words.
 * `split`: two vocabularies, as in the models that write Japanese.
 */
export function tinyPair(dictionary: Record<string, string>, { split = false } = {}): TinyPair {
  const mark = (text: string) => text.replaceAll(' ', BLANK);
  const pairs = new Map(Object.entries(dictionary).map(([from, to]) => [mark(from), mark(to)]));
  const source = vocabularyOf(split ? pairs.keys() : [...pairs.keys(), ...pairs.values()]);
  const target = split ? vocabularyOf(pairs.values()) : source;
  const translationOf = (text: string) => target.ids.get(pairs.get(text) ?? text) ?? 1;
  const codes = codeWords(target.used, SIGNS);
  const tensors: Tensor[] = [];
  const list = (value: (at: number) => number, length = DIM) => Array.from({ length }, (_, at) => value(at));

  const table = (name: string, { pieces, used }: Vocabulary, isSource: boolean, isTarget: boolean) => {
    const rows = new Int8Array(pieces.length * DIM);
    const write = (id: number, channels: readonly number[], code: number) =>
      channels.forEach((channel, at) => {
        rows[id * DIM + channel] = 64 * (codes[code]?.[at] ?? 0);
      });
    for (const [id, { text }] of pieces.slice(0, used).entries()) {
      if (isSource) write(id, INPUT, translationOf(text));
      if (isTarget) write(id, OUTPUT, id);
    }
    // The engine multiplies an embedding by √DIM.
    tensors.push(bytes(name, pieces.length, DIM, rows, (64 * Math.sqrt(DIM)) / BIG));
  };
  /** y = x·W; `range` is the largest |x| that is represented. */
  const weight = (name: string, from: number, to: number, cells: readonly Cell[], range: number) => {
    const most = Math.max(1e-6, ...cells.map(([, , value]) => Math.abs(value)));
    const values = new Int8Array(from * to);
    for (const [input, output, value] of cells) values[output * from + input] = Math.round((127 * value) / most);
    tensors.push(bytes(name, from, to, values, 127 / most), floats(`${name}_QuantMultA`, [127 / range]));
  };
  const affine = (name: string, kind: string, cells: readonly Cell[], range: number) => {
    weight(`${name}_W${kind}`, DIM, DIM, cells, range);
    tensors.push(
      floats(
        `${name}_b${kind}`,
        list(() => 0),
      ),
    );
  };
  const norm = (name: string, scale: (channel: number) => number) =>
    tensors.push(
      floats(`${name}_ln_scale`, list(scale)),
      floats(
        `${name}_ln_bias`,
        list(() => 0),
      ),
    );
  /** The ReLU cuts everything off. */
  const idleFeedForward = (name: string) => {
    weight(`${name}_W1`, DIM, HIDDEN, [], 8);
    tensors.push(
      floats(
        `${name}_b1`,
        list(() => -1e6, HIDDEN),
      ),
    );
    weight(`${name}_W2`, HIDDEN, DIM, [], 8);
    tensors.push(
      floats(
        `${name}_b2`,
        list(() => 0),
      ),
    );
  };

  if (split) {
    table('encoder_Wemb', source, true, false);
    table('decoder_Wemb', target, false, true);
    tensors.push(bytes('decoder_Wemb_QuantMultA', 1, 1, Int8Array.of(127), 6));
  } else {
    table('Wemb', source, true, true);
    tensors.push(floats('none_QuantMultA', [127 / 6]), floats('Wemb_QuantMultA', [127 / 6]));
  }
  const isUsed = (id: number) => (id < target.used ? 0 : -1e4);
  tensors.push(floats('decoder_ff_logit_out_b', list(isUsed, target.pieces.length)));

  // A layer norm with this scale changes little.
  const spread = Math.sqrt(((split ? 1 : 2) * SIGNS * BIG * BIG + HALF) / DIM);
  for (const kind of ['q', 'k', 'v', 'o']) affine('encoder_l1_self', kind, [], 8);
  norm('encoder_l1_self_Wo', () => spread);
  idleFeedForward('encoder_l1_ffn');
  norm('encoder_l1_ffn_ffn', () => spread);

  const decoder = 'decoder_l1';
  weight(`${decoder}_rnn_W`, DIM, DIM, [], 8);
  affine(`${decoder}_rnn`, 'f', [], 8);
  norm(`${decoder}_rnn_ffn`, (channel) => (POSITION.includes(channel) || channel === NONE ? 3 : 0));
  const look = Array.from({ length: HEADS }, (_, head) =>
    POSITION.flatMap((channel, at): Cell[] => {
      const to = head * (DIM / HEADS) + at;
      return [
        [channel, to, 14],
        [NONE, to, -14],
      ];
    }),
  ).flat();
  affine(`${decoder}_context`, 'q', look, 4);
  affine(`${decoder}_context`, 'k', look, 6);
  affine(
    `${decoder}_context`,
    'v',
    INPUT.map((channel, at): Cell => [channel, OUTPUT[at] ?? 0, 1]),
    6,
  );
  affine(
    `${decoder}_context`,
    'o',
    OUTPUT.map((channel): Cell => [channel, channel, 1]),
    6,
  );
  const isOutput = (channel: number) => (OUTPUT.includes(channel) ? 1 : 0);
  norm(`${decoder}_context_Wo`, isOutput);
  idleFeedForward(`${decoder}_ffn`);
  norm(`${decoder}_ffn_ffn`, isOutput);

  const settings = Buffer.from(`${settingsOf(source, target, split)}\0`);
  tensors.push({ name: 'special:model.yml', type: INT8, shape: [settings.length], data: settings });
  return {
    model: marianFile(tensors),
    sourceVocabulary: sentencePieceFile(source),
    targetVocabulary: sentencePieceFile(target),
    shortlist: shortlistFile(source.pieces.map(({ text }) => translationOf(text))),
  };
}

const settingsOf = (source: Vocabulary, target: Vocabulary, split: boolean): string =>
  `version: tiny
type: transformer
dim-vocabs:
  - ${source.pieces.length}
  - ${target.pieces.length}
dim-emb: ${DIM}
enc-depth: 1
dec-depth: 1
enc-cell: gru
dec-cell: ssru
transformer-decoder-autoreg: rnn
transformer-heads: ${HEADS}
transformer-dim-ffn: ${HIDDEN}
transformer-ffn-depth: 2
transformer-ffn-activation: relu
transformer-preprocess: ""
transformer-postprocess: dan
transformer-postprocess-emb: d
transformer-no-projection: false
transformer-dim-aan: 2048
transformer-aan-depth: 2
transformer-aan-activation: swish
tied-embeddings: ${split}
tied-embeddings-all: ${!split}
tied-embeddings-src: false
layer-normalization: false
skip: false
right-left: false
input-types:
  []
`;
