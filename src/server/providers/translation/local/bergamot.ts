import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { runInThisContext } from 'node:vm';

/** Node has it, but only browser type libraries declare it. */
declare const WebAssembly: { instantiate(program: Uint8Array, imports: object): Promise<{ instance: object }> };

type Deletable = { delete(): void };
type AlignedMemory = Deletable & { getByteArrayView(): Int8Array };
type Vector<T> = Deletable & { push_back(item: T): void };
type Responses = Deletable & { size(): number; get(index: number): { getTranslatedText(): string } & Deletable };
type Model = Deletable;
type Options = { alignment: boolean; html: boolean; qualityScores: boolean };
type Service = { translate(model: Model, texts: Vector<string>, options: Vector<Options>): Responses };
type WasmModule = {
  asm: Record<string, (...numbers: number[]) => number>;
  AlignedMemory: new (bytes: number, alignment: number) => AlignedMemory;
  AlignedMemoryList: new () => Vector<AlignedMemory>;
  TranslationModel: new (
    settings: string,
    model: AlignedMemory,
    shortlist: AlignedMemory | null,
    vocabularies: Vector<AlignedMemory>,
    quality: null,
  ) => Model;
  BlockingService: new (settings: { cacheSize: number }) => Service;
  VectorString: new () => Vector<string>;
  VectorResponseOptions: new () => Vector<Options>;
};

export type PairModel = { model: string; vocabularies: readonly string[]; shortlist?: string | undefined };
/** Takes segments of well-formed markup and returns the same number. */
export type TranslateStep = (markup: readonly string[]) => string[];
export type Engine = { load(pairModel: PairModel): TranslateStep };

const FALLBACKS = {
  int8_prepare_a: 'int8PrepareAFallback',
  int8_prepare_b: 'int8PrepareBFallback',
  int8_prepare_b_from_transposed: 'int8PrepareBFromTransposedFallback',
  int8_prepare_b_from_quantized_transposed: 'int8PrepareBFromQuantizedTransposedFallback',
  int8_prepare_bias: 'int8PrepareBiasFallback',
  int8_multiply_and_add_bias: 'int8MultiplyAndAddBiasFallback',
  int8_select_columns_of_b: 'int8SelectColumnsOfBFallback',
};

const SETTINGS = [
  'beam-size: 1',
  'normalize: 1.0',
  'word-penalty: 0',
  'max-length-break: 128',
  'mini-batch-words: 1024',
  'workspace: 128',
  'max-length-factor: 2.0',
  'skip-cost: true',
  'cpu-threads: 0',
  'quiet: true',
  'quiet-translation: true',
  'gemm-precision: int8shiftAlphaAll',
  'alignment: soft',
  // The shortlist's own checksum differs from what this build computes; ours of the whole file is verified.
  'check-bytearray: false',
  '',
].join('\n');

/** Marian in WebAssembly. Its calls block the thread and its memory never shrinks, so it runs in a separate process. */
export async function startBergamot(): Promise<Engine> {
  const require = createRequire(import.meta.url);
  const folder = join(dirname(require.resolve('@browsermt/bergamot-translator/package.json')), 'worker');
  const module = await instantiate(folder, require);
  const service = new module.BlockingService({ cacheSize: 0 });

  function put(path: string, alignment: number): AlignedMemory {
    const bytes = readFileSync(path);
    const memory = new module.AlignedMemory(bytes.byteLength, alignment);
    memory.getByteArrayView().set(bytes);
    return memory;
  }

  return {
    load({ model, vocabularies, shortlist }) {
      const list = new module.AlignedMemoryList();
      for (const path of vocabularies) list.push_back(put(path, 64));
      const lexicon = shortlist === undefined ? null : put(shortlist, 64);
      const loaded = new module.TranslationModel(SETTINGS, put(model, 256), lexicon, list, null);
      return (markup) => {
        const texts = new module.VectorString();
        const options = new module.VectorResponseOptions();
        for (const piece of markup) {
          texts.push_back(piece);
          options.push_back({ alignment: true, html: true, qualityScores: false });
        }
        const replies = service.translate(loaded, texts, options);
        const translated = Array.from({ length: replies.size() }, (_, index) => {
          const reply = replies.get(index);
          const text = reply.getTranslatedText();
          reply.delete();
          return text;
        });
        for (const used of [texts, options, replies]) used.delete();
        return translated;
      };
    },
  };
}

/** The package's own Node loader does not run: it is CommonJS in a package declared as a module. */
function instantiate(folder: string, require: NodeJS.Require): Promise<WasmModule> {
  return new Promise((resolve, reject) => {
    const module = {
      print: () => {},
      printErr: () => {},
      instantiateWasm(info: object, accept: (instance: object) => void) {
        const gemm = Object.fromEntries(
          Object.entries(FALLBACKS).map(([name, fallback]) => [
            name,
            (...numbers: number[]) => (module as unknown as WasmModule).asm[fallback]?.(...numbers),
          ]),
        );
        const wasm = readFileSync(join(folder, 'bergamot-translator-worker.wasm'));
        WebAssembly.instantiate(wasm, { ...info, wasm_gemm: gemm }).then(({ instance }) => accept(instance), reject);
        return {};
      },
      onRuntimeInitialized: () => resolve(module as unknown as WasmModule),
      onAbort: (reason: unknown) => reject(new Error(`the engine gave up: ${String(reason)}`)),
    };
    const file = join(folder, 'bergamot-translator-worker.js');
    const program = `(function (Module, require, __dirname, __filename) {${readFileSync(file, 'utf8')}\n})`;
    runInThisContext(program)(module, require, folder, file);
  });
}
