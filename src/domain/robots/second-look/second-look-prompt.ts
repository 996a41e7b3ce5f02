/** With more sentences in one request an assistant starts to skip some. */
export const MOST_JUDGED = 80;

/** A sentence of the written text, with the seller's words that it seems to translate. */
export type JudgedSentence = { field: string; source: string | null; text: string };

export type SecondLook = {
  source: string;
  facts: readonly string[];
  sentences: readonly JudgedSentence[];
  /** Number of the first sentence: a long text is asked about in parts. */
  first: number;
  /** These are all sentences of the text, so what none of them says is missing. */
  isWhole: boolean;
};

type Quotation = { rule: string; quote: (label: string, text: string) => string };

const VOICE = `Você confere o texto de uma loja antes da publicação. O material do vendedor, em português, é a verdade: a origem e, se houver, os fatos aceitos. O texto pronto, em japonês ou português, vem em frases numeradas. Aponte cada frase cujo conteúdo difere do material.

É diferença:
- número, medida, unidade, preço, prazo ou quantidade que mudou, ou dois que trocaram de lugar (largura com altura, peso com capacidade);
- código, modelo, marca, grau ou norma que mudou, mesmo em uma letra (IPX5, USB-C, TE24-I);
- um “não”, “sem” ou “nunca” que sumiu, apareceu ou mudou de alvo; proibido que virou permitido;
- limite, condição ou ressalva que sumiu, apareceu ou mudou: só, apenas, até, mais de, a partir de, cerca de, exceto, se, quando, antes, depois, opcional, incluso, vendido à parte;
- cor, material, peça, acessório, função, lugar, tempo, ordem ou causa que virou outra coisa;
- quem faz, para quem, com o quê ou em quê, que foi trocado; rótulo com o valor de outro;
- fato, promessa, garantia, certificado, origem ou efeito que o material não diz.

Não é diferença:
- estilo, tom, ordem, sinônimo, cortesia, pontuação, chamada de venda sem fato, formatação e tags;
- o mesmo número escrito de outro jeito ou bem convertido (1,70 m e 170cm, meia hora e 30分);
- o que o japonês não diz por costume (sujeito, plural, artigo) e a proibição educada (お控えください, ご遠慮ください);
- nome transcrito em katakana; nome que a loja deu ao produto;
- uma frase dividida em duas, duas em uma, ou algo que outra frase diz;
- notas do vendedor, pedidos a quem escreve e preço de compra que ficaram de fora.

Confira frase por frase, na ordem: cada número, unidade, código, negação, limite, cor, material, peça e sujeito da frase precisa estar no material, com o mesmo sentido, e o que a origem dela diz precisa estar nela ou em outra frase. Antes de apontar, releia a origem inteira: aponte só o que você consegue mostrar com as palavras dos dois lados. O vendedor não lê japonês: diga em português o que o texto diz.`;

const TRANSLATION = `As frases sem nome são uma tradução: tudo o que a origem diz ao comprador precisa estar lá. A origem acima de cada “→” foi achada por um programa e pode ser a errada ou faltar: vale a origem inteira.`;
const MISSING = 'Depois, percorra a origem: o que a tradução não diz em nenhuma frase tem o número 0.';
const MISSING_WARNING =
  'Depois, percorra os avisos de segurança do material (não usar, manter longe, parar de usar): o aviso que a copy não diz em nenhuma frase tem o número 0.';
const NEW_TEXT =
  'O texto é novo, escrito a partir do material: escolher, resumir e elogiar é permitido, e deixar um fato de fora não é diferença. O limite ou a condição de um fato que ele usa, sim, precisa estar no texto.';

/** What else is told about fields whose sentences are named. */
const NAMED_FIELDS: Readonly<Record<string, { name: string; rule: string }>> = {
  meta_description: { name: 'meta descrição', rule: 'A meta descrição resume: deixar algo de fora não é diferença.' },
  url_slug: { name: 'endereço', rule: 'O endereço são poucas palavras em inglês: só um dado errado é diferença.' },
  publico: { name: 'público', rule: 'O público é imaginado: só o que se afirma do produto conta.' },
  persona: { name: 'persona', rule: 'A persona é imaginada: só o que se afirma do produto conta.' },
  reviews: {
    name: 'review',
    rule: 'As reviews são exemplos: quem fala, a opinião e a situação são imaginados. Só o que se afirma do produto conta.',
  },
};

/** One request for the model that is connected and for the seller's own assistant. */
export function secondLookPrompt(look: SecondLook, { rule, quote }: Quotation): { system: string; body: string } {
  const { source, facts, sentences, first, isWhole } = look;
  const fields = new Set(sentences.map(({ field }) => field));
  const isTranslation = fields.has('translation');
  const rules = [
    isTranslation ? TRANSLATION : NEW_TEXT,
    ...(isWhole && isTranslation ? [MISSING] : []),
    ...(isWhole && fields.has('copy') ? [MISSING_WARNING] : []),
    ...[...fields].flatMap((field) => NAMED_FIELDS[field]?.rule ?? []),
  ];
  const numbered = sentences.map(({ field, source: own, text }, at) => {
    const name = NAMED_FIELDS[field]?.name;
    const label = `frase ${first + at}${name ? `, ${name}` : ''}`;
    const isSaid = own === sentences[at - 1]?.source;
    return quote(label, own && !isSaid ? `${own}\n→ ${text}` : own ? `→ ${text}` : text);
  });
  return {
    system: [VOICE, rules.join('\n'), rule].join('\n\n'),
    body: [
      quote('origem', source),
      ...(facts.length > 0 ? [quote('fatos aceitos', facts.join('\n'))] : []),
      ...numbered,
    ].join('\n\n'),
  };
}

/** How an assistant is asked to answer. A line for each sentence keeps it from skipping some, and shows where it ended. */
export function secondLookFormat({ sentences, first, isWhole }: SecondLook): string {
  const last = first + sentences.length - 1;
  const mustBeWhole = sentences.some(({ field }) => field === 'translation' || field === 'copy');
  return [
    `Responda em português, só com linhas nesta forma, uma para cada frase de ${first} a ${last}, sem pular nenhuma e sem nada antes nem depois:`,
    'NÚMERO: ok',
    'NÚMERO: a origem diz “…”, o texto diz “…”',
    ...(isWhole && mustBeWhole ? ['0: falta “…” (só o que nenhuma frase diz)'] : []),
    'Duas diferenças na mesma frase são duas linhas com o mesmo número. Cada linha tem no máximo 200 caracteres.',
  ].join('\n');
}
