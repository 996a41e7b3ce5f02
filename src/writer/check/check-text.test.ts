import { describe, expect, test } from 'vitest';
import type { Warning } from '#domain/robots/warnings.ts';
import { measure } from '#tests/writer/ledger.ts';
import { checkAds, checkCopy, checkNames, checkReviews, checkTranslation } from './check-text.ts';

const source = 'Garrafa térmica\nPeso: 320 g';
const context = { source, facts: [measure('weight', '320', 'g', 'Peso: 320 g')] };
const told = (warnings: readonly Warning[]) =>
  warnings.map(({ code, field, index, message }) => [code, field, index, message].filter((part) => part !== undefined));
const META = '保温ボトルのご案内です。重さは320gです。保温ボトルの写真もあわせてご覧ください。';

describe('a translation', () => {
  const translation = '保温ボトル\n重さ：320g';
  const check = (reply: Partial<Parameters<typeof checkTranslation>[0]>) =>
    checkTranslation({ translation, meta_description: META.repeat(2), url_slug: 'bottle', ...reply }, context);

  test('whole and true is left as it is', () => {
    expect(check({})).toEqual({
      reply: { translation, meta_description: META.repeat(2), url_slug: 'bottle' },
      warnings: [],
    });
  });

  test.each([
    ['translation', '', ['too_short', 'translation', 'O texto veio vazio.']],
    ['translation', '320', ['too_short', 'translation', 'O texto tem 3 caracteres; o mínimo é 4.']],
    [
      'translation',
      `${translation}です。${'水'.repeat(60)}`,
      ['too_long', 'translation', 'O texto tem 76 caracteres; o máximo é 60.'],
    ],
    ['translation', '保温ボトル\n重さ', ['fact_lost', 'translation', 'Faltou: Peso: 320 g.']],
    ['translation', `${translation}\nabc tampa`, ['leftover_portuguese', 'translation', '“tampa” ficou em português.']],
    ['meta_description', '水', ['too_short', 'meta_description', 'O texto tem 1 caracteres; o mínimo é 75.']],
    [
      'meta_description',
      META.repeat(4),
      ['too_long', 'meta_description', 'O texto tem 160 caracteres; o máximo é 117.'],
    ],
    ['url_slug', '', ['too_short', 'url_slug', 'Faltou o endereço da página.']],
  ])('%s %j', (field, text, warning) => {
    expect(told(check({ [field]: text }).warnings)).toContainEqual(warning);
  });

  test('what was cut or mended is gone from the reply', () => {
    const { reply, warnings } = check({
      translation: `<i>${translation}`,
      meta_description: `${META.repeat(2)}<i>`,
      url_slug: 'A b',
    });
    expect(reply).toEqual({ translation, meta_description: META.repeat(2), url_slug: 'a-b' });
    expect(warnings.map(({ code, field }) => `${code} ${field}`)).toEqual([
      'markup_added translation',
      'markup_added meta_description',
    ]);
  });

  test('a tag of the source that is missing is told', () => {
    const { warnings } = checkTranslation(
      { translation, meta_description: META.repeat(2), url_slug: 'bottle' },
      { ...context, source: `<b>${source}` },
    );
    expect(told(warnings)).toEqual([['markup_lost', 'translation', 'Faltou marcação do seu texto: <b>.']]);
  });
});

describe('a copy', () => {
  const person = 'Pessoas de 25 a 60 anos que gostam de beber algo bom em casa.';
  const copy = 'A garrafa térmica pesa 320 g. Leve a garrafa térmica com você todos os dias.';
  const check = (reply: Partial<Parameters<typeof checkCopy>[0]>) =>
    checkCopy({ publico: person, persona: person, copy, ...reply }, context);

  test('whole and true is left as it is', () => {
    expect(check({})).toEqual({ reply: { publico: person, persona: person, copy }, warnings: [] });
  });

  test.each([
    ['publico', 'curto', ['too_short', 'publico', 'O texto tem 5 caracteres; o mínimo é 40.']],
    ['publico', 'a'.repeat(1_201), ['too_long', 'publico', 'O texto tem 1201 caracteres; o máximo é 1200.']],
    ['persona', 'curta', ['too_short', 'persona', 'O texto tem 5 caracteres; o mínimo é 40.']],
    ['persona', 'a'.repeat(1_201), ['too_long', 'persona', 'O texto tem 1201 caracteres; o máximo é 1200.']],
    ['copy', 'curta', ['too_short', 'copy', 'O texto tem 5 caracteres; o mínimo é 60.']],
    ['copy', 'a'.repeat(6_001), ['too_long', 'copy', 'O texto tem 6001 caracteres; o máximo é 6000.']],
    [
      'copy',
      copy.replace('320', '230'),
      ['number_changed', 'copy', 'No seu texto está “Peso: 320 g”; aqui está “230 g”.'],
    ],
    [
      'publico',
      `${person} Pesa 230 g.`,
      ['number_changed', 'publico', 'No seu texto está “Peso: 320 g”; aqui está “230 g”.'],
    ],
    ['persona', `${person} 保温ボトルです。`, ['wrong_language', 'persona', 'Este trecho não está em português.']],
    ['publico', `${person} 保温ボトルです。`, ['wrong_language', 'publico', 'Este trecho não está em português.']],
    ['copy', `${copy} Tem frete grátis.`, ['fact_added', 'copy', 'Não está no seu texto: frete grátis.']],
  ])('%s %j', (field, text, warning) => {
    expect(told(check({ [field]: text }).warnings)).toContainEqual(warning);
  });

  test.each([
    ['publico', `${person} Tem frete grátis.`],
    ['persona', `${person} Tem frete grátis. Corre de tênis 230 g. Ama tênis.`],
  ])('%s is invented: %j', (field, text) => expect(check({ [field]: text }).warnings).toEqual([]));
});

