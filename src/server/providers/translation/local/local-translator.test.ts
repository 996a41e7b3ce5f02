import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ModelTrick, startTranslatorFilesServer } from '#tests/support/doubles/translator-files-server.ts';
import { createLocalTranslator, type LocalEvent, type LocalTranslator } from './local-translator.ts';
import { filesOf, MODEL_FILES, PAIRS } from './model-files.ts';
import { createModelStore } from './model-store.ts';
import type { TranslatedPiece } from './translate-pieces.ts';

const program = pathToFileURL('dist/server/translator-engine.js');
const server = await startTranslatorFilesServer();
const { models } = server;
afterAll(() => server.close());

const noSignal = new AbortController().signal;
const opened: LocalTranslator[] = [];
let folder = '';
beforeEach(async () => {
  server.play(() => undefined);
  folder = await mkdtemp(join(tmpdir(), 'dropar-translator-'));
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((each) => each.close()));
  await rm(folder, { recursive: true, force: true });
});

type Settings = Parameters<typeof createLocalTranslator>[0];
function open(over: Partial<Settings> = {}): LocalTranslator {
  const store = { firstPauseMs: 1, ...over.store };
  const translator = createLocalTranslator({ program, folder, baseUrl: server.url, models, ...over, store });
  opened.push(translator);
  return translator;
}
const openStore = (over: object = {}) =>
  createModelStore({ folder, baseUrl: server.url, models, firstPauseMs: 1, ...over });
const toJapanese = (pieces: readonly string[], owner = 'ana') => ({ owner, direction: 'pt-ja' as const, pieces });
const ignore = () => undefined;

/** Applies the trick to the first requests of the file. */
const once = (file: string, trick: ModelTrick, times = 1) => {
  let left = times;
  server.play(({ url }) => {
    if (!url?.includes(file) || left === 0) return undefined;
    left -= 1;
    return trick;
  });
};

