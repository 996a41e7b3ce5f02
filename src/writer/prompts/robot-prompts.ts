import {
  AD_DESCRIPTION_COUNT,
  AD_DESCRIPTION_MAX_CHARS,
  type AdStrategy,
  type CopyModel,
  type CopyRequest,
  type PageReply,
  type RobotRequests,
  type RobotTexts,
  type TranslationTone,
} from '#domain/robots/robot-options.ts';
import {
  ADS_HEADINGS,
  type AnswerPart,
  COPY_PARTS,
  NAMES_HEADINGS,
  optional,
  part,
  REVIEWS_HEADINGS,
  TRANSLATION_PARTS,
} from '#writer/answers/answer-headings.ts';
import { describeSlot, type ReviewSlot, reviewSlots } from '#writer/compose/review-slots.ts';
import { BUYER, FACTS_ONLY, NATURAL_JAPANESE, NATURAL_PORTUGUESE } from './prompt-rules.ts';

/** Answers of an assistant or model, by robot. `page` is only asked of a person's own assistant. */
export type AnswerReplies = RobotTexts & { page: PageReply };
export type AnswerRobot = keyof AnswerReplies;

export type PromptRequests = RobotRequests & { page: CopyRequest };

export type RobotPrompt<R extends AnswerRobot> = {
  system: string;
  /** The instructions, paragraph by paragraph. `slots`: of the reviews, only these. */
  wanted(request: PromptRequests[R], slots?: readonly ReviewSlot[]): string[];
  text(request: PromptRequests[R]): string;
  isJapanese: boolean;
  parts: readonly AnswerPart[];
  /** How many items it asks for. */
  count?(request: PromptRequests[R]): number;
  /** Of a model's answer; default 1,500. */
  maxTokens?: number;
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

/** By robot: its instructions, and the parts of its answer. */
export const ROBOT_PROMPTS: { [R in AnswerRobot]: RobotPrompt<R> } = {
  names: {
    system: `Você cria nomes de produto em português do Brasil para lojas que vendem no Japão. ${BUYER}
Um bom nome é curto, fácil de falar, soa bem também para um japonês e não promete nada que os fatos não digam. Sem superlativos, sem marca inventada na frente, sem marcas alheias, sem o nome da loja.
${FACTS_ONLY}

Exemplo. Fatos: "Produto: garrafa térmica; Material: aço inoxidável; Capacidade: 500 ml". Bons nomes: "Garrafa Térmica 500 ml", "Garrafa Inox de Bolsa", "Térmica do Passeio". Ruins: "A Melhor Garrafa do Mundo" (superlativo), "Garrafa 24h Gelada" (fato inventado), "Mizuya Pro" (marca inventada).`,
    wanted: () => [
      'Crie 6 nomes diferentes entre si, de 2 a 60 caracteres: quatro que digam o que o produto é com um fato dele, dois que lembrem a situação de uso.',
    ],
    text: ({ description }) => description,
    isJapanese: false,
    parts: [part('names', 'names', 'Nomes', NAMES_HEADINGS)],
    maxTokens: 500,
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
    text: ({ description }) => description,
    isJapanese: false,
    parts: COPY_PARTS,
    maxTokens: 2_500,
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
    text: ({ text }) => text,
    isJapanese: true,
    parts: TRANSLATION_PARTS,
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
      'A loja põe depois da copy a tabela 商品仕様 com todos os fatos: diga-os em frases, sem lista de especificações.',
      'translation: a copy inteira em japonês, com as mesmas linhas e as mesmas marcas de lista.',
      ...WANTED_FOR_SEARCH,
      'name_ja: o nome do produto em japonês, como uma loja japonesa o escreve, de 8 a 40 caracteres: o que é, com um ou dois fatos; sem superlativo.',
      'benefit_ja: uma frase em japonês, de 15 a 40 caracteres, com o que o produto faz por quem usa.',
      'name_pt, benefit_pt e meta_pt: o que o nome, o benefício e a meta descrição em japonês dizem, em português, frase por frase, para o vendedor conferir.',
    ],
    text: ({ description }) => description,
    isJapanese: true,
    parts: [
      ...COPY_PARTS,
      ...TRANSLATION_PARTS,
      part('name_ja', 'japanese', 'Nome em japonês', '(?:nome|t[íi]tulo)(?: d[oe] produto)? em japon[êe]s'),
      part('benefit_ja', 'japanese', 'Benefício em japonês', 'benef[íi]cio(?: principal)? em japon[êe]s'),
      optional('name_pt', 'portuguese', 'O que o nome diz', 'o que (?:diz )?o nome(?: em japon[êe]s)?(?: diz)?'),
      optional('benefit_pt', 'portuguese', 'O que o benefício diz', 'o que (?:diz )?o benef[íi]cio(?: diz)?'),
      optional('meta_pt', 'portuguese', 'O que a meta descrição diz', 'o que (?:diz )?a meta descri[çc][ãa]o(?: diz)?'),
      optional('words_ja', 'lines', 'Termos da ficha', 'termos(?: da ficha)?(?: em japon[êe]s)?'),
    ],
  },
  ads: {
    system: `Você escreve anúncios curtos para o público japonês, para aparecerem no Instagram e no Facebook. ${BUYER}
${NATURAL_JAPANESE} No máximo um emoji por descrição. Sem urgência, sem estoque e sem desconto que o vendedor não informou.
${FACTS_ONLY}

Exemplo. Fatos: "Produto: garrafa térmica; Material: aço inoxidável; Capacidade: 500 ml; Mantém quente: 12 horas". Boa descrição: "朝いれたコーヒーが、午後の休憩でもあたたかい。容量500ml、保温12時間のステンレスボトルです。" Ruim: "最高の保温力！今だけ半額！" (superlativo e desconto inventados).`,
    wanted: ({ strategy }) => [
      `Escreva ${AD_DESCRIPTION_COUNT} descrições de 40 a ${AD_DESCRIPTION_MAX_CHARS} caracteres, cada uma com outra abertura e outro fato em destaque; juntas citam os fatos mais importantes. ${strategies[strategy]}`,
    ],
    text: ({ text }) => text,
    isJapanese: true,
    parts: [part('descriptions', 'items', 'Descrições', ADS_HEADINGS)],
    count: () => AD_DESCRIPTION_COUNT,
  },
  reviews: {
    system: `Você escreve modelos de avaliação de produto, que a loja mostra marcados como exemplo. ${BUYER}
${NATURAL_JAPANESE} Cada avaliação soa como uma pessoa comum: uma situação concreta, um detalhe do produto, às vezes uma pequena ressalva. O jeito de falar combina com quem assina. Sem nomes, idades, estrelas nem a marca de exemplo: a loja as põe.
${FACTS_ONLY}

Exemplo. Fatos: "Produto: garrafa térmica; Tampa: com trava". Mulher, curta: "トレイに入れてもこぼれないので、通勤バッグでも安心です。" seria errada: "トレイ" não faz sentido. Certa: "ふたがロックできるので、通勤バッグに入れています。"`,
    wanted: (request, slots = reviewSlots(request)) => [
      `Escreva ${slots.length} avaliações, nesta ordem, cada uma com outra situação e outro detalhe do produto:\n${slots
        .map((slot, index) => `${index + 1}. ${describeSlot(slot)}`)
        .join('\n')}`,
    ],
    text: ({ product_description }) => product_description,
    isJapanese: true,
    parts: [part('reviews', 'items', 'Avaliações', REVIEWS_HEADINGS)],
    count: ({ count }) => count,
  },
};
