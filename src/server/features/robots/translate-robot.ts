import * as z from 'zod';
import type { TranslationTone } from '#domain/robots/robot-options.ts';
import type { TranslationReply, TranslationRequest } from '#domain/robots/robot-replies.ts';
import { askOnce } from './ask-once.ts';
import { findLostTerms } from './glossary-terms.ts';
import type { Draft, Guidance, RobotJob } from './robot-job.ts';
import { FACTS_ONLY, LAWFUL, NATURAL_JAPANESE, PLAIN_ANSWER } from './robot-prompts.ts';
import { type ServiceTranslation, translateWithService } from './translate-with-service.ts';

const translationSchema = z.object({
  translation: z.string().min(1),
  meta_description: z.string().min(1),
  url_slug: z.string().min(1),
});

const tones: Record<TranslationTone, string> = {
  informal: 'Tom próximo e leve, ainda educado (〜ですよ, 〜しませんか).',
  formal: 'Tom formal de loja japonesa tradicional (〜いただけます, 〜ございます).',
  persuasivo: 'Tom persuasivo: frases curtas que convidam a agir, sem exagero.',
  auto: 'Escolha o tom que combina com o produto.',
};

const VOICE = `Você traduz textos de produto do português do Brasil para o japonês, para quem compra no Japão. ${NATURAL_JAPANESE}
Traduza o sentido no contexto do produto, não palavra por palavra: "pele de porcelana" não é material, "1 x cabo" é ケーブル×1, tamanho "P" é S, "34 ao 39" é 34〜39.
${FACTS_ONLY} Não acrescente nem retire fatos: todo número, unidade, marca, código e aviso do original está na tradução.
${LAWFUL}
${PLAIN_ANSWER}

Exemplo. Original: "✅ Fone sem fio, alcance de até 15 metros\\n- Bateria: 6 h". Certo: "✅ ワイヤレスイヤホン、通信距離は最大15m\\n- バッテリー：6時間". Errado: "サイズは15m" (papel trocado), "約6時間" (o original não diz "cerca de").`;

/** Japanese needs about as many tokens as the Portuguese has letters; the description for searches comes on top. */
const maxTokensFor = (text: string): number => 800 + Math.ceil(text.length * 1.2);

type TranslateInput = TranslationRequest & { translated?: string | undefined };

export function translateJob(
  { translated, ...request }: TranslateInput,
  guidance: Guidance<TranslationReply>,
): RobotJob<TranslationReply> {
  const { facts, compose, glossary } = guidance;
  const check = async (texts: TranslationReply) => {
    const { reply, warnings } = await compose({
      work: 'checkTranslation',
      input: { reply: texts, source: request.text, facts },
    });
    return { texts: reply, warnings: [...warnings, ...findLostTerms(request.text, reply.translation, glossary)] };
  };
  /** What no translator writes, meta description and address, is composed from the facts. */
  const complete = async ({ translation, warnings }: ServiceTranslation): Promise<Draft<TranslationReply>> => {
    const { meta_description, url_slug, sentences } = await compose({
      work: 'translate',
      input: { ...request, facts },
    });
    return {
      texts: { translation, meta_description, url_slug },
      warnings,
      sentences: sentences.filter(({ field }) => field === 'meta_description'),
    };
  };
  return {
    ...guidance,
    robot: 'translate',
    source: request.text,
    japanese: ['translation', 'meta_description'],
    voice: VOICE,
    draft: () => compose({ work: 'translate', input: { ...request, facts } }),
    serve: async (translator, signal) =>
      complete(await translateWithService(translator, request.text, glossary, signal)),
    given: translated === undefined ? undefined : () => complete({ translation: translated, warnings: [] }),
    write: (scribe) =>
      askOnce(scribe, {
        voice: VOICE,
        wanted: [
          tones[request.tone],
          'translation: a tradução, com as mesmas linhas, marcas de lista, emojis, linhas vazias e marcas HTML do original (as marcas ficam iguais, só o texto entre elas muda; nenhuma é acrescentada).',
          'meta_description: descrição para a busca, em japonês, de 80 a 115 caracteres, com o produto e os fatos mais importantes.',
          'url_slug: de 2 a 6 palavras em inglês, minúsculas, com hífens.',
        ],
        material: { ...guidance, text: request.text },
        schema: translationSchema,
        maxTokens: maxTokensFor(request.text),
        check,
      }),
    check,
  };
}
