import { describe, expect, it } from 'vitest';
import { MAX_PASTED_ANSWER } from '#domain/robots/robot-options.ts';
import type { AnswerRobot } from '#writer/prompts/robot-prompts.ts';
import { readAnswer } from './read-answer.ts';

const PUBLICO = 'Pessoas de 25 a 45 anos que cozinham em casa.';
const PERSONA = 'Yuki tem 34 anos e mora em Osaka.';
const COPY = 'O jantar gruda na panela?\n\nConheça a frigideira Terra: 24 cm e 780 g.';
const COPY_REPLY = { publico: PUBLICO, persona: PERSONA, copy: COPY };
const TRANSLATION = '✅ セラミックフライパン\n- 直径：24cm\n\n※IHでは使用できません。';
const META = '直径24cm、約780gのセラミックフライパンです。ガス火と電気コンロで使えます。';
const TRANSLATE_REPLY = { translation: TRANSLATION, meta_description: META, url_slug: 'ceramic-frying-pan-24cm' };
const ADS = [
  '朝の卵焼きに、24cmのフライパン。',
  '約780gのフライパンです。',
  'ガス火で使えます。IHでは使用できません。',
];
const REVIEWS = ['軽くて毎朝使っています。', '思っていたとおりの色でした。', '24cmで家族の分が焼けます。'];
const NAMES = ['Frigideira Terra', 'Frigideira Cerâmica 24 cm', 'Frigideira do Dia a Dia'];
const SECOND = 'Vieram duas versões: ficou a primeira.';
const LAST_CUT = 'A última veio cortada e ficou de fora.';

