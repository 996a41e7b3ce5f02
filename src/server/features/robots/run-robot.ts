import type { Writer } from '#contract/robot-parts.ts';
import { AppError } from '#domain/errors.ts';
import type { Warning } from '#domain/robots/warnings.ts';
import type { WrittenSentence } from '#domain/robots/written-sentence.ts';
import type { CurrentAi } from '#server/features/ai-settings/live-settings.ts';
import type { Composed } from './compose-worker.ts';
import { judge } from './judge.ts';
import { createModelSession } from './model-session.ts';
import { readProductImage } from './product-image.ts';
import { readSentences } from './read-sentences.ts';
import { redoOne } from './redo-one.ts';
import { countFailure, type Hands, providerOf, type RobotCall } from './robot-call.ts';
import type { RobotJob, Texts } from './robot-job.ts';
import { openBudget } from './token-budget.ts';

export type Outcome<T> = {
  texts: T;
  writer: Writer;
  warnings: Warning[];
  notes: Composed<'notes'>;
  sentences: WrittenSentence[];
};

/** Who writes, in order of preference. The composer never stands in for a model or a service that failed. */
function writerOf<T extends Texts>({ ai, translator }: CurrentAi, job: RobotJob<T>): Writer {
  if (job.given) return job.given.writer;
  if (ai) return 'model';
  return translator && job.serve ? 'service' : 'composer';
}

/** Writes, checks and reads back one reply. */
export async function runRobot<T extends Texts>(call: RobotCall, job: RobotJob<T>): Promise<Outcome<T>> {
  const { deps, actor, signal, progress } = call;
  const { metrics } = deps;
  // Whoever writes now writes the whole text, whatever administrators change meanwhile.
  const engines = deps.aiSettings.current();
  const writer = writerOf(engines, job);
  if (job.only && writer !== 'model') {
    throw new AppError('conflict', 'Refazer um trecho precisa de uma IA ligada. Sem ela, edite o trecho aqui mesmo.');
  }
  const provider = providerOf(engines, writer);
  const budget = engines.ai && writer === 'model' ? await openBudget(deps, actor.id, job.robot) : undefined;
  const stop = metrics.robotDuration.startTimer({ robot: job.robot, provider });
  try {
    const work = () => writeAndCheck(call, job, { writer, budget, engines });
    return await deps.generations.run(
      actor.id,
      signal,
      writer === 'composer' ? () => deps.composers.inTurn(actor.id, signal, work) : work,
      () => progress?.stage('waiting'),
    );
  } catch (error) {
    countFailure(deps, { robot: job.robot, provider }, error);
    throw error;
  } finally {
    stop();
    await budget?.settle();
  }
}

async function writeAndCheck<T extends Texts>(call: RobotCall, job: RobotJob<T>, at: Hands): Promise<Outcome<T>> {
  const { writer } = at;
  const draft = await write(call, job, at);
  const checked = await job.check(draft.texts);
  // The composer knows what its sentences say; of others the check cut them.
  const sentences = [...(draft.sentences ?? checked.sentences), ...(draft.untranslated ?? []).map(cellToFill)];
  const words = Object.values<string | string[]>(checked.texts).flat().join('\n');
  return {
    texts: checked.texts,
    writer,
    warnings: [
      ...draft.warnings,
      ...(writer === 'composer' ? [] : checked.warnings),
      ...(await judge(call, job, sentences, at)),
    ],
    notes: await job.compose({ work: 'notes', input: words }),
    sentences: await readSentences(call, job, sentences, at),
  };
}

type Draft<T> = {
  texts: T;
  warnings: Warning[];
  sentences?: WrittenSentence[];
  /** Lines of the source that no Japanese came for. */
  untranslated?: string[];
};

const cellToFill = (source: string): WrittenSentence => ({
  field: 'translation',
  index: 0,
  source,
  text: '',
  meaning: null,
});

async function write<T extends Texts>(
  { actor, signal, progress }: RobotCall,
  job: RobotJob<T>,
  { writer, budget, engines }: Hands,
): Promise<Draft<T>> {
  if (job.given) return { texts: job.given.texts, warnings: [] };
  if (writer === 'model' && engines.ai && budget) {
    const image = job.upload && (await readProductImage(actor.id, job.upload));
    progress?.stage('writing');
    const warnings: Warning[] = [];
    const warn = (warning: Warning) => {
      if (!warnings.some(({ code }) => code === warning.code)) warnings.push(warning);
    };
    const session = createModelSession({ ai: engines.ai, budget, signal, progress, image, warn });
    const texts = job.only ? await redoOne(job, session, job.only) : await job.write(session);
    session.show(texts);
    return { texts, warnings };
  }
  if (writer === 'service' && engines.translator && job.serve) {
    progress?.stage('writing');
    return job.serve(engines.translator, signal);
  }
  const { sentences, ...texts } = await job.draft();
  // What is left of Written<T> without its sentences.
  return { texts: texts as unknown as T, warnings: [], sentences };
}
