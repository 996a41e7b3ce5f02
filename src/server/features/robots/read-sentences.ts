import type { Writer } from '#contract/robot-parts.ts';
import type { Warning } from '#domain/robots/warnings.ts';
import type { WrittenSentence } from '#domain/robots/written-sentence.ts';
import { UNTRANSLATED_MARK } from '#writer/check/untranslated-mark.ts';
import { readWithModel, readWithService } from './read-back.ts';
import { noteFailure, providerOf, type RobotCall } from './robot-call.ts';
import type { RobotJob, Texts } from './robot-job.ts';
import { createScribe } from './scribe.ts';
import type { Budget } from './token-budget.ts';

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

type Unread = Read & { writer: Writer; budget: Budget | undefined };
type Read = { sentences: WrittenSentence[]; warnings: Warning[] };

/** Reads back what no writer explained. A text that cannot be read back is still a text: nobody loses it for that. */
export async function readSentences<T extends Texts>(
  call: RobotCall,
  job: RobotJob<T>,
  { writer, sentences, warnings: known, budget }: Unread,
): Promise<Read> {
  const unread = sentences.filter((sentence) => needsReading(job, sentence));
  const { deps, signal, progress } = call;
  // The browser that wrote can read too, without sending anything anywhere.
  if (unread.length === 0 || writer === 'browser' || writer === 'composer') return { sentences, warnings: [] };
  progress?.stage('reading');
  const texts = unread.map(({ text }) => text);
  try {
    const meanings =
      deps.ai && budget
        ? await readWithModel(
            createScribe({ ai: deps.ai, budget, signal, progress: undefined, image: undefined, warn: () => {} }),
            texts,
          )
        : deps.translator
          ? await readWithService(deps.translator, texts, signal)
          : [];
    const meaningOf = new Map(unread.map((sentence, index) => [sentence, meanings[index] ?? null]));
    const read = sentences.map((sentence) => ({ ...sentence, meaning: meaningOf.get(sentence) ?? sentence.meaning }));
    return {
      sentences: read,
      warnings: await job.compose({
        work: 'compareMeaning',
        input: { sentences: read, source: job.source, facts: job.facts, known },
      }),
    };
  } catch (error) {
    if (signal.aborted) throw error;
    noteFailure(deps, { robot: 'read', provider: providerOf(deps, writer) }, error);
    return { sentences, warnings: [] };
  }
}

function needsReading<T extends Texts>(job: RobotJob<T>, { field, text, meaning }: WrittenSentence): boolean {
  return meaning === null && job.japanese.includes(field) && JAPANESE.test(text.replaceAll(UNTRANSLATED_MARK, ''));
}
