import * as z from 'zod';
import type { CopyModel } from '#domain/robots/robot-options.ts';
import { checkCopyReply, checkNames } from '#writer/check/check-replies.ts';
import { readProductImage, type Upload } from './product-image.ts';
import { toProblems } from './robot-checks.ts';
import { FACTS_ONLY, quoteSeller } from './robot-prompts.ts';
import type { RobotJob } from './run-robot.ts';

const namesSchema = z.object({ names: z.array(z.string()) });
const copySchema = z.object({ publico: z.string(), persona: z.string(), copy: z.string() });

type CopyInput = { description: string; chosenName: string; chosenModel: CopyModel };

const models: Record<CopyModel, string> = {
  PAS: 'Use o modelo PAS: problema, agitação, solução.',
  AIDA: 'Use o modelo AIDA: atenção, interesse, desejo, ação.',
  FAB: 'Use o modelo FAB: característica, vantagem, benefício.',
  auto: 'Escolha entre PAS, AIDA e FAB o que combina mais com o produto.',
};

export const namesJob = (input: { description: string }, upload: Upload): RobotJob<{ names: string[] }> => ({
  robot: 'names',
  compose: async (composeInWorker) => {
    const { names } = await composeInWorker({ robot: 'names', input: { ...input, facts: [] } });
    return { names };
  },
  request: async () => ({
    system: `Você cria nomes de produto em português do Brasil para lojas que vendem no Japão. ${FACTS_ONLY}`,
    prompt: `Crie 6 nomes curtos, diferentes entre si, de 2 a 60 caracteres.\n${quoteSeller(input.description)}`,
    image: await readProductImage(upload),
    schema: namesSchema,
    check: ({ names }) => toProblems(checkNames(names)),
  }),
});

export const copyJob = (input: CopyInput, upload: Upload): RobotJob<z.output<typeof copySchema>> => ({
  robot: 'copy',
  compose: async (composeInWorker) => {
    const { publico, persona, copy } = await composeInWorker({ robot: 'copy', input: { ...input, facts: [] } });
    return { publico, persona, copy };
  },
  request: async () => ({
    system: `Você é copywriter de uma loja online. Escreva em português do Brasil, natural e direto, em texto puro, sem HTML. ${FACTS_ONLY}`,
    prompt: [
      `Produto: ${input.chosenName}. ${models[input.chosenModel]}`,
      'Escreva o público-alvo (publico), uma persona (persona) e a copy da página (copy).',
      quoteSeller(input.description),
    ].join('\n'),
    image: await readProductImage(upload),
    schema: copySchema,
    check: (reply) => toProblems(checkCopyReply(reply)),
  }),
});