/** Answers that say the whole reply, by robot: what is odd about one, and the answer. */
const WHOLE: readonly [AnswerRobot, reply: object, pasted: Record<string, string>][] = [
  [
    'copy',
    COPY_REPLY,
    {
      'a bold heading with its article': `**Público-alvo:**\n${PUBLICO}\n\n**A persona**\n${PERSONA}\n\n**Texto da página:**\n${COPY}`,
      'asked headings': `## Público-alvo\n${PUBLICO}\n\n## Persona\n${PERSONA}\n\n## Copy\n${COPY}`,
      'bold numbered headings with the text on their line, chatter around': `Claro! Aqui está a copy:\n\n**1. Público-alvo:** ${PUBLICO}\n\n**2. Persona:** ${PERSONA}\n\n**3. Copy (modelo PAS):**\n${COPY}\n\n---\nSe quiser, posso ajustar o tom. 😊`,
      'headings without any sign, in capitals, with emojis': `🎯 PÚBLICO-ALVO\n${PUBLICO}\n👤 PERSONA\n${PERSONA}\n📝 COPY GERADA\n${COPY}`,
      'steps of the method as headings inside the copy': `### Público\n${PUBLICO}\n### Persona\n${PERSONA}\n### Copy\n**Problema**\nO jantar gruda na panela?\n\n**Solução:** Conheça a **frigideira Terra**: 24 cm e 780 g.`,
      'JSON in a fence': `Segue o JSON:\n\`\`\`json\n${JSON.stringify(COPY_REPLY, null, 2)}\n\`\`\`\nEspero que ajude!`,
      'thanks at the end': `## Público-alvo\n${PUBLICO}\n## Persona\n${PERSONA}\n## Copy\n${COPY}\n\nEspero ter ajudado!`,
      'headings with more words': `Público-alvo no Japão:\n${PUBLICO}\n\nPerfil da persona:\n${PERSONA}\n\nCopy da página (PAS):\n${COPY}`,
    },
  ],
  [
    'translate',
    TRANSLATE_REPLY,
    {
      'a letter count behind a bold heading, and a fence for each part': `**Tradução**\n\`\`\`\n${TRANSLATION}\n\`\`\`\n**Meta descrição** (38 caracteres)\n\`\`\`\n${META}\n\`\`\`\n**Slug**\n\`\`\`\nceramic-frying-pan-24cm\n\`\`\``,
      'asked headings': `## Tradução\n${TRANSLATION}\n\n## Meta descrição\n${META}\n\n## Identificador de URL\nceramic-frying-pan-24cm`,
      'every part in a fence of its own, with talk between': `Claro!\n\n**Copy traduzida (formato preservado)**\n\`\`\`\n${TRANSLATION}\n\`\`\`\nMantive os emojis.\n\n**Meta descrição para Shopify (38 caracteres):**\n\`\`\`\n${META}\n\`\`\`\n**Identificador de URL:** \`ceramic-frying-pan-24cm\``,
      'the translation without a heading': `Segue a tradução do texto:\n\n${TRANSLATION}\n\n【メタディスクリプション】\n「${META}」（38文字）\n\nURL: ceramic-frying-pan-24cm`,
      'three blocks between rules': `Claro! Aqui está:\n\n${TRANSLATION}\n\n---\n\n${META}\n\n---\n\nceramic-frying-pan-24cm`,
    },
  ],
  [
    'ads',
    { descriptions: ADS },
    {
      'a letter count and a translation behind an item': `- ${ADS[0]} (17 caracteres) – Para o ovo da manhã, uma frigideira de 24 cm.\n- ${ADS[1]} – Pesa 780 g.\n- ${ADS[2]}`,
      numbers: `## Descrições\n${ADS.map((ad, at) => `${at + 1}. ${ad}`).join('\n')}`,
      'quotes and counts': ADS.map((ad) => `- 「${ad}」(約36文字)`).join('\n'),
      'labels on lines of their own and the meaning beneath': ADS.map(
        (ad, at) => `**Descrição ${at + 1}**\n「${ad}」\n(Tradução: o anúncio ${at + 1}.)`,
      ).join('\n\n'),
      paragraphs: `Aqui estão os anúncios:\n\n${ADS.join('\n\n')}\n\nPosso criar mais, se quiser!`,
      'keycap numbers': ADS.map((ad, at) => `${at + 1}\uFE0F\u20E3 ${ad}`).join('\n\n'),
      'labels with a remark, and versions as items': ADS.map((ad, at) => `**Versão ${at + 1} (AIDA):** ${ad}`).join(
        '\n',
      ),
    },
  ],
  [
    'reviews',
    { reviews: REVIEWS },
    {
      'who speaks, in Portuguese': REVIEWS.map((words, at) => `**Homem ${at + 1}:** ${words}`).join('\n'),
      'a remark behind the items': `${REVIEWS.join('\n\n')}\n\n※これらはサンプルです。`,
      'people, stars and our own mark': `1. **佐藤 美咲** ★★★★★\n${REVIEWS[0]}\n※サンプルレビュー\n\n2. **けんた（30代）** ★★★★☆\n${REVIEWS[1]}\n※サンプルレビュー\n\n3. 田中：${REVIEWS[2]}`,
      'a table': `| Nº | Nome | Avaliação |\n|---|---|---|\n${REVIEWS.map((text, at) => `| ${at + 1} | 佐藤 美咲 | ${text} |`).join('\n')}`,
      'a list of objects': JSON.stringify({ reviews: REVIEWS.map((review) => ({ nome: '佐藤 美咲', review })) }),
      'signed behind the quotation': REVIEWS.map((text) => `- 「${text}」― 佐藤さん`).join('\n'),
      'signed on a line of its own': REVIEWS.map((text) => `> 「${text}」\n> — 佐藤 美咲`).join('\n\n'),
    },
  ],
  [
    'names',
    { names: NAMES },
    {
      'bullets with explanations': `Sugestões de nomes:\n- **${NAMES[0]}** – curto e fácil\n- "${NAMES[1]}": diz o tamanho\n- ${NAMES[2]} (simples)`,
      'plain lines': NAMES.join('\n'),
      'a bare JSON list': JSON.stringify(NAMES),
      'one line with commas': `${NAMES.join(', ')}.`,
    },
  ],
];

type Row = [title: string, robot: AnswerRobot, pasted: string, reply: object, missing?: string[], notes?: string[]];

