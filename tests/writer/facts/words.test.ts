import { describe, expect, test } from 'vitest';
import { escapeRegExp, foldJapanese, foldPortuguese } from '#writer/facts/folded-text.ts';
import { isNameWord } from '#writer/facts/is-name-word.ts';
import { contextOf, matchLabel, matchLexicon } from '#writer/facts/lexicon-matcher.ts';
import { normalizeWord, stripAccents, tokenize } from '#writer/facts/portuguese-words.ts';
import { numberOf, readJapaneseNumber, readKanjiNumber, readPortugueseNumber } from '#writer/facts/read-numbers.ts';
import { tidyWords, unshouted } from '#writer/facts/tidy-words.ts';

describe('one word in its plainest form', () => {
  test.each([
    ['Mãos', 'mao'],
    ['cães', 'cao'],
    ['pais', 'pai'],
    ['pés', 'pe'],
    ['portáteis', 'portatil'],
    ['botões', 'botao'],
    ['alemães', 'alemao'],
    ['metais', 'metal'],
    ['papéis', 'papel'],
    ['lençóis', 'lencol'],
    ['barris', 'barril'],
    ['homens', 'homem'],
    ['colares', 'colar'],
    ['luzes', 'luz'],
    ['copos', 'copo'],
    ['tênis', 'tenis'],
    ['óculos', 'oculos'],
    ['fitness', 'fitness'],
    ['stress', 'stress'],
    ['gás', 'gas'],
    ['os', 'os'],
    ['pás', 'pa'],
    ['copo', 'copo'],
  ])('%s is %s', (word, plain) => expect(normalizeWord(word)).toBe(plain));

  test.each([
    ['ação', 'acao'],
    ['acao ~ \n', 'acao ~ \n'],
    ['¡', '¡'],
  ])('%j without accents is %j', (word, plain) => expect(stripAccents(word)).toBe(plain));

  test('signs inside a word are silent, others stop', () => {
    const cut = (text: string) => tokenize(text).map(({ kind, norm }) => `${kind} ${norm}`);
    expect(cut("Guarda-chuvas d'água")).toEqual(['word guarda', 'word chuva', 'word d', 'word agua']);
    expect(cut('2,5 m² (10%)')).toEqual(['number 2,5', 'word m', 'word ²', 'stop (', 'number 10', 'word %', 'stop )']);
    expect(cut('110/220, 5°')).toEqual(['number 110', 'number 220', 'stop ,', 'number 5', 'word °']);
    expect(tokenize('a Luz.')[1]).toEqual({ kind: 'word', raw: 'Luz', norm: 'luz', start: 2, end: 5 });
  });

  test.each([
    ['ÁÇÃO É ü', 'acao e u'],
    ['Ñandú × 3 ÷', 'nandu × 3 ÷'],
    ['ß Æ', 'ß æ'],
  ])('%j folds to %j', (text, folded) => expect(foldPortuguese(text)).toBe(folded));

  test('full width folds to half width', () => {
    expect(foldJapanese('！～５ｍ\u3000￥\u301c')).toBe('!~5m ¥~');
    expect(escapeRegExp('a.b*c[d]/e-f')).toBe(String.raw`a\.b\*c\[d\]\/e\-f`);
  });
});

describe('names', () => {
  test.each([
    ['Zorbla', 'Mochila Zorbla', true],
    ['ZX500', 'MOCHILA ZX500', true],
    ['5ZX', 'Mochila 5ZX', false],
    ['zx500', 'mochila zx500', true],
    ['ZORBLA', 'MOCHILA ZORBLA', false],
    ['zorbla', 'Mochila zorbla', false],
    ['Zo', 'Mochila Zo', false],
    ['Zorblador', 'Mochila Zorblador', false],
    ['Zorblas', 'Mochila Zorblas', false],
    ['Zórbla', 'Mochila Zórbla', false],
    ['Casa', 'Mochila Casa', false],
  ])('%s in %j is a name: %s', (word, text, isName) => expect(isNameWord(word, text)).toBe(isName));
});

