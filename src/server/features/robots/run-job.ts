import type { Writer } from '#contract/robots/shared-fields.ts';
import { AppError } from '#domain/errors.ts';
import type { Warning } from '#domain/robots/warnings.ts';
import { limitSentences, type WrittenSentence } from '#domain/robots/written-sentence.ts';
import type { Sheet } from '#domain/sheet/sheet.ts';
import type { CurrentAi } from '#server/providers/ai-settings/live-settings.ts';
import type { TaskResult } from '#server/writer-threads/writer-worker.ts';
import { askModelToCheck } from './ask-model-to-check.ts';
import { chooseWriter, providerOf, translatingWriter } from './choose-writer.ts';
import { createModelSession } from './model-session.ts';
import { readProductImage } from './product-image.ts';
import { rewriteOne } from './rewrite-one.ts';
import { noteFailure } from './robot-failures.ts';
import type { RobotJob, Texts, WriterSetup } from './robot-job-types.ts';
import { type RobotCall, runInQueue } from './robot-queue.ts';
import { openBudget } from './token-budget.ts';
import { type FilledSheet, fillJapanese, warnOfFilled } from './translation/fill-japanese.ts';
import { readBack } from './translation/read-back.ts';
import { type SourceAndTranslation, withSources } from './translation/translate-text.ts';

export type Outcome<T> = {
  texts: T;
  writer: Writer;
  warnings: Warning[];
  notes: TaskResult<'notes'>;
  sentences: WrittenSentence[];
  toConfirm: string[];
};

export async function runJob<T extends Texts>(call: RobotCall, job: RobotJob<T>): Promise<Outcome<T>> {
  const { deps, actor, signal, progress } = call;
  // Settings are read once, so that a change by an administrator does not affect a running generation.
  const engines = deps.aiSettings.current();
  const writer = chooseWriter(engines, job);
  if (job.only && writer !== 'model') {
    throw new AppError('conflict', 'Refazer um trecho precisa de uma IA ligada. Sem ela, edite o trecho aqui mesmo.');
  }
  const budget = engines.ai && writer === 'model' ? await openBudget(deps, actor.id, job.robot) : undefined;
  try {
    const work = (sheet: FilledSheet) => writeAndCheck(call, job, { writer, budget, engines, sheet });
    const asItIs = { sheet: job.sheet, filled: [] };
    const compose = async () => {
      // Before waiting for a worker thread, because the translator has its own queue.
      const sheet = await sheetInJapanese(call, job, engines);
      return deps.writerThreads.inTurn(actor.id, signal, () => work(sheet));
    };
    const labels = { robot: job.robot, provider: providerOf(engines, writer) };
    return await runInQueue(call, labels, writer === 'composer' ? compose : () => work(asItIs), () =>
      progress?.stage('waiting'),
    );
  } finally {
    await budget?.settle();
  }
}

/** As many as a saved text may have. */
const MAX_NOTES = 200;

type WritingSetup = WriterSetup & { sheet: FilledSheet };

async function writeAndCheck<T extends Texts>(
  call: RobotCall,
  job: RobotJob<T>,
  setup: WritingSetup,
): Promise<Outcome<T>> {
  const draft = await write(call, job, setup);
  const writer = draft.writer ?? setup.writer;
  const used = { ...setup, writer };
  const checked = await job.check(draft.texts);
  // The composer provides the meaning of its sentences; other texts are split by the check.
  const meanings = new Map((draft.knownSentences ?? []).map(({ text, meaning }) => [text, meaning]));
  const cut = draft.sentences ?? checked.sentences;
  const aligned = writer === 'local' ? withSources(cut, draft.pairs ?? []) : cut;
  const sentences = limitSentences([
    ...aligned.map((sentence) => ({ ...sentence, meaning: sentence.meaning ?? meanings.get(sentence.text) ?? null })),
    ...(draft.untranslated ?? []).map(cellToFill),
  ]);
  const words = Object.values<string | string[]>(checked.texts).flat().join('\n');
  return {
    texts: checked.texts,
    writer,
    warnings: [
      ...draft.warnings,
      // The composer only restates the sheet, so the only relevant warning is a leaked private note.
      ...checked.warnings.filter(({ code }) => writer !== 'composer' || code === 'note_leaked'),
      ...(await askModelToCheck(call, job, sentences, used)),
    ],
    notes: (await job.compose({ work: 'notes', input: words })).slice(0, MAX_NOTES),
    sentences: await readBack(call, job, sentences, used),
    toConfirm: checked.toConfirm,
  };
}

