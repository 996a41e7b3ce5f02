import { readFile } from 'node:fs/promises';
import { availableParallelism, freemem } from 'node:os';
import { AppError } from '#domain/errors.ts';
import { createWorkQueue, type WorkQueue } from '#server/work-queue.ts';
import type { PairModel } from './bergamot.ts';
import { createEngineProcess, type EngineProcess, type EngineTimes } from './engine-process.ts';
import { MemoryError, ModelError } from './model-error.ts';
import type { LanguagePair, ModelList } from './model-files.ts';
import { createModelStore, type StoreSettings, type StoreStatus } from './model-store.ts';
import { type RunTranslationSteps, type TranslatedPiece, translatePieces } from './translate-pieces.ts';

type TranslatorStatus = StoreStatus & {
  loaded: boolean;
};

type LocalDirection = 'pt-ja' | 'en-ja' | 'ja-pt';
export type LocalJob = { owner: string; direction: LocalDirection; pieces: readonly string[] };

export type LocalEvent =
  | { kind: 'ahead'; ahead: number }
  | { kind: 'fetching'; status: StoreStatus }
  | { kind: 'translated'; from: number; pieces: TranslatedPiece[] };

type SelfTest = { source: string; japanese: string; readBack: string };

export type LocalTranslator = {
  status(): Promise<TranslatorStatus>;
  startFetch(): Promise<void>;
  remove(): Promise<void>;
  /** Translates two known sentences there and back, for a person to judge. */
  selfTest(signal: AbortSignal): Promise<SelfTest[]>;
  /** Waits in the person's queue; after a cancel it stops behind the current batch. */
  translate(job: LocalJob, signal: AbortSignal, tell: (event: LocalEvent) => void): Promise<TranslatedPiece[]>;
  close(): Promise<void>;
};

type Settings = Pick<StoreSettings, 'folder' | 'baseUrl'> & {
  program: URL;
  models: ModelList;
  store?: Partial<StoreSettings>;
  times?: EngineTimes;
  memory?: () => Promise<number>;
};

const PAIRS_OF: Record<LocalDirection, readonly LanguagePair[]> = {
  'pt-ja': ['pt-en', 'en-ja'],
  'en-ja': ['en-ja'],
  'ja-pt': ['ja-en', 'en-pt'],
};
/** Batches are a third faster than single sentences; larger ones would delay the first output. */
const BATCH = 8;
const TIMEOUT_MS = 10 * 60_000;
const SELF_TEST = ['A garrafa mantém a água quente por 12 horas.', 'Não vai ao forno nem ao micro-ondas.'];

const busy = () =>
  new AppError('rate_limited', 'O tradutor está muito ocupado agora. Tente novamente em instantes.', {
    retryAfterSeconds: 30,
  });
const newLine = () => createWorkQueue({ running: 1, waiting: 200, perOwner: 1, timeoutMs: TIMEOUT_MS }, busy);