describe('downloading', () => {
  it('downloads once, in order, unpacked and verified, and reports progress', async () => {
    const store = openStore();
    expect((await store.status()).state).toBe('absent');
    await store.fetchAll();
    expect(server.requests.map(({ path }) => path.split('/')[1])).toEqual(
      PAIRS.flatMap((pair) => filesOf(models[pair]).map(() => pair)),
    );
    expect(server.requests.every(({ encoding }) => encoding === 'identity')).toBe(true);
    const status = await store.status();
    expect(status).toMatchObject({ state: 'ready', doneBytes: status.totalBytes });
    await store.fetchAll();
    expect(server.requests).toHaveLength(12);
    await store.remove();
    expect((await store.status()).diskBytes).toBe(0);
  });

  it.each<[string, ModelTrick, number, RegExp | undefined]>([
    ['continues where it was cut', { cutAfter: 900 }, 2, /^bytes=900-$/],
    ['begins again where the server knows no parts', { cutAfter: 900, noRange: true }, 2, /^bytes=900-$/],
    ['fetches a wrong file once more', { wrong: true }, 2, undefined],
    ['asks a busy server again', { status: 503 }, 2, undefined],
  ])('%s', async (_, trick, asked, range) => {
    once('pt-en/tiny/exported/model', trick);
    const store = openStore();
    await store.fetchAll();
    const requests = server.requests.filter(({ path }) => path.includes('pt-en/tiny/exported/model'));
    expect(requests).toHaveLength(asked);
    if (range) expect(requests[1]?.range).toMatch(range);
    expect((await store.status()).state).toBe('ready');
  });

  it.each<[string, ModelTrick, RegExp]>([
    ['a damaged file', { wrong: true }, /diferente do esperado/],
    ['a file that is not there', { status: 404 }, /não tem todos os arquivos/],
    ['a download that is always cut', { cutAfter: 0 }, /A rede caiu/],
  ])('reports %s, and leaves no partial file', async (_, trick, message) => {
    once('en-ja', trick, 99);
    const store = openStore();
    await expect(store.need(['pt-en', 'en-ja'], noSignal, ignore)).rejects.toThrow(message);
    expect(await store.status()).toMatchObject({ state: 'failed', reason: expect.stringMatching(message) });
    const names = await readdir(join(folder, dirname(models['en-ja'].model.path)));
    expect(names.filter((name) => !name.endsWith('.part'))).toEqual([]);
    // A second call right afterwards does not download again.
    server.requests.length = 0;
    await expect(store.need(['pt-en'], noSignal, ignore)).resolves.toBeUndefined();
    await expect(store.need(['en-ja'], noSignal, ignore)).rejects.toThrow(message);
    expect(server.requests).toHaveLength(0);
  });

  it('rejects a file with a wrong checksum', async () => {
    const { 'pt-en': pair } = models;
    const listed = { ...models, 'pt-en': { ...pair, model: { ...pair.model, sha256: '0'.repeat(64) } } };
    await expect(openStore({ models: listed }).fetchAll()).rejects.toThrow(/diferente do esperado/);
    expect(await readdir(join(folder, dirname(pair.model.path)))).toEqual([]);
  });

  it('reports a missing network', async () => {
    const store = openStore({ baseUrl: 'http://127.0.0.1:9' });
    await expect(store.fetchAll()).rejects.toThrow(/não há rede para buscá-lo/);
  });

  it('reports a full disk, before and during the download', async () => {
    await expect(openStore({ freeDisk: async () => 1_000 }).fetchAll()).rejects.toThrow(/espaço em disco/);
    expect(server.requests).toHaveLength(0);
    if (process.platform !== 'linux') return;
    const part = join(folder, `${models['pt-en'].model.path}.gz.part`);
    await mkdir(dirname(part), { recursive: true });
    await symlink('/dev/full', part);
    await expect(openStore().fetchAll()).rejects.toThrow(/espaço em disco/);
  });

  it('replaces a file of the right size with wrong content', async () => {
    const store = openStore();
    await store.fetchAll();
    const path = store.pathOf(models['pt-en'].model);
    await writeFile(path, Buffer.alloc(models['pt-en'].model.bytes));
    await openStore().need(['pt-en'], noSignal, ignore);
    expect((await readFile(path)).some((byte) => byte !== 0)).toBe(true);
  });

  it('downloads each file once when two stores, as in two processes, share the folder', async () => {
    const [one, other] = [openStore(), openStore()];
    await Promise.all([one.fetchAll(), other.fetchAll()]);
    expect(server.requests).toHaveLength(12);
  });

  it('lists every real file once, with a complete checksum', () => {
    const files = PAIRS.flatMap((pair) => filesOf(MODEL_FILES[pair]));
    expect(new Set(files.map(({ path }) => path)).size).toBe(12);
    for (const { sha256, path } of files) {
      expect(sha256).toMatch(/^[0-9a-f]{64}$/);
      expect(path).toMatch(/^[\w-]+\/[\w-]+\/exported\/[\w.]+$/);
    }
  });
});

