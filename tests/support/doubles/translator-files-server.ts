import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { ModelFile, ModelFiles, ModelList } from '#server/providers/translation/local/model-files.ts';
import { listenLocally } from '../local-server.ts';
import { type TinyPair, tinyPair } from './tiny-model.ts';

/** Faults of the next answer. */
export type ModelTrick = { cutAfter?: number; wrong?: boolean; noRange?: boolean; status?: number };

const DICTIONARIES: Record<keyof ModelList, Record<string, string>> = {
  'pt-en': {
    ' frete grátis': ' free shipping',
    ' frete': ' shipping',
    ' para': ' to',
    ' Japão': ' Japan',
    ' Não': ' Not',
    ' garrafa': ' bottle',
    ' térmica': ' thermal',
  },
  'en-ja': {
    ' free shipping': '送料無料',
    ' shipping': '送料',
    ' to': 'へ',
    ' Japan': '日本',
    ' Not': '非',
    ' bottle': 'ボトル',
    ' thermal': '保温',
    '.': '。',
  },
  'ja-en': {
    送料無料: ' free shipping',
    送料: ' shipping',
    日本: ' Japan',
    へ: ' to',
    ボトル: ' bottle',
    保温: ' thermal',
    '。': '.',
  },
  'en-pt': {
    ' free shipping': ' frete grátis',
    ' shipping': ' frete',
    ' Japan': ' Japão',
    ' to': ' para',
    ' bottle': ' garrafa',
    ' thermal': ' térmica',
  },
};

/** Serves tiny models like the real ones: compressed, with range requests, and with faults on demand. */
export async function startTranslatorFilesServer() {
  const packed = new Map<string, Buffer>();
  const requests: { path: string; range: string | undefined; encoding: string | undefined }[] = [];
  let trick: (request: IncomingMessage) => ModelTrick | undefined = () => undefined;

  function add(path: string, content: Buffer): ModelFile {
    const gz = gzipSync(content);
    packed.set(`/${path}.gz`, gz);
    const sha256 = createHash('sha256').update(content).digest('hex');
    return { path, packed: gz.length, bytes: content.length, sha256 };
  }
  function addPair(pair: keyof ModelList, split: boolean): ModelFiles {
    const files: TinyPair = tinyPair(DICTIONARIES[pair], { split });
    const name = (file: string) => `${pair}/tiny/exported/${file}`;
    return {
      model: add(name('model.bin'), files.model),
      vocabularies: [
        add(name('source.spm'), files.sourceVocabulary),
        ...(split ? [add(name('target.spm'), files.targetVocabulary)] : []),
      ],
      ...(!split && { shortlist: add(name('lex.bin'), files.shortlist) }),
    };
  }
  const models: ModelList = {
    'pt-en': addPair('pt-en', false),
    'en-ja': addPair('en-ja', true),
    'ja-en': addPair('ja-en', false),
    'en-pt': addPair('en-pt', false),
  };

  const server = createServer((request, response) => {
    const { range, 'accept-encoding': encoding } = request.headers;
    requests.push({ path: request.url ?? '', range, encoding: String(encoding) });
    const whole = packed.get(request.url ?? '');
    const { cutAfter, wrong, noRange, status } = trick(request) ?? {};
    if (!whole || status) {
      response.writeHead(status ?? 404).end();
      return;
    }
    const from = noRange ? 0 : Number(/^bytes=(\d+)-$/.exec(range ?? '')?.[1] ?? 0);
    const body = Buffer.from(whole.subarray(from));
    if (wrong) body[body.length >> 1] = (body[body.length >> 1] ?? 0) ^ 1;
    response.writeHead(from > 0 ? 206 : 200, {
      'content-length': body.length,
      ...(from > 0 && { 'content-range': `bytes ${from}-${whole.length - 1}/${whole.length}` }),
    });
    if (cutAfter === undefined) response.end(body);
    // By then the sent data has arrived.
    else response.write(body.subarray(0, cutAfter), () => setTimeout(() => response.destroy(), 20));
  });
  const { port, close } = await listenLocally(server);
  return {
    url: `http://127.0.0.1:${port}`,
    models,
    requests,
    play(next: typeof trick) {
      requests.length = 0;
      trick = next;
    },
    close,
  };
}