describe('spelling', () => {
  test.each([
    ['LAVAR NA MÁQUINA', 'lavar na máquina'],
    ['LED RGB USB', 'LED RGB USB'],
    ['CABO USB FORTE', 'cabo USB forte'],
    ['LAVAR', 'LAVAR'],
    ['LAVE JA', 'LAVE JA'],
    ['LAVE JAA', 'lave jaa'],
    ['Lavar NA MÁQUINA', 'lavar na máquina'],
    ['Lavar na MÁQUINA', 'Lavar na MÁQUINA'],
    ['MODELO XT-500 NOVO', 'modelo XT-500 novo'],
  ])('%j without shouting is %j', (text, calm) => expect(unshouted(text)).toBe(calm));

  test.each([
    ['Algodao Macio', 'material', 'algodão macio'],
    ['Algodao Macio', 'claim', 'Algodão Macio'],
    ['ALGODAO', 'claim', 'algodão'],
    ['recarregavel', 'claim', 'recarregável'],
    ['Recarregavel', 'claim', 'Recarregável'],
    ['fabrica', 'claim', 'fabrica'],
    ['zorblao', 'material', 'zorblao'],
    ['Zorblao', 'material', 'Zorblao'],
    ['Bluetooth', 'product_type', 'Bluetooth'],
    ['ABS', 'material', 'ABS'],
    ['abs', 'material', 'abs'],
    ['algodão', 'material', 'algodão'],
    ['lavar a mão', 'care', 'lavar à mão'],
    ['feita a mão', 'claim', 'feita à mão'],
    ['costurado a mão', 'claim', 'costurado à mão'],
    ['pintada a mão', 'claim', 'pintada à mão'],
    ['levar a mão', 'claim', 'levar a mão'],
    ['A', 'material', 'A'],
    ['iPhone 13 Pro Max', 'compatibility', 'iPhone 13 Pro Max'],
  ] as const)('%j as %s is %j', (value, kind, tidy) => expect(tidyWords(value, kind)).toBe(tidy));
});

describe('figures', () => {
  test.each([
    ['1.234', 1234],
    ['1.234.567,8', 1234567.8],
    ['1234.567', 1234.567],
    ['12.34', 12.34],
    ['1234,000', 1234],
    ['1,000', 1000],
    ['12,000,000', 12000000],
    ['1,234.5', 1234.5],
    ['1,234', 1.234],
    ['1234,5', 1234.5],
    ['0,5', 0.5],
  ])('%s in Portuguese is %d', (raw, value) => expect(readPortugueseNumber(raw)).toBe(value));

  test.each([
    ['1,234', 1234],
    ['12,345,678', 12345678],
    ['123,456.7', 123456.7],
    ['1,5', 1.5],
    ['1234,567', 1234.567],
    ['1,2345', 1.2345],
    ['0.5', 0.5],
  ])('%s in Japanese is %d', (raw, value) => expect(readJapaneseNumber(raw)).toBe(value));

  test.each([
    ['五百', 500],
    ['千二百三十四', 1234],
    ['二万三百', 20300],
    ['万', 10000],
    ['十万', 100000],
    ['一二〇', 120],
    ['十', 10],
  ])('%s is %d', (raw, value) => expect(readKanjiNumber(raw)).toBe(value));

  test.each([
    ['1.5', 'ja', 1.5],
    ['1.500', 'pt', 1500],
    ['2万', 'ja', 20000],
    ['2万5千', 'ja', 25000],
    ['2万500', 'ja', 20500],
    ['3千', 'ja', 3000],
    ['1.5万', 'ja', 15000],
  ] as const)('%s (%s) is %d', (raw, language, value) => expect(numberOf(raw, language)).toBe(value));
});

describe('the lexicon', () => {
  const found = (text: string) => {
    const tokens = tokenize(text);
    return matchLexicon(tokens, contextOf(tokens)).map(({ entry, from, to }) => `${entry.role} ${from}-${to}`);
  };
  test.each([
    ['garrafa térmica', ['type 0-2']],
    ['zorbla garrafa', ['type 1-2']],
    ['garrafa, térmica', ['type 0-1', 'feature 2-3']],
    ['zorbla', []],
    [', .', []],
  ])('%j holds %j', (text, matches) => expect(found(text)).toEqual(matches));

  test('a label is the whole text', () => {
    expect(matchLabel('Material')?.role).toBe('label');
    expect(matchLabel('Material zorbla')).toBeUndefined();
    expect(matchLabel('zorbla')).toBeUndefined();
    expect(matchLabel('')).toBeUndefined();
  });
});
