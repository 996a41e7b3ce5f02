import type { AdStrategy, CopyModel, TranslationTone } from '#domain/robots/robot-options.ts';
import { AD_DESCRIPTION_COUNT, AD_DESCRIPTION_MAX_CHARS } from '#domain/robots/robot-options.ts';
import type { AdsRequest, CopyRequest, NamesRequest, TranslationRequest } from '#domain/robots/robot-replies.ts';
import type { Sheet } from '#domain/sheet/sheet.ts';
import { specificationOf } from '#domain/sheet/specification.ts';
import type { Term } from '#domain/shop/shop.ts';
import { withoutPrivate } from '#writer/text/private-text.ts';
import { ANSWER_PARTS, type AnswerRobot } from './answer-parts.ts';
import { BUYER, FACTS_ONLY, lawRules, NATURAL_JAPANESE, NATURAL_PORTUGUESE, PLAIN_ANSWER } from './prompt-rules.ts';
import type { Quotation } from './quotation.ts';
import { describeSlot, type ReviewSlot } from './review-slots.ts';

/** A prompt: a model gets `system` and `body`, an assistant all three in one text (`promptText`). */
export type Prompt = {
  system: string;
  body: string;
  /** The headings that `readAnswer` parses; a model gets a schema instead. */
  format: string;
};

export type PromptRequests = {
  names: NamesRequest;
  copy: CopyRequest;
  translate: TranslationRequest;
  page: CopyRequest;
  ads: AdsRequest;
  reviews: { product_description: string; slots: readonly ReviewSlot[] };
};

export type Material = {
  sheet: Sheet;
  glossary: readonly Term[];
  quotation: Quotation;
  hasImage?: boolean | undefined;
  /** Rewrites one passage of an existing text. */
  redo?: { field: string; whole: string; old: string } | undefined;
};

type Robot<R extends AnswerRobot> = {
  system: string;
  /** The instructions, paragraph by paragraph. */
  wanted(request: PromptRequests[R]): string[];
  isJapanese: boolean;
};

const copyModels: Record<CopyModel, string> = {
  PAS: 'Modelo PAS. 1) Problema: um incômodo do dia a dia no Japão que o produto resolve (1 parágrafo). 2) Agitação: o que esse incômodo custa, sem drama nem medo (1 parágrafo). 3) Solução: o produto e os fatos que resolvem (1 ou 2 parágrafos).',
  AIDA: 'Modelo AIDA. 1) Atenção: uma frase de abertura concreta. 2) Interesse: os fatos que fazem querer ler mais. 3) Desejo: a cena de uso em uma casa japonesa. 4) Ação: um convite simples. Um parágrafo cada.',
  FAB: 'Modelo FAB. Para cada característica importante: o que é, que vantagem dá, que benefício isso traz a quem usa. De 3 a 6 blocos de 2 ou 3 frases, um por característica.',
  auto: 'Escolha entre PAS (resolve um incômodo), AIDA (desejo, presente, beleza) e FAB (muitos detalhes técnicos) o que combina com o produto, e siga a estrutura dele inteira.',
};

const tones: Record<TranslationTone, string> = {
  informal: 'Tom próximo e leve, ainda educado (〜ですよ, 〜しませんか).',
  formal: 'Tom formal de loja japonesa tradicional (〜いただけます, 〜ございます).',
  persuasivo: 'Tom persuasivo: frases curtas que convidam a agir, sem exagero.',
  auto: 'Escolha o tom que combina com o produto.',
};

const strategies: Record<AdStrategy, string> = {
  aida: 'Estratégia AIDA em miniatura: abertura que chama atenção, fato que interessa, cena que dá vontade, convite leve.',
  pas: 'Estratégia PAS: começa por um incômodo real do dia a dia, mostra o que ele custa, termina na solução com um fato do produto.',
  storytelling:
    'Estratégia storytelling: uma pequena cena (lugar, hora, pessoa) em que o produto aparece com um fato dele.',
  auto: 'Escolha a estratégia que combina com o produto: AIDA, PAS ou uma pequena cena.',
};

const TRANSLATE_ALL =
  'Na tradução, não acrescente nem retire fatos: todo número, unidade, marca, código, limite, “não” e aviso do original está nela.';

const wantedCopy = (model: CopyModel): string[] => [
  'publico: quem no Japão compraria e por quê, 2 a 4 frases (idade, casa, rotina, o que procura).',
  'persona: uma pessoa fictícia que mora no Japão, com nome, idade, cidade e um dia em que o produto faz falta, 3 a 5 frases.',
  `copy: a página do produto, de 600 a 1.800 caracteres, com todos os fatos aceitos, todos os limites e todos os avisos. ${copyModels[model]} Não escreva os nomes das etapas.`,
];

const WANTED_FOR_SEARCH = [
  'meta_description: descrição para a busca, em japonês, de 80 a 115 caracteres, com o produto e os fatos mais importantes.',
  'url_slug: de 2 a 6 palavras em inglês, minúsculas, com hífens.',
];