describe('translating', () => {
  // An engine takes a second to start, so read-only tests share one.
  let shared = '';
  let translator: LocalTranslator;
  beforeAll(async () => {
    shared = await mkdtemp(join(tmpdir(), 'dropar-translator-'));
    translator = createLocalTranslator({ program, folder: shared, baseUrl: server.url, models });
  });
  afterAll(async () => {
    await translator.close();
    await rm(shared, { recursive: true, force: true });
  });

  it('translates via English and back, and reports progress', async () => {
    const events: LocalEvent[] = [];
    const pieces = ['frete grátis para Japão.', 'garrafa <b>térmica</b> IPX5 &amp; 500 ml'];
    const japanese = await translator.translate(toJapanese(pieces), noSignal, (event) => events.push(event));
    expect(japanese).toEqual([
      { markup: '送料無料へ日本。', english: 'free shipping to Japan.', doubt: undefined },
      expect.objectContaining({ markup: expect.stringContaining('保温') }),
    ]);
    expect(japanese[1]?.markup).toContain('IPX5 &amp; 500 ml');
    expect(new Set(events.map(({ kind }) => kind))).toEqual(new Set(['fetching', 'translated']));
    const back = await translator.translate(
      { owner: 'ana', direction: 'ja-pt', pieces: ['送料無料へ日本。'] },
      noSignal,
      ignore,
    );
    expect(back[0]?.markup).toBe('frete grátis para Japão.');
    const english = await translator.translate(
      { owner: 'ana', direction: 'en-ja', pieces: ['free shipping to Japan'] },
      noSignal,
      ignore,
    );
    expect(english[0]?.markup).toBe('送料無料へ日本');
    expect(await translator.selfTest(noSignal)).toHaveLength(2);
  });

  it('translates one pair at a time when memory is short, and rejects when there is too little', async () => {
    const short = open({ folder: shared, memory: async () => 700_000_000 });
    const [piece] = await short.translate(toJapanese(['frete para Japão']), noSignal, ignore);
    expect(piece?.markup).toBe('送料へ日本');
    expect((await short.status()).loaded).toBe(false);
    const tooShort = open({ folder: shared, memory: async () => 450_000_000 });
    await expect(tooShort.translate(toJapanese(['frete']), noSignal, ignore)).rejects.toThrow(
      'Este servidor tem pouca memória para o tradutor (faltam cerca de 150 MB).',
    );
  });

  it('frees its memory when idle, and restarts on demand', async () => {
    const idle = open({ folder: shared, times: { idleMs: 30 } });
    await idle.translate(toJapanese(['frete']), noSignal, ignore);
    await expect.poll(async () => (await idle.status()).loaded, { timeout: 5_000 }).toBe(false);
    expect((await idle.translate(toJapanese(['frete']), noSignal, ignore))[0]?.markup).toBe('送料');
  });

  it('continues with the next person when one cancels, and reports the position in the queue', async () => {
    const leaving = new AbortController();
    const many = Array.from({ length: 400 }, () => 'frete grátis para Japão.');
    const places: number[] = [];
    let done = 0;
    let next: Promise<TranslatedPiece[]> | undefined;
    const stopped = translator.translate(toJapanese(many), leaving.signal, (event) => {
      if (event.kind !== 'translated') return;
      done += event.pieces.length;
      next ??= translator.translate(toJapanese(['frete'], 'bia'), noSignal, (told) => {
        if (told.kind !== 'ahead') return;
        places.push(told.ahead);
        leaving.abort();
      });
    });
    await expect(stopped).rejects.toThrow('A tradução foi cancelada.');
    expect((await next)?.[0]?.markup).toBe('送料');
    expect(done).toBeLessThan(400);
    expect(places[0]).toBe(1);
  });

  it('terminates an engine that takes too long, and starts a new one', async () => {
    const slow = open({ folder: shared, times: { deadlineMs: 1 } });
    await expect(slow.translate(toJapanese(['frete']), noSignal, ignore)).rejects.toThrow(/parou de responder/);
    expect((await slow.status()).loaded).toBe(false);
  });

  it('does not leak memory over hundreds of sentences', async () => {
    const pieces = Array.from({ length: 150 }, (_, at) => `frete grátis para Japão ${at}.`);
    await translator.translate(toJapanese(pieces), noSignal, ignore);
    const before = await residentMemory();
    await translator.translate(toJapanese(pieces), noSignal, ignore);
    await translator.translate(toJapanese(pieces), noSignal, ignore);
    expect((await residentMemory()) / before).toBeLessThan(1.15);
  });
});

/** Memory of the engines that this process started. */
async function residentMemory(): Promise<number> {
  if (process.platform !== 'linux') return 1;
  const children = (await readFile(`/proc/self/task/${process.pid}/children`, 'utf8')).trim().split(' ');
  const sizes = await Promise.all(
    children.map(async (pid) => {
      const isEngine = (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).includes('translator-engine');
      const pages = Number((await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '0 0')).split(' ')[1]);
      return isEngine ? pages : 0;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
