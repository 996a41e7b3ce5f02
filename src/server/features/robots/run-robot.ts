import type { Writer } from '#contract/robot-parts.ts';
import { AppError } from '#domain/errors.ts';
import type { Warning } from '#domain/robots/warnings.ts';
import type { WrittenSentence } from '#domain/robots/written-sentence.ts';
import type { Dependencies } from '#server/http/app-env.ts';
import type { Composed } from './compose-worker.ts';
import { readProductImage } from './product-image.ts';
import { readSentences } from './read-sentences.ts';
import { redoOne } from './redo-one.ts';
import { failureOf, providerOf, type RobotCall } from './robot-call.ts';
import type { Draft, RobotJob, Texts } from './robot-job.ts';
import { createScribe } from './scribe.ts';
import { sentencesOf } from './sentences-of.ts';
import { type Budget, openBudget } from './token-budget.ts';

export type Outcome<T> = {
  texts: T;
  writer: Writer;
  warnings: Warning[];
  notes: Composed<'notes'>;
  sentences: WrittenSentence[];
};

/** Who writes, in order of preference. The composer never stands in for a model or a service that failed. */
function writerOf<T extends Texts>({ ai, translator }: Dependencies, job: RobotJob<T>): Writer {
  if (job.given) return 'browser';
  if (ai) return 'model';
  return translator && job.serve ? 'service' : 'composer';
}

/** Writes, checks and reads back one reply. */
export async function runRobot<T extends Texts>(call: RobotCall, job: RobotJob<T>): Promise<Outcome<T>> {
  const { deps, actor, signal, progress } = call;
  const { metrics } = deps;
  const writer = writerOf(deps, job);
  if (job.only && writer !== 'model') {
    throw new AppError('conflict', 'Refazer um trecho precisa de uma IA ligada. Sem ela, edite o trecho aqui mesmo.');
  }
  const provider = providerOf(deps, writer);
  const budget = deps.ai ? await openBudget(deps, actor.id, job.robot) : undefined;
  const stop = metrics.robotDuration.startTimer({ robot: job.robot, provider });
  try {
    const work = () => writeAndCheck(call, job, writer, budget);
    return await deps.generations.run(
      actor.id,
      signal,
      writer === 'composer' ? () => deps.composers.inTurn(actor.id, signal, work) : work,
      () => progress?.stage('waiting'),
    );
  } catch (error) {
    metrics.robotFailures.inc({ robot: job.robot, provider, failure: failureOf(error) });
    throw error;
  } finally {
    stop();
    await budget?.settle();
  }
}

async function writeAndCheck<T extends Texts>(
  call: RobotCall,
  job: RobotJob<T>,
  writer: Writer,
  budget: Budget | undefined,
): Promise<Outcome<T>> {
  const draft = await write(call, job, writer, budget);
  const { texts, warnings: found } = await job.check(draft.texts);
  const drafted = sentencesOf(job, texts, draft.sentences);
  const warnings = [...draft.warnings, ...found];
  const read = await readSentences(call, job, { writer, sentences: drafted, warnings, budget });
  const words = Object.values<string | string[]>(texts).flat().join('\n');
  return {
    texts,
    writer,
    warnings: [...warnings, ...read.warnings],
    notes: await job.compose({ work: 'notes', input: words }),
    sentences: read.sentences,
  };
}

async function write<T extends Texts>(
  { deps, actor, signal, progress }: RobotCall,
  job: RobotJob<T>,
  writer: Writer,
  budget: Budget | undefined,
): Promise<Draft<T>> {
  if (job.given) return job.given();
  if (writer === 'model' && deps.ai && budget) {
    const image = job.upload && (await readProductImage(actor.id, job.upload));
    progress?.stage('writing');
    const warnings: Warning[] = [];
    const warn = (warning: Warning) => {
      if (!warnings.some(({ code }) => code === warning.code)) warnings.push(warning);
    };
    const scribe = createScribe({ ai: deps.ai, budget, signal, progress, image, warn });
    const texts = job.only ? await redoOne(job, scribe, job.only) : await job.write(scribe);
    scribe.show(texts);
    return { texts, warnings, sentences: [] };
  }
  if (writer === 'service' && deps.translator && job.serve) {
    progress?.stage('writing');
    return job.serve(deps.translator, signal);
  }
  const { sentences, ...texts } = await job.draft();
  // What is left of Written<T> without its sentences.
  return { texts: texts as unknown as T, warnings: [], sentences };
}