const ROBOTS: { [R in AnswerRobot]: Robot<R> } = {
  names: {
    system: `Você cria nomes de produto em português do Brasil para lojas que vendem no Japão. ${BUYER}
Um bom nome é curto, fácil de falar, soa bem também para um japonês e não promete nada que os fatos não digam. Sem superlativos, sem marca inventada na frente, sem marcas alheias, sem o nome da loja.
${FACTS_ONLY}

Exemplo. Fatos: "Produto: garrafa térmica; Material: aço inoxidável; Capacidade: 500 ml". Bons nomes: "Garrafa Térmica 500 ml", "Garrafa Inox de Bolsa", "Térmica do Passeio". Ruins: "A Melhor Garrafa do Mundo" (superlativo), "Garrafa 24h Gelada" (fato inventado), "Mizuya Pro" (marca inventada).`,
    wanted: () => [
      'Crie 6 nomes diferentes entre si, de 2 a 60 caracteres: quatro que digam o que o produto é com um fato dele, dois que lembrem a situação de uso.',
    ],
    isJapanese: false,
  },
  copy: {
    system: `Você é copywriter de uma loja brasileira que vende para o Japão. A copy é escrita em português e depois traduzida para o japonês: frases curtas, sem gíria, sem trocadilho que só funcione em português. ${BUYER}
${NATURAL_PORTUGUESE}
${FACTS_ONLY}

Exemplo de trecho. Fatos: "Produto: luminária; Níveis: 3; Bateria: 1.200 mAh; Alimentação: USB". Boa copy: "Ler na cama sem acender a luz do quarto: a luminária tem três níveis de brilho e funciona na bateria de 1.200 mAh, que carrega por USB." Ruim: "Iluminação perfeita que dura a noite inteira!" (superlativo e duração inventada).`,
    wanted: ({ chosenModel }) => [
      'Escreva três textos sobre o produto, chamando-o pelo nome escolhido.',
      ...wantedCopy(chosenModel),
    ],
    isJapanese: false,
  },
  translate: {
    system: `Você traduz textos de produto do português do Brasil para o japonês, para quem compra no Japão. ${NATURAL_JAPANESE}
Traduza o sentido no contexto do produto, não palavra por palavra: "pele de porcelana" não é material, "1 x cabo" é ケーブル×1, tamanho "P" é S, "34 ao 39" é 34〜39.
${TRANSLATE_ALL} Onde um fato aceito divergir do texto, vale o fato aceito. Não converta preços: o que está em reais continua em reais.

Exemplo. Original: "✅ Fone sem fio, alcance de até 15 metros\\n- Bateria: 6 h". Certo: "✅ ワイヤレスイヤホン、通信距離は最大15m\\n- バッテリー：6時間". Errado: "サイズは15m" (papel trocado), "約6時間" (o original não diz "cerca de").`,
    wanted: ({ tone }) => [
      tones[tone],
      'translation: a tradução, com as mesmas linhas, marcas de lista, emojis, linhas vazias e marcas HTML do original (as marcas ficam iguais, só o texto entre elas muda; nenhuma é acrescentada).',
      ...WANTED_FOR_SEARCH,
    ],
    isJapanese: true,
  },
  page: {
    system: `Você escreve a página de um produto em português e a traduz para o japonês, para uma loja brasileira que vende no Japão. ${BUYER}
Em português: ${NATURAL_PORTUGUESE}
Em japonês: ${NATURAL_JAPANESE}
${FACTS_ONLY}
${TRANSLATE_ALL}`,
    wanted: ({ chosenModel }) => [
      'Escreva primeiro os três textos em português, chamando o produto pelo nome escolhido, e depois o japonês.',
      ...wantedCopy(chosenModel),
      'translation: a copy inteira em japonês, com as mesmas linhas e as mesmas marcas de lista.',
      ...WANTED_FOR_SEARCH,
      'name_ja: o nome do produto em japonês, como uma loja japonesa o escreve, de 8 a 40 caracteres: o que é, com um ou dois fatos; sem superlativo.',
      'benefit_ja: uma frase em japonês, de 15 a 40 caracteres, com o que o produto faz por quem usa.',
    ],
    isJapanese: true,
  },
  ads: {
    system: `Você escreve anúncios curtos para o público japonês, para aparecerem no Instagram e no Facebook. ${BUYER}
${NATURAL_JAPANESE} No máximo um emoji por descrição. Sem urgência, sem estoque e sem desconto que o vendedor não informou.
${FACTS_ONLY}

Exemplo. Fatos: "Produto: garrafa térmica; Material: aço inoxidável; Capacidade: 500 ml; Mantém quente: 12 horas". Boa descrição: "朝いれたコーヒーが、午後の休憩でもあたたかい。容量500ml、保温12時間のステンレスボトルです。" Ruim: "最高の保温力！今だけ半額！" (superlativo e desconto inventados).`,
    wanted: ({ strategy }) => [
      `Escreva ${AD_DESCRIPTION_COUNT} descrições de 40 a ${AD_DESCRIPTION_MAX_CHARS} caracteres, cada uma com outra abertura e outro fato em destaque; juntas citam os fatos mais importantes. ${strategies[strategy]}`,
    ],
    isJapanese: true,
  },
  reviews: {
    system: `Você escreve modelos de avaliação de produto, que a loja mostra marcados como exemplo. ${BUYER}
${NATURAL_JAPANESE} Cada avaliação soa como uma pessoa comum: uma situação concreta, um detalhe do produto, às vezes uma pequena ressalva. O jeito de falar combina com quem assina. Sem nomes, idades, estrelas nem a marca de exemplo: a loja as põe.
${FACTS_ONLY}

Exemplo. Fatos: "Produto: garrafa térmica; Tampa: com trava". Mulher, curta: "トレイに入れてもこぼれないので、通勤バッグでも安心です。" seria errada: "トレイ" não faz sentido. Certa: "ふたがロックできるので、通勤バッグに入れています。"`,
    wanted: ({ slots }) => [
      `Escreva ${slots.length} avaliações, nesta ordem, cada uma com outra situação e outro detalhe do produto:\n${slots
        .map((slot, index) => `${index + 1}. ${describeSlot(slot)}`)
        .join('\n')}`,
    ],
    isJapanese: true,
  },
};

