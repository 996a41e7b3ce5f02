import { describe, expect, test } from 'vitest';
import { extractFacts } from '#writer/facts/extract-facts.ts';
import { compareFacts } from './compare-facts.ts';

const SOURCE = `Garrafa térmica 500 ml
Peso: 320 g
Cor: preto
Tamanhos: P e M
Não leve ao micro-ondas.`;
const facts = extractFacts(SOURCE);
const compare = (text: string, language: 'pt' | 'ja') => {
  const { kept, changed, lost, added } = compareFacts(facts, text, language, SOURCE);
  return {
    kept: kept.map(({ value }) => value),
    changed: changed.map(({ fact, excerpt }) => `${fact.value} → ${excerpt}`),
    lost: lost.map(({ value }) => value),
    added: added.map(({ excerpt }) => excerpt),
  };
};

describe('a text against its facts', () => {
  test.each([
    ['ja', '500mlの保温ボトル。重さ320g、ブラック、サイズS・M。電子レンジ不可。', { changed: [], lost: [], added: [] }],
    [
      'ja',
      '500mlの保温ボトル。重さ230g、黒、サイズS・M。電子レンジ不可。',
      { changed: ['320 → 230g'], lost: [], added: [] },
    ],
    ['ja', '五百ミリリットルのボトル。0.32kg、黒、S、M。レンジは使えません。', { changed: [], lost: [], added: [] }],
    [
      'ja',
      '500mlのボトル。320g、ブラック、S・M、電子レンジ不可。2年保証。',
      { changed: [], lost: [], added: ['2年', '保証'] },
    ],
    ['ja', '500mlのボトル。320g、S・M、電子レンジ不可。', { changed: [], lost: ['preto'], added: [] }],
    [
      'pt',
      'A garrafa térmica preta leva 500 ml, pesa 320 g, em P e M. Não leve ao micro-ondas.',
      { changed: [], lost: [], added: [] },
    ],
    [
      'pt',
      'A garrafa térmica preta leva meio litro, pesa 300 g, em P e M. Não leve ao micro-ondas.',
      { changed: ['320 → 300 g'], lost: ['500'], added: [] },
    ],
  ] as const)('%s: %s', (language, text, expected) => {
    expect(compare(text, language)).toMatchObject(expected);
  });

  test('each sentence knows what it keeps, changes and adds', () => {
    const { sentences } = compareFacts(facts, '容量は500mlです。重さは300gです。送料無料です。', 'ja', SOURCE);
    expect(sentences.map(({ kept }) => kept.map(({ role, kind }) => role ?? kind))).toEqual([['volume'], [], []]);
    expect(sentences.map(({ changed }) => changed.map(({ fact }) => fact.role))).toEqual([[], ['weight'], []]);
    expect(sentences.map(({ added }) => added.map(({ label }) => label))).toEqual([[], [], ['frete grátis']]);
  });
});
