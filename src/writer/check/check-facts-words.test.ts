import { describe, expect, test } from 'vitest';
import type { Fact } from '#domain/robots/facts.ts';
import { fact, measure } from '#tests/writer/ledger.ts';
import { checkFacts } from './check-facts.ts';

const ALL = new Set<Fact['kind']>(['quantity', 'material', 'claim']);
const check = (facts: readonly Fact[], text: string, language: 'pt' | 'ja' = 'ja', lost: typeof ALL = ALL) =>
  checkFacts(text, { field: 'copy', index: 1, language }, { source: 'x', facts }, { lost });
const weight = measure('weight', '320', 'g', 'Peso: 320 g');

describe('each warning holds its words, its place and its fact', () => {
  test('a number that is another', () => {
    expect(check([weight], '重さ330g')).toEqual([
      {
        code: 'number_changed',
        field: 'copy',
        index: 1,
        excerpt: '330g',
        factId: weight.id,
        message: 'No seu texto está “Peso: 320 g”; aqui está “330g”.',
      },
    ]);
  });

  test('a fact that is missing', () => {
    expect(check([weight], '水')).toMatchObject([
      { code: 'fact_lost', field: 'copy', index: 1, factId: weight.id, message: 'Faltou: Peso: 320 g.' },
    ]);
    expect(check([weight], '水', 'ja', new Set(['material'] as const))).toEqual([]);
  });

  test('a number, a promise and a risky promise that nobody wrote', () => {
    expect(check([], '5kg')).toMatchObject([
      { code: 'fact_added', excerpt: '5kg', message: 'O número “5kg” não está no seu texto.' },
    ]);
    expect(check([], '送料無料')).toMatchObject([
      { code: 'fact_added', excerpt: '送料無料', message: 'Não está no seu texto: frete grátis.' },
    ]);
    expect(check([], '世界一')).toMatchObject([
      {
        code: 'risky_claim',
        excerpt: '世界一',
        message: 'Promessa que não está no seu texto e que a lei japonesa pode proibir: o melhor ou o mais vendido.',
      },
    ]);
  });
});

test.each<[Partial<Fact>, string]>([
  [{}, 'Faltou: Peso: 320 g.'],
  [{ unsure: true }, 'A conferir: Peso: 320 g. Confirme ou corrija este fato para que ele entre no texto.'],
  [
    { clause: 'pesa 320 g sem a base' },
    'Faltou: Peso: 320 g, que vale com as suas palavras: “pesa 320 g sem a base”. Corrija o fato se ele valer sozinho.',
  ],
  [
    { clause: 'pesa 320 g sem a base', unsure: true },
    'A conferir: Peso: 320 g, que vale com as suas palavras: “pesa 320 g sem a base”. Corrija o fato se ele valer sozinho.',
  ],
])('a fact with %j is told as it waits', (rest, message) => {
  expect(check([{ ...weight, ...rest }], '水').map((warning) => warning.message)).toEqual([message]);
});

describe('what stands in the mark of the untranslated', () => {
  const codes = (facts: readonly Fact[], text: string) =>
    check(facts, text).map(({ code, excerpt }) => `${code} ${excerpt}`);

  test.each(['【未訳: 5 kg】', '水【未訳: 5 kg】水', '【未訳: a】水【未訳: pesa 5 kg】'])(
    'adds no number: %s',
    (text) => {
      expect(codes([], text)).toEqual([]);
    },
  );

  test.each([
    ['5kg【未訳: a】', 'fact_added 5kg'],
    ['【未訳: a】5kg', 'fact_added 5kg'],
    ['【未訳: 5 kg】7kg', 'fact_added 7kg'],
    ['7kg 【未訳: 5 kg】', 'fact_added 7kg'],
  ])('what stands beside it does: %s', (text, warning) => expect(codes([], text)).toEqual([warning]));

  const lid = fact('material', 'zorblax', { text: 'Tampa de zorblax' });
  const bamboo = fact('material', 'bambu', { text: 'Tampa de bambu' });
  test('a fact inside it is told, by its value or by its words', () => {
    expect(codes([bamboo], '【未訳: Tampa de BAMBU】')).toEqual([]);
    expect(codes([bamboo], '【未訳: bambu】')).toEqual([]);
    expect(codes([bamboo], '【未訳: Tampa】')).toEqual(['fact_lost ']);
    expect(codes([bamboo], 'bambu')).toEqual(['fact_lost ']);
    expect(codes([lid], '水')).toEqual([]);
  });
});
