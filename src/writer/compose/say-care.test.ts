import { describe, expect, test } from 'vitest';
import { sayCare } from './say-care.ts';

describe('when, how often, how long', () => {
  test.each([
    ['lavar antes do primeiro uso', 'はじめて使う前に、洗ってください'],
    ['lave antes de usar', '使用前に、洗ってください'],
    ['lave antes do uso', '使用前に、洗ってください'],
    ['lave apos o uso', '使用後は、洗ってください'],
    ['seque apos cada uso', '使用後は、乾かしてください'],
    ['deixe esfriar 10 minutos', '10分冷ましてください'],
    ['deixar esfriar por 2 horas', '2時間冷ましてください'],
    ['deixe esfriar 120 segundos', '120秒冷ましてください'],
    ['nao deixe o animal sozinho dentro da bolsa', 'バッグの中にペットだけを残さないでください'],
    ['nao deixe a crianca sozinha', '子どもだけを残さないでください'],
    ['nao deixe cachorro sozinho em carro', '車の中に犬だけを残さないでください'],
    ['nao deixar o cachorro sozinho no carro', '車の中に犬だけを残さないでください'],
    ['nao deixar a crianca sozinha na piscina', 'プールの中に子どもだけを残さないでください'],
    ['trocar o filtro a cada 2 a 4 semanas', 'フィルターは2〜4週間ごとに交換してください'],
    ['trocar o filtro a cada 3 meses', 'フィルターは3か月ごとに交換してください'],
    ['trocar filtro a cada 30 dias', 'フィルターは30日ごとに交換してください'],
    ['troque o filtro a cada 2 ou 3 meses', 'フィルターは2〜3か月ごとに交換してください'],
    ['troque o filtro a cada 12-18 meses', 'フィルターは12〜18か月ごとに交換してください'],
    ['troque a tampa a cada 6 meses', 'フタは6か月ごとに交換してください'],
    ['troque os filtros a cada 6 meses', 'フィルターは6か月ごとに交換してください'],
    ['troque as tampas a cada 12 meses', 'フタは12か月ごとに交換してください'],
    ['limpar a bomba 1 vez por semana', 'ポンプは週に1回お手入れしてください'],
    ['limpar bomba 12 vezes por ano', 'ポンプは年に12回お手入れしてください'],
    ['limpe o filtro 2x por mes', 'フィルターは月に2回お手入れしてください'],
    ['limpe o filtro 2 x por mes', 'フィルターは月に2回お手入れしてください'],
    ['limpe os filtros duas vezes ao dia', 'フィルターは1日に2回お手入れしてください'],
    ['limpe as tampas tres vezes por ano', 'フタは年に3回お手入れしてください'],
    ['limpe o filtro uma vez a cada mes', 'フィルターは月に1回お手入れしてください'],
    ['limpe o filtro 3 vezes na semana', 'フィルターは週に3回お手入れしてください'],
  ])('%j is %j', (words, said) => {
    expect(sayCare(words)).toEqual(said);
  });

  test.each([
    'zorblax apos o uso',
    'zorblax antes de usar',
    'lave apos o uso diario',
    'lave antes do uso diario',
    'deixe esfriar 10 zorblax',
    'deixe esfriar 10 minutos ja',
    'nao deixe esfriar 10 minutos',
    'nao deixe zorblax sozinho',
    'nao deixe o cachorro sozinho no zorblax',
    'ja nao deixe a crianca sozinha',
    'nao deixe a crianca sozinha agora',
    'pisar o filtro a cada 3 dias',
    'zorblax o filtro a cada 3 dias',
    'trocar o zorblax a cada 3 meses',
    'trocar o filtro a cada 3 zorblax',
    'limpe o zorblax 1 vez por semana',
    'pise o filtro 1 vez por semana',
    'zorblax o filtro 1 vez por semana',
    'limpe o filtro 1 vez por semana ja',
  ])('%j is not guessed', (words) => {
    expect(sayCare(words)).toBeNull();
  });
});

describe('what is asked for and what is forbidden', () => {
  test.each([
    ['nao mergulhe o motor na agua', 'モーターを水に沈めないでください'],
    ['nunca mergulhe o motor na agua', 'モーターを水に沈めないでください'],
    ['guarde em local seco', '乾燥した場所で保管してください'],
    ['guarde o filtro em local fresco e seco', 'フィルターを涼しく乾燥した場所で保管してください'],
    ['guarde na sombra', '日陰で保管してください'],
    ['guarde dentro do estojo', 'ケースの中で保管してください'],
    ['guarde dentro da bolsa de couro', '本革のバッグの中で保管してください'],
    ['nao use dentro da agua', '水の中では使用しないでください'],
    ['lave em agua fria', '水で洗ってください'],
    ['lave a tampa em agua corrente', 'フタを流水で洗ってください'],
    ['lave em agua morna', 'ぬるま湯で洗ってください'],
    ['nao use em superficies de vidro', 'ガラスの表面では使用しないでください'],
    ['nao use em superficie de vidro ou madeira', 'ガラス・木の表面では使用しないでください'],
    ['nao exponha ao sol', '直射日光にさらさないでください'],
    ['nao exponha a tampa ao sol', 'フタを直射日光にさらさないでください'],
    ['nao exponha ao calor', '熱にさらさないでください'],
    ['nao deixe no sol', '直射日光の当たる場所に置かないでください'],
    ['nao deixe sob o sol', '直射日光の当たる場所に置かないでください'],
    ['nao deixe nos ambientes externos', '屋外に置かないでください'],
    ['nao use em ambiente externo', '屋外では使用しないでください'],
    ['use sobre superficie plana', '平らな場所で使用してください'],
    ['pendure no armario', 'クローゼットにつるしてください'],
    ['aplique no rosto', '顔に塗ってください'],
    ['nao aplique nos olhos', '目に塗らないでください'],
    ['aplique aos olhos', '目に塗ってください'],
    ['retire a tampa e o filtro', 'フタ、フィルターを取り外してください'],
    ['limpe com esponja macia', 'やわらかいスポンジで拭いてください'],
    ['limpe a tampa com esponja macia', 'フタをやわらかいスポンジで拭いてください'],
    ['lave a tampa com esponja macia', 'フタをやわらかいスポンジで洗ってください'],
    ['nao misture com agua', '水と混ぜないでください'],
    ['misture com agua', '水と混ぜてください'],
    ['lubrifique o motor', 'モーターに注油してください'],
    ['nao lubrifique o motor', 'モーターに注油しないでください'],
    ['nao fure a tampa', 'フタに穴をあけないでください'],
    ['nao toque a lamina', '刃に触れないでください'],
    ['nao lave', '洗わないでください'],
    ['lave', '洗ってください'],
    ['nao torca', '絞らないでください'],
    ['nunca torca', '絞らないでください'],
    ['nao seque na secadora', '乾燥機では乾かさないでください'],
    ['seque na sombra', '日陰で乾かしてください'],
  ])('%j is %j', (words, said) => {
    expect(sayCare(words)).toEqual(said);
  });

  test.each([
    'mergulhe o motor na agua',
    'guarde a temperatura ambiente',
    'nao use em superficie em madeira',
    'nao use em superficie de zorblax',
    'nao aplique para zorblax',
    'lave o zorblax em agua fria',
    'lave a tampa em zorblax',
    'lave com zorblax',
    'lave zorblax com esponja macia',
    'fure a tampa',
    'torca',
    'zorblax o motor',
    'nao zorblax',
    'lave zorblax',
  ])('%j is not guessed', (words) => {
    expect(sayCare(words)).toBeNull();
  });
});
