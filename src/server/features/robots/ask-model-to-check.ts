import * as z from 'zod';
import type { Warning } from '#domain/robots/warnings.ts';
import type { WrittenSentence } from '#domain/robots/written-sentence.ts';
import { createModelSession } from './model-session.ts';
import { noteFailure, providerOf, type RobotCall, type WriterSetup } from './robot-call.ts';
import type { RobotJob, Texts } from './robot-job-types.ts';

/** With more sentences in one request a model starts to skip some. */
const MOST_SENTENCES = 80;
const MOST_HINTS = 20;
const LONGEST_HINT = 200;

const differencesSchema = z.object({ differences: z.array(z.object({ number: z.int(), what: z.string() })) });

const VOICE = `Você confere textos de loja escritos em japonês ou português a partir de um texto de origem em português. Aponte só diferenças de conteúdo: número, unidade, código, negação, limite, condição ou fato que mudou, sumiu ou foi inventado. Estilo, ordem e escolha de palavras não são diferenças. Na dúvida, não aponte.`;

/** One request about the whole answer, aligned with its source. It only adds hints, so its failure is ignored. */
export async function askModelToCheck<T extends Texts>(
  { deps, signal }: RobotCall,
  job: RobotJob<T>,
  sentences: readonly WrittenSentence[],
  { writer, budget, engines }: WriterSetup,
): Promise<Warning[]> {
  const { ai, usesJudge } = engines;
  const judged = sentences.filter(({ text }) => text.trim() !== '').slice(0, MOST_SENTENCES);
  if (!ai || !budget || !usesJudge || judged.length === 0) return [];
  const silent = { progress: undefined, image: undefined, warn: () => {} };
  const session = createModelSession({ ai, budget, signal, ...silent });
  const { quotation } = session;
  try {
    const { differences } = await session.ask({
      system: `${VOICE}\n\n${quotation.rule}`,
      prompt: [
        quotation.quote('origem', job.source),
        ...judged.map(({ source, text }, index) =>
          quotation.quote(`frase ${index + 1}`, source ? `${source}\n→ ${text}` : text),
        ),
        'Em differences, uma entrada por diferença: number é o número da frase, what diz em português, em uma frase curta, o que difere. Sem diferenças, a lista fica vazia.',
      ].join('\n\n'),
      schema: differencesSchema,
      maxTokens: 800,
      check: () => [],
    });
    return differences.slice(0, MOST_HINTS).flatMap(({ number, what }) => {
      const sentence = judged[number - 1];
      return sentence && what.trim() ? [hintAt(sentence, what.trim())] : [];
    });
  } catch (error) {
    if (signal.aborted) throw error;
    noteFailure(deps, { robot: 'judge', provider: providerOf(engines, writer) }, error);
    return [];
  }
}

const hintAt = ({ field, index, text }: WrittenSentence, what: string): Warning => ({
  code: 'judge_hint',
  field,
  index,
  excerpt: '',
  hint: true,
  message: `Dica da IA que confere: ${what.slice(0, LONGEST_HINT)}`,
  sentence: text,
});
