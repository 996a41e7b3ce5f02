import * as z from 'zod';
import { hintsOf, unreadHint } from '#domain/robots/second-look/read-second-look.ts';
import { MOST_JUDGED } from '#domain/robots/second-look/second-look-prompt.ts';
import type { Warning } from '#domain/robots/warnings.ts';
import type { WrittenSentence } from '#domain/robots/written-sentence.ts';
import { providerOf } from './choose-writer.ts';
import { createModelSession } from './model-session.ts';
import { noteFailure } from './robot-failures.ts';
import type { RobotJob, Texts, WriterSetup } from './robot-job-types.ts';
import type { RobotCall } from './robot-queue.ts';

const differencesSchema = z.object({ differences: z.array(z.object({ number: z.int(), what: z.string() })) });

const FORMAT =
  'Em differences, uma entrada por diferença: number é o número da frase, what diz em português, em uma frase curta, o que difere. Sem diferenças, a lista fica vazia.';

/** One request about the whole answer, aligned with its source. It only adds hints, so its failure is ignored. */
export async function askModelToCheck<T extends Texts>(
  { deps, signal }: RobotCall,
  { source, sheet, suggested, compose }: RobotJob<T>,
  sentences: readonly WrittenSentence[],
  { writer, budget, engines }: WriterSetup,
): Promise<Warning[]> {
  const { ai, usesJudge } = engines;
  const written = sentences.filter(({ text }) => text.trim() !== '');
  const judged = written.slice(0, MOST_JUDGED);
  const unread = written[MOST_JUDGED];
  if (!ai || !budget || !usesJudge || judged.length === 0) return [];
  const session = createModelSession({ ai, budget, signal });
  try {
    const rows = suggested ? [] : await compose({ work: 'specification', input: sheet });
    const facts = rows.map(({ labelPt, valuePt }) => `${labelPt}: ${valuePt.replaceAll('\n', ' / ')}`);
    const isWhole = judged.length === sentences.length;
    const { mark } = session.quotation;
    const { system, body } = await compose({
      work: 'secondLook',
      input: { source, facts, sentences: judged, first: 1, isWhole, mark },
    });
    const prompt = `${body}\n\n${FORMAT}`;
    const { differences } = await session.ask({ system, prompt, schema: differencesSchema, maxTokens: 800 });
    return [...hintsOf(differences, judged), ...(unread ? [unreadHint(unread)] : [])];
  } catch (error) {
    if (signal.aborted) throw error;
    noteFailure(deps, { robot: 'judge', provider: providerOf(engines, writer) }, error);
    return [];
  }
}
