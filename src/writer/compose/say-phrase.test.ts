import { describe, expect, test } from 'vitest';
import { isPropertyPhrase, isSetPhrase, sayPhrase } from './say-phrase.ts';

let calls = 0;
/** The same words are remembered: between blanks that never stood around them before they are read anew. */
const anew = (words: string) => {
  calls += 1;
  const blanks = calls.toString(2).replaceAll('0', ' ').replaceAll('1', '\t');
  return sayPhrase(blanks + words + blanks);
};

describe('words of a hurried seller', () => {
  test.each([
    ['Lave à mão', '手洗いしてください。'],
    ['Obs: lave à mão', '手洗いしてください。'],
    ['OBS.: lave à mão', '手洗いしてください。'],
    ['Observação: lave à mão', '手洗いしてください。'],
    [' atençao : lave à mão', '手洗いしてください。'],
    ['Aviso:lave à mão', '手洗いしてください。'],
    ['Importante: lave à mão', '手洗いしてください。'],
    ['Nota:  lave   à mão', '手洗いしてください。'],
    ['(lave à mão)', '手洗いしてください。'],
    ['[lave] à mão', '手洗いしてください。'],
    ['n torcer', '絞らないでください。'],
    ['NÃO TORCER!', '絞らないでください。'],
    ['não leve ao microondas', '電子レンジでは使用できません。'],
    ['não leve ao micro ondas', '電子レンジでは使用できません。'],
    ['não leve ao micro-ondas', '電子レンジでは使用できません。'],
    ['pode ir à lava louças', '食洗機で洗えます。'],
    ['pode ir à lava-louça', '食洗機で洗えます。'],
    ['c/ tampa', 'フタ付きです。'],
    ['c/tampa', 'フタ付きです。'],
    ['s/ BPA', 'BPAを含みません。'],
    ['s/BPA', 'BPAを含みません。'],
    ['não recomendado p/ menores de 3 anos', '3歳未満のお子さまには適していません。'],
    ['não recomendado p/menores de 3 anos', '3歳未満のお子さまには適していません。'],
    ['cabe notebook até 15,6"', '最大15.6インチのノートパソコンが入ります。'],
    ['cabe notebook até 15,6 ”', '最大15.6インチのノートパソコンが入ります。'],
    ['cabe notebook até 15,6 polegadas', '最大15.6インチのノートパソコンが入ります。'],
  ])('%j is %j', (words, ja) => expect(anew(words)?.ja).toBe(ja));

  test.each(['Notas: lave à mão', 'x obs: lave à mão', 'n° torcer', 's/ tampa', 'zorblax', ''])(
    '%j is not known',
    (words) => expect(anew(words)).toBeUndefined(),
  );
});

describe('phrases with a place for a number or a thing', () => {
  test.each([
    ['não exceder 120 kg', '120kgを超えないようにしてください。'],
    ['não exceda 1.200 kg', '1200kgを超えないようにしてください。'],
    ['troque o filtro a cada 30 dias', 'フィルターは30日ごとに交換してください。'],
    ['não acompanha carregador', '充電器は付属しません。'],
    ['carregador não incluso', '充電器は付属しません。'],
    ['carrega até 80% em 30 minutos', '30分で最大80%まで充電できます。'],
    ['Bluetooth 5.3', 'Bluetooth 5.3に対応しています。'],
  ])('%j is %j', (words, ja) => expect(anew(words)?.ja).toBe(ja));

  test('the Portuguese holds the same words with their accents', () => {
    expect(anew('nao acompanha agua')).toEqual({ pt: 'Não acompanha água.', ja: '水は付属しません。' });
    expect(anew('não exceda 1,5 kg')?.pt).toContain('1,5 kg');
  });

  test.each(['não acompanha zorblax', 'não exceder zorblax kg', 'bem não exceder 120 kg', 'não exceder 120 kg nunca'])(
    '%j is not guessed',
    (words) => expect(anew(words)).toBeUndefined(),
  );
});

describe('two phrases in one', () => {
  const both = { pt: 'Lave à mão. Seque à sombra.', ja: '手洗いしてください。陰干ししてください。' };

  test.each(['lave à mão e seque à sombra', 'lave à mão, seque à sombra', 'Lave à mão  E  seque à sombra'])(
    '%j',
    (words) => expect(anew(words)).toEqual(both),
  );

  test.each([
    'lave à mão e seque à sombra e não torcer',
    'lave à mão e zorblax bonito',
    'zorblax bonito e lave à mão',
    'leve e portátil',
    'lave à mão,seque à sombra',
  ])('%j is not two known phrases', (words) => expect(anew(words)).toBeUndefined());
});

test.each([
  ['contém leite', 'Contém leite.', '乳成分を含みます。'],
  ['CONTÉM LEITE E SOJA!', 'Contém leite e soja.', '乳成分、大豆を含みます。'],
  ['contém: leite, soja e trigo', 'Contém: leite, soja e trigo.', '乳成分、大豆、小麦を含みます。'],
  ['contém leite e seus derivados', 'Contém leite e seus derivados.', '乳成分を含みます。'],
  ['contém derivados de peixe', 'Contém derivados de peixe.', '魚由来の原料を含みます。'],
  ['pode conter soja', 'Pode conter soja.', '大豆が含まれる可能性があります。'],
  ['pode conter traços de soja', 'Pode conter traços de soja.', '大豆が微量に含まれる可能性があります。'],
  ['podem conter leite/soja', 'Podem conter leite/soja.', '乳成分、大豆が含まれる可能性があります。'],
  ['pode conter leite ou leite', 'Pode conter leite ou leite.', '乳成分が含まれる可能性があります。'],
  ['alérgicos: contém leite', 'Alérgicos: contém leite.', '乳成分を含みます。'],
])('allergens: %j', (words, pt, ja) => expect(anew(words)).toEqual({ pt, ja }));

test.each(['contém zorblax', 'contém leite e zorblax', 'contém', 'não contém leite e zorblax', 'já pode conter soja'])(
  'allergens: %j is not told in part',
  (words) => expect(anew(words)).toBeUndefined(),
);

test('a set phrase stands in the tables as a whole; what is built of it does not', () => {
  expect(['Obs: lave à mão', 'não exceder 120 kg', 'c/ tampa'].map(isSetPhrase)).toEqual([true, true, true]);
  expect(['lave à mão e seque à sombra', 'contém leite', 'zorblax'].map(isSetPhrase)).toEqual([false, false, false]);
  expect(['c/ tampa', 's/ BPA'].map(isPropertyPhrase)).toEqual([true, true]);
  expect(['lave à mão', 'zorblax', 'não exceder 120 kg'].map(isPropertyPhrase)).toEqual([false, false, false]);
});