const PARTLY: Row[] = [
  [
    'options below one heading, a slug between slashes with a remark',
    'translate',
    `### Translation\n${TRANSLATION}\n### Meta description\nOption A: ${META}\nOption B: 別の文です。\n### Slug\n\`/ceramic-frying-pan-24cm/\` (sem acentos)`,
    TRANSLATE_REPLY,
    [],
    [SECOND],
  ],
  [
    'emojis behind quoted names',
    'names',
    '1. "Frigideira Terra" 🖤\n2. "Terra 24" 🍳',
    { names: ['Frigideira Terra', 'Terra 24'] },
  ],
  [
    'a last review that ends inside a word',
    'reviews',
    `1. ${REVIEWS[0]}\n2. ${REVIEWS[1]}\n3. 洗うのは少し手間ですが、口が広`,
    { reviews: REVIEWS.slice(0, 2) },
    [],
    [LAST_CUT],
  ],
  [
    'two versions',
    'copy',
    `# Versão 1\n## Público-alvo\n${PUBLICO}\n## Persona\n${PERSONA}\n## Copy\n${COPY}\n\n# Versão 2\n## Público-alvo\nOutro.\n## Persona\nOutra.\n## Copy\nOutra.`,
    COPY_REPLY,
    [],
    [SECOND],
  ],
  [
    'a whole page: bold headings, the Japanese called a copy, chatter',
    'page',
    `Claro!\n\n**1. Público-alvo:** ${PUBLICO}\n\n**2. Persona**\nNome: Yuki. ${PERSONA}\n\n**3. Copy**\n${COPY}\n\n**4. Copy em japonês:**\n${TRANSLATION}\n\n**5. Meta descrição:** ${META}\n**6. URL slug:** ceramic-frying-pan-24cm\n**7. Nome do produto em japonês:** 「セラミックフライパン 24cm」\n**8. Benefício em japonês:** 毎日の料理を軽やかにします。\n\nSe quiser, posso ajustar!`,
    {
      ...COPY_REPLY,
      persona: `Nome: Yuki. ${PERSONA}`,
      ...TRANSLATE_REPLY,
      name_ja: 'セラミックフライパン 24cm',
      benefit_ja: '毎日の料理を軽やかにします。',
    },
  ],
  [
    'JSON that was cut off',
    'copy',
    `{"publico": "${PUBLICO}", "persona": "${PERSONA}", "copy": "O jantar gruda`,
    { publico: PUBLICO, persona: PERSONA, copy: 'O jantar gruda' },
    ['o fim de Copy'],
  ],
  [
    'text that was cut off',
    'copy',
    `Público-alvo: ${PUBLICO}\nPersona: ${PERSONA}\nCopy: Conheça a frigideira Terra, feita de`,
    { publico: PUBLICO, persona: PERSONA, copy: 'Conheça a frigideira Terra, feita de' },
    ['o fim de Copy'],
  ],
  [
    'a part that never came',
    'copy',
    `## Público-alvo\n${PUBLICO}\n\n## Copy\n${COPY}`,
    { publico: PUBLICO, copy: COPY },
    ['Persona'],
  ],
  ['the copy alone', 'copy', `Aqui está:\n\n${COPY}`, { copy: COPY }, ['Público-alvo', 'Persona']],
  [
    'original and translation side by side',
    'translate',
    '## Tradução\nFrigideira de cerâmica | セラミックフライパン\nDiâmetro: 24 cm | 直径：24cm\n\n## Meta descrição\n' +
      META,
    { translation: 'セラミックフライパン\n直径：24cm', meta_description: META },
    ['Identificador de URL'],
  ],
  [
    'the translation alone, with an offer at the end',
    'translate',
    `${TRANSLATION}\n\nSe quiser, também posso criar a meta descrição.`,
    { translation: TRANSLATION },
    ['Meta descrição', 'Identificador de URL'],
  ],
  [
    'two lists, one after the other',
    'ads',
    `${ADS.map((ad, at) => `${at + 1}) ${ad}`).join('\n')}\n\nOutra opção:\n1) 別の広告です。\n2) もうひとつの広告です。`,
    { descriptions: ADS },
    [],
    [SECOND],
  ],
  [
    'the last one cut off',
    'ads',
    `① ${ADS[0]}\n② ${ADS[1]}\n③ ガス火で使える24cmの`,
    { descriptions: ADS.slice(0, 2) },
    [],
    [LAST_CUT],
  ],
  [
    'JSON with typographic quotes',
    'copy',
    `{ “publico”: “${PUBLICO}”, “persona”: “${PERSONA}”, “copy”: “Conheça.” }`,
    { publico: PUBLICO, persona: PERSONA, copy: 'Conheça.' },
  ],
  [
    'a Japanese heading, a table with its columns named, a slug as words',
    'translate',
    `【翻訳】\n| Português | 日本語 |\n|---|---|\n| Frigideira | セラミックフライパン |\n| Diâmetro: 24 cm | 直径：24cm |\n\n【メタ説明】\n${META}\n\nSlug: Ceramic Frying Pan 24cm`,
    {
      translation: 'セラミックフライパン\n直径：24cm',
      meta_description: META,
      url_slug: 'ceramic-frying-pan-24cm',
    },
  ],
  [
    'text that ends in the middle of a word',
    'copy',
    `## Público-alvo\n${PUBLICO}\n## Persona\n${PERSONA}\n## Copy\nO jantar gruda na panela? Conheça a frigid`,
    { publico: PUBLICO, persona: PERSONA, copy: 'O jantar gruda na panela? Conheça a frigid' },
    [],
    ['A resposta parece cortada: confira o fim de Copy.'],
  ],
  [
    'a table of parts, HTML in it',
    'translate',
    `| Parte | Texto |\n|---|---|\n| **Tradução** | <p>フライパンです。</p> |\n| Meta descrição | ${META} |\n| Slug | pan |`,
    { translation: '<p>フライパンです。</p>', meta_description: META, url_slug: 'pan' },
  ],
  ['nothing to read', 'ads', 'Desculpe, não posso ajudar com isso.', {}, ['Descrições']],
];

