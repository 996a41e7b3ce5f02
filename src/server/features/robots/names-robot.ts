import * as z from 'zod';
import type { NamesReply, NamesRequest } from '#domain/robots/robot-replies.ts';
import { askOnce } from './ask-once.ts';
import type { Upload } from './product-image.ts';
import type { Guidance, RobotJob } from './robot-job.ts';
import { BUYER, FACTS_ONLY, LAWFUL, PLAIN_ANSWER } from './robot-prompts.ts';

const namesSchema = z.object({ names: z.array(z.string().min(1)) });
const MAX_TOKENS = 500;

const VOICE = `Você cria nomes de produto em português do Brasil para lojas que vendem no Japão. ${BUYER}
Um bom nome é curto, fácil de falar, soa bem também para um japonês e não promete nada que o texto não diga. Sem superlativos, sem nomes de marcas alheias, sem o nome da loja.
${FACTS_ONLY}
${LAWFUL}
${PLAIN_ANSWER}

Exemplo. Texto: "Garrafa térmica inox 500 ml, tampa com trava, cabe na bolsa". Bons nomes: "Garrafa Passeio", "Térmica Bolso 500", "Garrafa Trava Fácil", "Companheira 500". Ruins: "A Melhor Garrafa do Mundo" (superlativo), "Garrafa 24h Gelada" (fato inventado).`;

export function namesJob(request: NamesRequest, guidance: Guidance<NamesReply>, upload: Upload): RobotJob<NamesReply> {
  const { facts, compose } = guidance;
  const check = async (texts: NamesReply) => {
    const { reply, warnings } = await compose({
      work: 'checkNames',
      input: { reply: texts.names, source: request.description, facts },
    });
    return { texts: { names: reply }, warnings };
  };
  return {
    ...guidance,
    robot: 'names',
    source: request.description,
    upload,
    japanese: [],
    voice: VOICE,
    draft: () => compose({ work: 'names', input: { ...request, facts } }),
    write: (scribe) =>
      askOnce(scribe, {
        voice: VOICE,
        wanted: [
          'Crie 6 nomes diferentes entre si, de 2 a 60 caracteres: dois que digam o que o produto é, dois que lembrem a situação de uso, dois inventados.',
        ],
        material: { ...guidance, text: request.description, hasImage: scribe.image !== undefined },
        schema: namesSchema,
        maxTokens: MAX_TOKENS,
        check,
      }),
    check,
  };
}