const PHOTO =
  'A foto do produto vem anexada: use-a para entender forma, cor e uso. Não cite dela medidas, marcas ou materiais que os fatos não confirmam.';
const GLOSSARY = 'Glossário da loja: onde aparecer o termo em português, use exatamente o termo japonês ao lado.';
const NOTES =
  'O vendedor deixou os pedidos citados a seguir para quem escreve: siga-os no que não contrariar as regras acima, e nunca os copie nem comente no texto.';
const REDO =
  'Um resultado já existe, citado abaixo. Reescreva só o trecho indicado, de outro jeito: outra abertura, outro ângulo, mesmos fatos, mesmo idioma e tamanho parecido. Não repita nenhum outro trecho. Responda com o trecho novo em "text", sem aspas em volta.';

const sellersText = (request: PromptRequests[AnswerRobot]): string => {
  if ('text' in request) return request.text;
  return 'description' in request ? request.description : request.product_description;
};

/** The prompt for model, assistant and clipboard. All text from others is inside quotations. */
export function promptFor<R extends AnswerRobot>(robot: R, request: PromptRequests[R], material: Material): Prompt {
  const { system, wanted, isJapanese }: Robot<R> = ROBOTS[robot];
  const { sheet, glossary, quotation, hasImage, redo } = material;
  const { quote, rule } = quotation;
  const facts = factLines(sheet, isJapanese);
  const notes = (sheet.writer_notes?.value ?? []).map(({ pt }) => withoutPrivate(pt ?? '').trim()).filter(Boolean);
  const name = 'chosenName' in request ? String(request.chosenName) : '';
  const order = redo
    ? [REDO, quote(`resultado atual, campo ${redo.field}`, redo.whole), quote('trecho a reescrever', redo.old)]
    : wanted(request);
  return {
    system: [system, lawRules(sheet), PLAIN_ANSWER, rule].join('\n\n'),
    body: [
      ...order,
      ...(hasImage ? [PHOTO] : []),
      ...(facts.length > 0
        ? [quote('fatos aceitos', facts.join('\n'))]
        : ['Ainda não há fatos aceitos: use só o que o texto do vendedor diz com clareza.']),
      ...(name ? [quote('nome escolhido do produto', name)] : []),
      ...(notes.length > 0 ? [NOTES, quote('pedidos do vendedor', notes.join('\n'))] : []),
      ...(isJapanese && glossary.length > 0
        ? [GLOSSARY, quote('glossário', glossary.map(({ pt, ja }) => `${pt} → ${ja}`).join('\n'))]
        : []),
      quote('texto do vendedor', withoutPrivate(sellersText(request))),
    ].join('\n\n'),
    format: formatOf(robot),
  };
}

export const promptText = ({ system, body, format }: Prompt): string => [system, body, format].join('\n\n');

/** Every accepted field with its limit; for Japanese texts with the Japanese of 商品仕様. */
function factLines(sheet: Sheet, isJapanese: boolean): string[] {
  return specificationOf(sheet).map(({ labelPt, valuePt, label, value }) => {
    const line = `- ${labelPt}: ${valuePt.replaceAll('\n', ' / ')}`;
    return isJapanese && value !== null ? `${line} → ${label}：${value.replaceAll('\n', ' ')}` : line;
  });
}

function formatOf(robot: AnswerRobot): string {
  const parts = ANSWER_PARTS[robot].map(({ heading, kind }) => {
    const isList = kind === 'items' || kind === 'names';
    return `## ${heading}\n${isList ? '1. …\n2. …' : '…'}`;
  });
  return ['Responda exatamente neste formato, com estes títulos, sem nada antes nem depois:', ...parts].join('\n\n');
}
