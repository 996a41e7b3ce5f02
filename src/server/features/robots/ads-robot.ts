import * as z from 'zod';
import { AD_DESCRIPTION_COUNT, AD_DESCRIPTION_MAX_CHARS, type AdStrategy } from '#domain/robots/robot-options.ts';
import type { AdsReply, AdsRequest } from '#domain/robots/robot-replies.ts';
import { askOnce } from './ask-once.ts';
import type { Guidance, RobotJob } from './robot-job.ts';
import { BUYER, FACTS_ONLY, LAWFUL, NATURAL_JAPANESE, PLAIN_ANSWER } from './robot-prompts.ts';

const adsSchema = z.object({ descriptions: z.array(z.string().min(1)) });
const MAX_TOKENS = 1_500;

const strategies: Record<AdStrategy, string> = {
  aida: 'Estratégia AIDA em miniatura: abertura que chama atenção, fato que interessa, cena que dá vontade, convite leve.',
  pas: 'Estratégia PAS: começa por um incômodo real do dia a dia, mostra o que ele custa, termina na solução com um fato do produto.',
  storytelling:
    'Estratégia storytelling: uma pequena cena (lugar, hora, pessoa) em que o produto aparece com um fato dele.',
  auto: 'Escolha a estratégia que combina com o produto: AIDA, PAS ou uma pequena cena.',
};

const VOICE = `Você escreve anúncios curtos para o público japonês, para aparecerem no Instagram e no Facebook. ${BUYER}
${NATURAL_JAPANESE} No máximo um emoji por descrição. Sem urgência, sem estoque e sem desconto que o vendedor não informou.
${FACTS_ONLY}
${LAWFUL}
${PLAIN_ANSWER}

Exemplo. Texto: "Garrafa térmica inox 500 ml, mantém quente por 12 horas". Boa descrição: "朝いれたコーヒーが、午後の休憩でもあたたかい。容量500ml、保温12時間のステンレスボトルです。" Ruim: "最高の保温力！今だけ半額！" (superlativo e desconto inventados).`;

export function adsJob(request: AdsRequest, guidance: Guidance<AdsReply>): RobotJob<AdsReply> {
  const { facts, compose } = guidance;
  const check = async (texts: AdsReply) => {
    const { reply, warnings } = await compose({
      work: 'checkAds',
      input: { reply: texts, source: request.text, facts },
    });
    return { texts: reply, warnings };
  };
  return {
    ...guidance,
    robot: 'ads',
    source: request.text,
    japanese: ['descriptions'],
    voice: VOICE,
    draft: () => compose({ work: 'ads', input: { ...request, facts } }),
    write: (scribe) =>
      askOnce(scribe, {
        voice: VOICE,
        wanted: [
          `Escreva ${AD_DESCRIPTION_COUNT} descrições de 40 a ${AD_DESCRIPTION_MAX_CHARS} caracteres, cada uma com outra abertura e outro fato em destaque; juntas citam todos os fatos com papel. ${strategies[request.strategy]}`,
        ],
        material: { ...guidance, text: request.text },
        schema: adsSchema,
        maxTokens: MAX_TOKENS,
        check,
      }),
    check,
  };
}
