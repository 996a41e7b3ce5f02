import * as z from 'zod';
import type { TranslationTone } from '#domain/robots/robot-options.ts';
import { checkTranslationReply } from '#writer/check/check-replies.ts';
import { toProblems } from './robot-checks.ts';
import { NATURAL_JAPANESE, quoteSeller } from './robot-prompts.ts';
import type { RobotJob } from './run-robot.ts';

const translationSchema = z.object({ translation: z.string(), meta_description: z.string(), url_slug: z.string() });

const tones: Record<TranslationTone, string> = {
  informal: 'Tom próximo e leve, ainda educado.',
  formal: 'Tom formal de loja japonesa tradicional.',
  persuasivo: 'Tom persuasivo, que convida a agir sem exagero.',
  auto: 'Escolha o tom que combina com o produto.',
};

export const translateJob = (input: {
  text: string;
  tone: TranslationTone;
}): RobotJob<z.output<typeof translationSchema>> => ({
  robot: 'translate',
  compose: async (composeInWorker) => {
    const draft = await composeInWorker({ robot: 'translate', input: { ...input, facts: [] } });
    return { translation: draft.translation, meta_description: draft.meta_description, url_slug: draft.url_slug };
  },
  request: async () => ({
    system: `Você traduz textos de produto do português do Brasil para o japonês. ${NATURAL_JAPANESE} Não acrescente nem retire fatos.`,
    prompt: [
      tones[input.tone],
      'translation: a tradução, com as mesmas linhas, marcas de lista, emojis e linhas vazias do original.',
      'meta_description: descrição para a busca, em japonês, de 80 a 115 caracteres.',
      'url_slug: de 2 a 6 palavras em inglês, minúsculas, com hífens.',
      quoteSeller(input.text),
    ].join('\n'),
    schema: translationSchema,
    check: (reply) =>
      toProblems(checkTranslationReply(reply, { sourceText: input.text, lineCount: input.text.split('\n').length })),
  }),
});