type Draft<T> = {
  /** Set when another writer than expected was used. */
  writer?: Writer;
  texts: T;
  warnings: Warning[];
  sentences?: WrittenSentence[];
  /** Source lines without a translation. */
  untranslated?: string[];
  pairs?: SourceAndTranslation[];
  /** Sentences with known meaning: the composer's, and those of an answer that says it. */
  knownSentences?: WrittenSentence[];
};

const cellToFill = (source: string): WrittenSentence => ({
  field: 'translation',
  index: 0,
  source,
  text: '',
  meaning: null,
});

async function write<T extends Texts>(
  call: RobotCall,
  job: RobotJob<T>,
  { writer, budget, engines, sheet: { sheet, filled } }: WritingSetup,
): Promise<Draft<T>> {
  const { deps, actor, signal, progress } = call;
  const { ai, translator } = engines;
  if (job.given)
    return {
      texts: job.given.texts,
      warnings: job.given.warnings ?? [],
      knownSentences: job.given.knownSentences ?? [],
    };
  if (writer === 'model' && ai && budget) {
    const image = job.upload && (await readProductImage(deps.images, actor.id, job.upload, signal));
    progress?.stage('writing');
    const warnings: Warning[] = [];
    const warn = (warning: Warning) => {
      if (!warnings.some(({ code }) => code === warning.code)) warnings.push(warning);
    };
    const session = createModelSession({ ai, budget, signal, progress, image, warn });
    const texts = job.only ? await rewriteOne(job, session, job.only) : await job.write(session);
    session.show(texts);
    return { texts, warnings };
  }
  if (writer !== 'composer' && translator && job.serve) {
    progress?.stage('writing');
    try {
      return await job.serve(translator, { owner: actor.id, signal, progress });
    } catch (error) {
      if (writer !== 'local' || !(error instanceof AppError) || error.code !== 'unavailable') throw error;
      noteFailure(deps, { robot: job.robot, provider: 'local' }, error);
      const reason: Warning = { code: 'untranslated', field: 'translation', excerpt: '', message: error.message };
      return { ...(await composeDraft(job, job.sheet)), writer: 'composer', warnings: [reason] };
    }
  }
  const draft = await composeDraft(job, sheet);
  return { ...draft, warnings: warnOfFilled(filled, draft.sentences) };
}

async function composeDraft<T extends Texts>(job: RobotJob<T>, sheet: Sheet) {
  const { sentences, ...texts } = await job.draft(sheet);
  // Written<T> without its sentences.
  return { texts: texts as unknown as T, sentences };
}

/** Translates the sheet for Japanese that is composed from it; without a translator the text is shorter. */
async function sheetInJapanese<T extends Texts>(
  { deps, actor, signal }: RobotCall,
  { sheet, compose, japanese, robot }: RobotJob<T>,
  engines: CurrentAi,
): Promise<FilledSheet> {
  const asIs = { sheet, filled: [] };
  const { translator } = engines;
  if (!translator || japanese.length === 0 || robot === 'translate') return asIs;
  try {
    return await fillJapanese(translator, { sheet, compose }, { owner: actor.id, signal });
  } catch (error) {
    if (signal.aborted) throw error;
    noteFailure(deps, { robot, provider: providerOf(engines, translatingWriter(engines)) }, error);
    return asIs;
  }
}
