import { expect, it } from 'vitest';
import { hintsOf, readSecondLook } from './read-second-look.ts';
import { type SecondLook, secondLookFormat, secondLookPrompt } from './second-look-prompt.ts';

const quotation = { rule: 'REGRA', quote: (label: string, text: string) => `[${label}]\n${text}` };
const sentence = (text: string, over: object = {}) => ({ field: 'translation', source: null, text, ...over });
const look = (over: Partial<SecondLook>): SecondLook => ({
  ...{ source: 'Garrafa de 500 ml.', facts: [], sentences: [], first: 1, isWhole: true },
  ...over,
});

it('numbers each sentence, with its source once, and asks of each kind of text what counts there', () => {
  const own = { source: 'Garrafa de 500 ml.' };
  const translation = look({
    facts: ['Capacidade: 500 ml'],
    sentences: [
      sentence('ボトルです。', own),
      sentence('500ml。', own),
      sentence('軽い。', { field: 'meta_description' }),
    ],
  });
  const { system, body } = secondLookPrompt(translation, quotation);
  expect(body).toBe(
    [
      ...['[origem]\nGarrafa de 500 ml.', '[fatos aceitos]\nCapacidade: 500 ml'],
      ...['[frase 1]\nGarrafa de 500 ml.\n→ ボトルです。', '[frase 2]\n→ 500ml。', '[frase 3, meta descrição]\n軽い。'],
    ].join('\n\n'),
  );
  expect(system).toMatch(/são uma tradução[\s\S]*tem o número 0[\s\S]*A meta descrição resume[\s\S]*REGRA$/);
  expect(secondLookFormat(translation)).toMatch(/frase de 1 a 3,[\s\S]*0: falta/);

  const part = look({ sentences: [sentence('軽い。')], first: 81, isWhole: false });
  expect(secondLookPrompt(part, quotation).body).toContain('[frase 81]');
  expect(`${secondLookPrompt(part, quotation).system}${secondLookFormat(part)}`).not.toMatch(/número 0|0: falta/);

  const ads = look({ sentences: [sentence('軽い。', { field: 'descriptions' })] });
  expect(secondLookPrompt(ads, quotation).system).toContain('deixar um fato de fora não é diferença');
});

const lost = 'o “não” sumiu';
it.each([
  ['a line for each sentence', `1: ok\n2: ${lost}\n3: ok\n4: ok`, [[2, lost]]],
  [
    'named sentences and bullets',
    `Aqui está:\n- **Frase 2** – ${lost}\n- frase nº 4: cor mudou`,
    [
      [2, lost],
      [4, 'cor mudou'],
    ],
  ],
  ['chatter around', `Conferi tudo com cuidado.\n\n2) ${lost}\n\nPosso ajudar com mais 3 textos?`, [[2, lost]]],
  ['a JSON in a fence', `\`\`\`json\n{"differences": [{"number": 2, "what": "${lost}"}]}\n\`\`\``, [[2, lost]]],
  ['a JSON that was cut', `{"differences": [{"frase": "2", "problema": "${lost}"}, {"frase": 3, "prob`, [[2, lost]]],
  ['a table', `| Frase | Diferença |\n|---|---|\n| 1 | ok |\n| 2 | ${lost} |\n| 4 | ok |`, [[2, lost]]],
  [
    'words below their number',
    `### Frase 2\n- ${lost}\n- 500 ml virou 50ml\n\nFim.`,
    [
      [2, lost],
      [2, '500 ml virou 50ml'],
    ],
  ],
  [
    'ranges and pairs',
    `1-2: ok\nFrases 3 e 4: ${lost}`,
    [
      [3, lost],
      [4, lost],
    ],
  ],
  [
    'a number behind the dash',
    '2 - 500 ml virou 50ml\n4. 3,5 kg virou 35kg',
    [
      [2, '500 ml virou 50ml'],
      [4, '3,5 kg virou 35kg'],
    ],
  ],
  ['marks', `1 ✅\n2 ❌ ${lost}\n3 ✅ ok\n4 ✅`, [[2, lost]]],
  ['enumerated names', `1. Frase 4: ${lost}`, [[4, lost]]],
  ['verdicts', `1: ok, igual à origem.\n2: Difere: ${lost}\n3: sem diferença\n4: OK.`, [[2, lost]]],
  ['what is missing', '1: ok\n4: ok\n0: falta “sem BPA”', [[0, 'falta “sem BPA”']]],
  ['a but', '2: ok o número, mas a cor mudou', [[2, 'ok o número, mas a cor mudou']]],
  ['no such sentence beside others', `2: ${lost}\n99: nada`, [[2, lost]]],
  ['nothing', 'Não encontrei nenhuma diferença de conteúdo.', []],
  ['nothing in JSON', '```json\n{"differences": []}\n```', []],
  ['all fine', 'Frases 1 a 4: ok', []],
])('reads %s', (_, reply, expected) => {
  const differences = expected.map(([number, what]) => ({ number, what }));
  expect(readSecondLook(reply, { first: 1, last: 4 })).toEqual({ differences, unreadFrom: undefined });
});

it('reports the sentences that a reply lacks, and where it was cut off', () => {
  const read = (reply: string, first = 1) => readSecondLook(reply, { first, last: first + 3 });
  expect(read('O texto perdeu um “não” e mudou a cor.')).toMatchObject({ problem: expect.stringMatching(/número/) });
  expect(read('Sem erros graves, mas o “não” sumiu na terceira.')).toHaveProperty('problem');
  expect(read('<<citação ab: origem>>\nGarrafa\n<<fim ab>>')).toMatchObject({
    problem: expect.stringMatching(/pedido/),
  });
  expect(read('2: o “não” sumiu', 81)).toMatchObject({ problem: expect.stringMatching(/não são os destas frases/) });
  expect(read('1: ok\n2: ok')).toEqual({ differences: [], unreadFrom: 3 });
});

it('puts hints at their sentences, as short plain text', () => {
  const sentences = ['一。', '二。'].map((text, index) => ({ field: 'reviews', index, text }));
  const differences = [
    { number: 82, what: ` a | b\n${'x'.repeat(300)}` },
    { number: 0, what: 'falta “sem BPA”' },
    { number: 90, what: 'nenhuma frase' },
  ];
  const hint = { code: 'judge_hint', field: 'reviews', excerpt: '', hint: true };
  const hints = hintsOf(differences, sentences, 81);
  expect(hints).toMatchObject([
    { ...hint, index: 1, sentence: '二。', message: `Dica da IA que confere: a b ${'x'.repeat(196)}` },
    { ...hint, sentence: undefined, message: 'Dica da IA que confere: falta “sem BPA”' },
  ]);
  expect(hints).toHaveLength(2);
});
