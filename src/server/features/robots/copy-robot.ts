import * as z from 'zod';
import type { CopyModel } from '#domain/robots/robot-options.ts';
import type { CopyReply, CopyRequest } from '#domain/robots/robot-replies.ts';
import { askOnce } from './ask-once.ts';
import type { Upload } from './product-image.ts';
import type { Guidance, RobotJob } from './robot-job.ts';
import { BUYER, FACTS_ONLY, LAWFUL, NATURAL_PORTUGUESE, PLAIN_ANSWER } from './robot-prompts.ts';

const copySchema = z.object({ publico: z.string().min(1), persona: z.string().min(1), copy: z.string().min(1) });
const MAX_TOKENS = 2_500;

const models: Record<CopyModel, string> = {
  PAS: 'Modelo PAS. 1) Problema: um incômodo do dia a dia no Japão que o produto resolve (1 parágrafo). 2) Agitação: o que esse incômodo custa, sem drama nem medo (1 parágrafo). 3) Solução: o produto e os fatos que resolvem (1 ou 2 parágrafos).',
  AIDA: 'Modelo AIDA. 1) Atenção: uma frase de abertura concreta. 2) Interesse: os fatos que fazem querer ler mais. 3) Desejo: a cena de uso em uma casa japonesa. 4) Ação: um convite simples. Um parágrafo cada.',
  FAB: 'Modelo FAB. Para cada característica importante do texto: o que é, que vantagem dá, que benefício isso traz a quem usa. De 3 a 6 blocos de 2 ou 3 frases, um por característica.',
  auto: 'Escolha entre PAS (resolve um incômodo), AIDA (desejo, presente, beleza) e FAB (muitos detalhes técnicos) o que combina com o produto, e siga a estrutura dele inteira.',
};

const VOICE = `Você é copywriter de uma loja brasileira que vende para o Japão. A copy é escrita em português e depois traduzida para o japonês: frases curtas, sem gíria, sem trocadilho que só funcione em português. ${BUYER}
${NATURAL_PORTUGUESE}
${FACTS_ONLY}
${LAWFUL}
${PLAIN_ANSWER}

Exemplo de trecho. Texto: "Luminária LED USB, 3 níveis de brilho, bateria 1200 mAh". Boa copy: "Ler na cama sem acender a luz do quarto: a luminária tem três níveis de brilho e funciona na bateria de 1200 mAh, que carrega por USB." Ruim: "Iluminação perfeita que dura a noite inteira!" (superlativo e duração inventada).`;

export function copyJob(request: CopyRequest, guidance: Guidance<CopyReply>, upload: Upload): RobotJob<CopyReply> {
  const { facts, compose } = guidance;
  const check = async (texts: CopyReply) => {
    const { reply, warnings } = await compose({
      work: 'checkCopy',
      input: { reply: texts, source: request.description, facts },
    });
    return { texts: reply, warnings };
  };
  return {
    ...guidance,
    robot: 'copy',
    source: request.description,
    upload,
    japanese: [],
    voice: VOICE,
    draft: () => compose({ work: 'copy', input: { ...request, facts } }),
    write: (scribe) =>
      askOnce(scribe, {
        voice: VOICE,
        wanted: [
          'Escreva três textos sobre o produto, chamando-o pelo nome escolhido.',
          'publico: quem no Japão compraria e por quê, 2 a 4 frases (idade, casa, rotina, o que procura).',
          'persona: uma pessoa fictícia que mora no Japão, com nome, idade, cidade e um dia em que o produto faz falta, 3 a 5 frases.',
          `copy: a página do produto, de 600 a 1.800 caracteres, citando todos os fatos com papel. ${models[request.chosenModel]}`,
        ],
        material: {
          ...guidance,
          text: request.description,
          name: request.chosenName,
          hasImage: scribe.image !== undefined,
        },
        schema: copySchema,
        maxTokens: MAX_TOKENS,
        check,
      }),
    check,
  };
}
