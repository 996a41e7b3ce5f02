import * as z from 'zod';
import { AD_DESCRIPTION_COUNT, AD_DESCRIPTION_MAX_CHARS, type AdStrategy } from '#domain/robots/robot-options.ts';
import { checkAdsReply } from '#writer/check/check-replies.ts';
import { toProblems } from './robot-checks.ts';
import { FACTS_ONLY, NATURAL_JAPANESE, quoteSeller } from './robot-prompts.ts';
import type { RobotJob } from './run-robot.ts';

const adsSchema = z.object({ descriptions: z.array(z.string()) });

const strategies: Record<AdStrategy, string> = {
  aida: 'Estratégia AIDA: atenção, interesse, desejo, ação.',
  pas: 'Estratégia PAS: problema, agitação, solução.',
  storytelling: 'Estratégia storytelling: uma pequena cena do dia a dia.',
  auto: 'Escolha a estratégia que combina com o produto.',
};

export const adsJob = (input: { text: string; strategy: AdStrategy }): RobotJob<z.output<typeof adsSchema>> => ({
  robot: 'ads',
  compose: async (composeInWorker) => {
    const { descriptions } = await composeInWorker({ robot: 'ads', input: { ...input, facts: [] } });
    return { descriptions };
  },
  request: async () => ({
    system: `Você escreve anúncios curtos para o público japonês. ${NATURAL_JAPANESE} ${FACTS_ONLY} Sem urgência nem estoque inventado.`,
    prompt: [
      `${strategies[input.strategy]} Escreva ${AD_DESCRIPTION_COUNT} descrições diferentes, cada uma com até ${AD_DESCRIPTION_MAX_CHARS} caracteres.`,
      quoteSeller(input.text),
    ].join('\n'),
    schema: adsSchema,
    check: (reply) => toProblems(checkAdsReply(reply, { sourceText: input.text })),
  }),
});