describe('advertisements', () => {
  const ads = [
    '重さは320gの保温ボトルのご紹介です。',
    '保温ボトルをお探しの方へのご案内です。',
    '詳細は商品ページでご覧ください。どうぞ。',
  ];
  const check = (descriptions: string[]) => checkAds({ descriptions }, context);

  test('three different ones are enough', () => {
    expect(check(ads)).toEqual({ reply: { descriptions: ads }, warnings: [] });
  });

  test('too few, too short, too long, too alike', () => {
    expect(told(check(ads.slice(0, 2)).warnings)).toEqual([
      ['too_short', 'descriptions', 'São esperadas pelo menos 3 descrições.'],
    ]);
    expect(told(check([...ads, '短いです。']).warnings)).toEqual([
      ['too_short', 'descriptions', 3, 'O texto tem 5 caracteres; o mínimo é 15.'],
    ]);
    expect(told(check([...ads, `${'とても長い説明です。'.repeat(20)}`]).warnings)).toEqual([
      ['too_long', 'descriptions', 3, 'O texto tem 200 caracteres; o máximo é 125.'],
    ]);
    expect(told(check([...ads, ads[0] ?? '']).warnings)).toEqual([
      ['near_duplicate', 'descriptions', 3, 'Quase igual ao item 1.'],
    ]);
    expect(check([...ads.slice(1), `${ads[0]}<i>`]).reply.descriptions[2]).toBe(ads[0]);
  });
});

describe('reviews', () => {
  const body = '軽くて毎日の通勤に使いやすいです。';
  const check = (reviews: string[], size: 'curta' | 'mix' = 'curta') =>
    checkReviews(
      reviews.map((review, at) => ({ nome: `n${at}`, review })),
      { ...context, size },
    );

  test('keep their mark and their name, and lose what was cut', () => {
    expect(check([`${body}<i>\n※サンプルレビュー`, '色もきれいで、とても気に入りました。'])).toMatchObject({
      reply: [
        { nome: 'n0', review: `${body}\n※サンプルレビュー` },
        { nome: 'n1', review: '色もきれいで、とても気に入りました。' },
      ],
      warnings: [{ code: 'markup_added', field: 'reviews', index: 0 }],
    });
  });

  test('too short, too long, too alike, wrong', () => {
    const codes = (reviews: string[], size?: 'mix') =>
      told(check(reviews, size).warnings).map(([code, field, index]) => [code, field, index]);
    expect(codes(['短い。'])).toEqual([['too_short', 'reviews', 0]]);
    expect(codes([body.repeat(3)])).toEqual([['too_long', 'reviews', 0]]);
    expect(codes([body.repeat(3)], 'mix')).toEqual([]);
    expect(codes([body, `${body}\n※サンプルレビュー`])).toEqual([['near_duplicate', 'reviews', 1]]);
    expect(codes(['重さが230gで気に入りました。'])).toEqual([['number_changed', 'reviews', 0]]);
  });
});

describe('names', () => {
  const check = (names: string[]) => checkNames(names, context);

  test('three different ones are enough, without spaces around them', () => {
    expect(check(['Mizu Mate', ' Sora Go ', 'Hibi One'])).toEqual({
      reply: ['Mizu Mate', 'Sora Go', 'Hibi One'],
      warnings: [],
    });
  });

  test('too few, too short, too long, chatter, markup, twins', () => {
    const names = ['Mizu Mate', 'Sora Go', 'Hibi One'];
    expect(told(check(names.slice(1)).warnings)).toEqual([['too_short', 'names', 'São esperados pelo menos 3 nomes.']]);
    expect(told(check([...names, ' x ']).warnings)).toEqual([
      ['too_short', 'names', 3, 'O texto tem 1 caracteres; o mínimo é 2.'],
    ]);
    expect(told(check([...names, 'y'.repeat(61)]).warnings)).toEqual([
      ['too_long', 'names', 3, 'O texto tem 61 caracteres; o máximo é 60.'],
    ]);
    expect(told(check([...names, '{nome}']).warnings)).toEqual([
      ['chatter', 'names', 3, 'O robô falou consigo mesmo aqui. Apague antes de usar.'],
    ]);
    expect(check([...names, 'Kumo<b>']).reply[3]).toBe('Kumo');
    expect(check([...names, 'Kumo<b>']).warnings.map(({ code }) => code)).toEqual(['markup_added']);
    expect(told(check([...names, 'Mizu Mate']).warnings)).toEqual([
      ['near_duplicate', 'names', 3, 'Quase igual ao item 1.'],
    ]);
  });
});