export function createLocalTranslator(settings: Settings): LocalTranslator {
  const { models, memory = freeMemory } = settings;
  const store = createModelStore({ ...settings, ...settings.store });
  const engines = {
    toJapanese: createEngineProcess(settings.program, settings.times),
    toPortuguese: createEngineProcess(settings.program, settings.times),
  };
  const line = newLine();
  // On two cores both directions share one queue, because requests need a core.
  const otherLine = availableParallelism() > 2 ? newLine() : line;

  const pairModelOf = (pair: LanguagePair): PairModel => {
    const { model, vocabularies, shortlist } = models[pair];
    return {
      model: store.pathOf(model),
      vocabularies: vocabularies.map(store.pathOf),
      shortlist: shortlist && store.pathOf(shortlist),
    };
  };

  /** How to run the pairs: in one process, or one after the other when memory is short. */
  async function openLegs(direction: LocalDirection): Promise<{ run: RunTranslationSteps; batch: number }> {
    const isReading = direction === 'ja-pt';
    const engine = isReading ? engines.toPortuguese : engines.toJapanese;
    const other = isReading ? engines.toJapanese : engines.toPortuguese;
    const pairModels = PAIRS_OF[direction].map(pairModelOf);
    const together = { run: (markup: readonly string[]) => engine.run(pairModels, markup), batch: BATCH };
    if (engine.isRunning()) return together;
    let free = await memory();
    if (free < MEMORY_LIMITS.twoDirections && other.isRunning() && line === otherLine) {
      await other.end();
      free = await memory();
    }
    if (free >= MEMORY_LIMITS.both || (pairModels.length === 1 && free >= MEMORY_LIMITS.one)) return together;
    if (free < MEMORY_LIMITS.one) throw new MemoryError(Math.ceil((MEMORY_LIMITS.one - free) / MB));
    return { run: (markup) => runInTurn(engine, pairModels, markup), batch: Number.POSITIVE_INFINITY };
  }

  async function translate(
    { owner, direction, pieces }: LocalJob,
    signal: AbortSignal,
    tell: (event: LocalEvent) => void,
  ): Promise<TranslatedPiece[]> {
    if (pieces.length === 0) return [];
    await store.need(PAIRS_OF[direction], signal, (status) => tell({ kind: 'fetching', status }));
    const work = async () => {
      const { run, batch } = await openLegs(direction);
      const done: TranslatedPiece[] = [];
      while (done.length < pieces.length) {
        if (signal.aborted) throw new AppError('cancelled', 'A tradução foi cancelada.');
        const from = done.length;
        const next = await translatePieces(pieces.slice(from, from + batch), direction === 'ja-pt' ? 'pt' : 'ja', run);
        done.push(...next);
        tell({ kind: 'translated', from, pieces: next });
      }
      if (done.every(({ markup }) => markup === null)) throw new ModelError('engine');
      return done;
    };
    const own: WorkQueue = direction === 'ja-pt' ? otherLine : line;
    return own.run(owner, work, signal, { onAhead: (ahead) => tell({ kind: 'ahead', ahead }) });
  }

  const endEngines = () => Promise.all([engines.toJapanese.end(), engines.toPortuguese.end()]);

  return {
    translate,
    async status() {
      const loaded = engines.toJapanese.isRunning() || engines.toPortuguese.isRunning();
      return { ...(await store.status()), loaded };
    },
    async startFetch() {
      // The status reports a failure.
      store.fetchAll().catch(() => undefined);
    },
    async remove() {
      await endEngines();
      await store.remove();
    },
    async selfTest(signal) {
      const job = (direction: LocalDirection, pieces: readonly string[]) =>
        translate({ owner: 'self-test', direction, pieces }, signal, () => undefined);
      const japanese = (await job('pt-ja', SELF_TEST)).map(({ markup }) => markup ?? '');
      const back = await job('ja-pt', japanese);
      return SELF_TEST.map((source, at) => ({
        source,
        japanese: japanese[at] ?? '',
        readBack: back[at]?.markup ?? '',
      }));
    },
    async close() {
      await Promise.all([endEngines(), store.stop()]);
    },
  };
}

/** Runs each pair in its own process, because the engine frees memory only when it ends. */
async function runInTurn(
  engine: EngineProcess,
  pairModels: readonly PairModel[],
  markup: readonly string[],
): Promise<string[][]> {
  const texts: string[][] = [];
  for (const pairModel of pairModels) {
    const given = texts.at(-1) ?? markup;
    const made: string[] = [];
    for (let from = 0; from < given.length; from += BATCH) {
      made.push(...((await engine.run([pairModel], given.slice(from, from + BATCH)))[0] ?? []));
    }
    await engine.end();
    texts.push(made);
  }
  return texts;
}

export const MB = 1_000_000;
/** Free memory for both models of a direction in one process, for one at a time, and for both directions. */
export const MEMORY_LIMITS = { both: 1_200 * MB, one: 600 * MB, twoDirections: 2_000 * MB };

/** Memory files of a container's cgroup: version 2, then version 1. */
const GROUPS = [
  { limit: '/sys/fs/cgroup/memory.max', used: '/sys/fs/cgroup/memory.current', stat: '/sys/fs/cgroup/memory.stat' },
  {
    limit: '/sys/fs/cgroup/memory/memory.limit_in_bytes',
    used: '/sys/fs/cgroup/memory/memory.usage_in_bytes',
    stat: '/sys/fs/cgroup/memory/memory.stat',
  },
];

const read = (path: string): Promise<string> => readFile(path, 'utf8').catch(() => '');

/** Bytes available to a new process: of the machine, or of the container if that has fewer. */
export async function freeMemory(): Promise<number> {
  const available = /^MemAvailable:\s+(\d+) kB/m.exec(await read('/proc/meminfo'))?.[1];
  const ofMachine = available ? Number(available) * 1024 : freemem();
  const ofGroups = await Promise.all(
    GROUPS.map(async (group) => {
      const [limit, used, stat] = await Promise.all([read(group.limit), read(group.used), read(group.stat)]);
      // The file cache counts as used, but the kernel frees it on demand.
      const cached = Number(/^(?:total_)?inactive_file (\d+)/m.exec(stat)?.[1] ?? 0);
      const left = Number.parseInt(limit, 10) - Number.parseInt(used, 10) + cached;
      return Number.isFinite(left) ? left : Number.POSITIVE_INFINITY;
    }),
  );
  return Math.min(ofMachine, ...ofGroups);
}