describe('readAnswer', () => {
  const whole = WHOLE.flatMap(([robot, reply, all]) =>
    Object.entries(all).map(([title, pasted]): Row => [title, robot, pasted, reply]),
  );
  it.each([...whole, ...PARTLY])('%s (%s)', (_, robot, pasted, reply, missing = [], notes = []) => {
    expect(readAnswer(robot, pasted)).toEqual({ reply, missing, notes });
  });

  it.each([
    [
      'a decimal number is no number of an item',
      'ads',
      '1.85型の画面です。\n2.4GHz帯に対応しています。',
      ['1.85型の画面です。', '2.4GHz帯に対応しています。'],
    ],
    [
      'an hour is no number of an item',
      'ads',
      '6:30に起きる方へ。\n7:00に出る方へ。',
      ['6:30に起きる方へ。', '7:00に出る方へ。'],
    ],
  ] as const)('%s', (_, robot, pasted, descriptions) => {
    expect(readAnswer(robot, pasted).reply).toEqual({ descriptions });
  });

  const PORTUGUESE = 'Uma frigideira leve para o café da manhã.';

  it.each<[robot: AnswerRobot, pasted: string, expected: number, notes: string[], problem?: string]>([
    ['ads', ADS.map((ad, at) => `${at + 1}. ${ad}`).join('\n'), 5, ['Faltou na resposta: 2 descrições.']],
    [
      'ads',
      [ADS[0], PORTUGUESE, ADS[1], ADS[2]].map((ad, at) => `${at + 1}. ${ad}`).join('\n'),
      4,
      ['A 2ª veio em português e ficou de fora.', 'Faltou na resposta: 1 descrição.'],
    ],
    ['reviews', `1. ${REVIEWS[0]}\n2. 24cmで家族の`, 3, [LAST_CUT, 'Faltou na resposta: 2 avaliações.']],
    ['reviews', `1. ${PORTUGUESE}\n2. ${PORTUGUESE} Gostei.`, 2, [], 'As avaliações vieram em português.'],
    ['translate', `${PORTUGUESE} Não use no forno.`, 0, [], 'A tradução veio em português.'],
    ['translate', 'Tradução:\n<p>フライパンです。</p>\n<ul><li>直径：24cm</li></ul>', 0, []],
  ])('%s: %s', (robot, pasted, expected, notes, problem) => {
    expect(readAnswer(robot, pasted, expected)).toMatchObject({ notes, ...(problem ? { problem } : {}) });
  });

  it('does not mistake a line about a language for a heading', () => {
    const text = '- 日本語：対応\n- URL: https://loja.example/a b';
    expect(readAnswer('translate', `Tradução:\n${text}`).reply).toEqual({ translation: text });
  });

  it('says that a copy is not Portuguese', () => {
    const copy = 'The pan is 24 cm wide and keeps its heat. Do not put it in the dishwasher.';
    const read = readAnswer('copy', `Audience: Cooks in Japan.\nPersona: Yuki, 34.\nCopy: ${copy}`);
    expect(read.missing).toEqual([]);
    expect(read.problem).toBe('A copy não veio em português.');
    expect(readAnswer('copy', `Copy: ${COPY} Para o seu “to go” and more.`).problem).toBeUndefined();
  });

  it('keeps HTML, list marks and empty lines of a translation', () => {
    const html = '<ul>\n<li>直径：24cm</li>\n</ul>\n\n**軽い**フライパン';
    expect(readAnswer('translate', `Tradução:\n${html}`).reply).toEqual({ translation: html });
  });

  it('reads the first 20,000 characters and reports the cut', () => {
    const { reply, notes } = readAnswer('translate', 'あ'.repeat(MAX_PASTED_ANSWER + 5));
    expect(reply.translation).toHaveLength(MAX_PASTED_ANSWER);
    expect(notes).toEqual(['A resposta passou de 20.000 caracteres: só o começo foi lido.']);
  });

  it.each([
    '(',
    ' ',
    '|',
    '-',
    '- ',
    '<think>',
    '{"',
    '[',
    '"',
    '**',
    '1. ',
    'aa ',
    '\n',
    '\n ',
    '、',
    '| - ',
    '```\n',
    'Copy: ',
  ])('stays fast with %j repeated', (piece) => {
    const hostile = piece.repeat(Math.ceil(MAX_PASTED_ANSWER / piece.length));
    const start = performance.now();
    for (const robot of ['names', 'copy', 'translate', 'ads', 'reviews'] as const) readAnswer(robot, hostile);
    expect(performance.now() - start).toBeLessThan(5_000);
  });
});
