import { describe, expect, it } from 'vitest';
import { SAMPLE_MARK } from '#domain/robots/reviews/sample-review-mark.ts';
import {
  AD_STRATEGIES,
  COPY_MODELS,
  META_DESCRIPTION_LENGTH,
  REVIEW_LENGTHS,
  type ReviewsRequest,
} from '#domain/robots/robot-options.ts';
import { countGraphemes, fullWidthLength } from '#domain/robots/text-length.ts';
import type { WrittenSentence } from '#domain/robots/written-sentence.ts';
import { sheetOfSuggestions } from '#domain/sheet/accept-suggestions.ts';
import { FIELDS } from '#domain/sheet/all-fields.ts';
import type { FieldRow } from '#domain/sheet/field-keys.ts';
import { fieldSentencesOf } from '#domain/sheet/field-sentences.ts';
import type { Entry, Sheet } from '#domain/sheet/sheet.ts';
import { specificationOf } from '#domain/sheet/specification.ts';
import { SHEETS, sheetOf } from '#tests/support/samples/sample-sheets.ts';
import { META_FILLERS } from '#writer/data/sentences/sentence-templates.ts';
import { suggestFields } from '#writer/suggest/suggest-fields.ts';
import { composeAds } from './compose-ads.ts';
import { composeCopy } from './compose-copy.ts';
import { composeListing } from './compose-listing.ts';
import { composeNames } from './compose-names.ts';
import { composeReviews } from './compose-reviews.ts';
import { composeMeta, composeSlug } from './compose-translation-extras.ts';
import type { Composition } from './product-subject.ts';

/** A valid value for any field of the kind. */
const ENTRY_OF_KIND: Record<FieldRow['kind'], (row: FieldRow) => Entry> = {
  code: () => ({ pt: 'TE24' }),
  number: ({ units: [unit = ''] }) => ({ amount: { number: 7, unit } }),
  amount: ({ units: [unit = ''] }) => ({ amount: { number: 7, unit } }),
  choice: ({ choices: [choice] }) => ({ choice: choice?.key }),
  choices: ({ choices: [choice] }) => ({ choice: choice?.key }),
  yesno: ({ choices: [choice] }) => ({ choice: choice?.key, allowed: false }),
  entries: ({ choices: [choice], units: [unit = ''] }) => ({ choice: choice?.key, amount: { number: 7, unit } }),
  parts: ({ choices: [choice], parts: [part] }) => ({ choice: choice?.key, part: part?.key }),
  list: ({ choices: [choice], units: [unit] }) => ({
    choice: choice?.key,
    ...(unit ? { amount: { number: 7, unit } } : {}),
  }),
  text: () => ({ pt: 'Passe duas camadas', ja: '二度塗りしてください。' }),
  sizes: ({ choices: [choice] }) => ({ choice: choice?.key, measures: { chest: 52 } }),
  axes: ({ choices: [choice], units: [unit = ''] }) => ({ choice: choice?.key, amount: { number: 7, unit } }),
  other: () => ({ label: { pt: 'Sucção', ja: '吸引力' }, pt: '20 kPa', ja: '20kPa' }),
  link: () => ({ pt: 'https://fornecedor.example' }),
  notes: () => ({ pt: 'Não falar do preço.' }),
};
const limit = { pt: 'só para teste', ja: '試験時のみ' };
const everyField = sheetOf(
  Object.fromEntries(FIELDS.map((row) => [row.key, { value: [ENTRY_OF_KIND[row.kind](row)], limit }])),
);
const sheets: [string, Sheet][] = [...Object.entries<Sheet>(SHEETS), ['every field', everyField]];
const inJapanese = sheets.filter(([name]) => name !== 'unknown kind');

const written = <T>(composition: Composition<T>) => {
  if (!composition.isWritten) throw new Error(`missing: ${composition.missing.join()}`);
  return composition;
};
const description =
  'A panela nasceu para quem cozinha todo dia em casa. Não colocar o preço no texto, por favor. Custa 30 reais.';

describe('composeCopy', () => {
  const rows = sheets.flatMap(([name, sheet]) => COPY_MODELS.map((model) => [name, model, sheet] as const));
  it.each(rows)('contains every accepted field of "%s" with its limit (%s)', (_, chosenModel, sheet) => {
    const { copy } = composeCopy(sheet, { description: '', chosenName: 'Terra', chosenModel });
    const said = specificationOf(sheet).filter(({ key }) => key !== 'product_type');
    const asList = (text: string) => text.replaceAll(' e ', ', ');
    for (const { valuePt } of said)
      for (const line of valuePt.split('\n')) expect(asList(copy)).toContain(asList(line));
    expect(copy).not.toMatch(/preço|[ぁ-ん]|\{|undefined/);
  });

  it.each([
    ['PAS', /^(?:Não gostaria de curtir|Você continua com o mesmo utensílio)/],
    ['AIDA', /^(?:No fim da tarde|Manhã de folga)/],
    ['FAB', /\n• Diâmetro: 24 cm\. Compare com o que você já tem em casa\.\n/],
    ['auto', /\n• Diâmetro: 24 cm\. /],
  ] as const)('%s has its own opening', (chosenModel, shape) => {
    expect(composeCopy(SHEETS.pan, { description, chosenName: 'Frigideira Terra', chosenModel }).copy).toMatch(shape);
  });

  it('calls the product by the chosen name', () => {
    const named = (chosenName: string) => composeCopy(SHEETS.pan, { description, chosenName, chosenModel: 'FAB' }).copy;
    expect(named('Frigideira Terra')).toMatch(/^(?:Conheça|Apresentamos) a Frigideira Terra\./);
    expect(named('Kaze')).toMatch(/^(?:Conheça|Apresentamos) Kaze, uma frigideira\./);
  });

  it('repeats no sentence of the seller, and uses the plural for several items', () => {
    const sentence = 'Guardar longe da luz e da umidade em casa.';
    const sheet = sheetOf({ product_type: [{ pt: 'blocos de madeira' }], storage: [{ pt: sentence.slice(0, -1) }] });
    const { copy } = composeCopy(sheet, { description: sentence, chosenName: 'Blocos', chosenModel: 'PAS' });
    expect(copy.split('Guardar longe')).toHaveLength(2);
    expect(copy).toMatch(/(?:conhecer|veja) os Blocos\./);
  });

  it('names the target group of the sheet', () => {
    const sheet = { ...SHEETS.pan, ...sheetOf({ for_whom: [{ choice: 'women' }] }) };
    const { publico, persona } = composeCopy(sheet, { description, chosenName: 'Terra', chosenModel: 'PAS' });
    expect(publico).toContain('Para quem: feminino.');
    expect(persona).toMatch(/^(?:Yuki|Misaki|Haruka|Ayaka|Naomi|Kaori|Emi|Chihiro), \d\d anos, mora em /);
  });

  it.each(['a. ', 'A panela é boa. ', '•', '7 ', '(', 'ã'])('handles a description of %j repeated in time', (piece) => {
    const start = performance.now();
    composeCopy(SHEETS.pan, { description: piece.repeat(8_000 / piece.length), chosenName: '', chosenModel: 'PAS' });
    expect(performance.now() - start).toBeLessThan(5_000);
  });
});

/**
 * Every number, sentence and limit of a Japanese text must come from the sheet, and each sentence must have its
 * meaning.
 */
function expectTrue(sheet: Sheet, sentences: readonly WrittenSentence[]) {
  const text = sentences.map((sentence) => sentence.text).join('');
  const known = specificationOf(sheet)
    .map(({ value }) => value)
    .join();
  for (const number of text.match(/\d+(?:[.,]\d+)*/g) ?? []) expect(known).toContain(number);
  for (const { text: ja, meaning } of sentences) {
    expect(ja).toMatch(/[。？]$/);
    expect(meaning).toMatch(/^[\p{L}\d].*[.?]$/su);
    expect(meaning).not.toMatch(/[{}[\]]/);
  }
  expect(text.replaceAll('商品ページ', '')).not.toContain('商品');
  for (const { ja, limit: own } of fieldSentencesOf(sheet)) {
    if (!ja || !own) continue;
    for (const after of text.split(ja).slice(1)) expect(`${ja}${after}`).toContain(`${ja}${own.ja}`);
  }
}

describe('composeAds', () => {
  const rows = inJapanese.flatMap(([name, sheet]) => AD_STRATEGIES.map((strategy) => [name, strategy, sheet] as const));
  it.each(rows)('writes five true descriptions for "%s" (%s)', (_, strategy, sheet) => {
    const { descriptions, sentences } = written(composeAds(sheet, strategy));
    expect(new Set(descriptions).size).toBe(5);
    for (const [index, text] of descriptions.entries()) {
      expect(countGraphemes(text)).toBeLessThanOrEqual(125);
      const own = sentences.filter((sentence) => sentence.index === index);
      expect(own.map((sentence) => sentence.text).join('')).toBe(text);
    }
    expectTrue(sheet, sentences);
  });

  it('contains every field meant for an advertisement', () => {
    const text = written(composeAds(SHEETS.pan, 'aida')).descriptions.join('');
    for (const value of [
      '直径は24cm',
      '約780g',
      '取っ手がフェノール樹脂',
      'IHには対応していません。',
      'コットン袋1枚',
      '食洗機で洗えます（手洗い推奨）。',
    ])
      expect(text).toContain(value);
    expect(text).not.toContain('製造上');
  });

  it('puts a limit right after what it limits', () => {
    const text = written(composeAds(SHEETS.watch, 'pas')).descriptions.join('');
    expect(text).toContain('防水・防塵性能はIP67（水泳・入浴時は使用不可）、バッテリー容量は260mAhです。');
    expect(text).toContain('主な機能は歩数計、睡眠記録です。医療機器ではありません。');
  });

  it('opens no advertisement with what the product lacks', () => {
    const lacking = sheetOf({
      product_type: [{ choice: 'frying-pan' }],
      diameter: [{ amount: { number: 26, unit: 'cm' } }],
      weight: [{ amount: { number: 950, unit: 'g' } }],
      safe_in: [
        { choice: 'oven', allowed: false },
        { choice: 'dishwasher', allowed: false },
      ],
      not_included: [{ choice: 'glass_lid' }],
    });
    for (const strategy of AD_STRATEGIES)
      for (const text of written(composeAds(lacking, strategy)).descriptions)
        if (text.includes('ません。')) expect(text).toMatch(/(?:26cm|950g)です。.*ません。/);
  });

  it('has no instructions for care', () => {
    expect(written(composeAds(SHEETS.pan, 'aida')).descriptions.join('')).not.toContain('金属製');
  });

  it.each(['wine-glass', 'sleep-mask', 'pajamas', 'steam-iron', 'comforter', 'cooler-box'])(
    'opens the advertisements of any type with what fits it: %s',
    (choice) => {
      const sheet = sheetOf({ product_type: [{ choice }] });
      const said = AD_STRATEGIES.map((strategy) => written(composeAds(sheet, strategy)).descriptions.join(''));
      expect(said.join('')).not.toMatch(/荷物|届いた箱|外出のたび|装い|身につけ|手持ちの機器|置きたい場所/);
      for (const text of written(composeAds(sheet, 'aida')).descriptions)
        expect(text).not.toMatch(/ます。[^。]*方へ。/);
    },
  );

  it('names no other information where it gave none', () => {
    const { descriptions } = written(composeAds(SHEETS.kind, 'aida', 'エスプレッソメーカー'));
    for (const text of descriptions) expect(text).toMatch(/詳しくは商品ページをご覧ください。$/);
  });

  it('lists fields without Japanese, and requires the kind of product', () => {
    expect(composeAds(SHEETS['own colour'], 'aida')).toMatchObject({ isWritten: true, withoutJapanese: ['colour'] });
    expect(composeAds(SHEETS['unknown kind'], 'aida')).toEqual({ isWritten: false, missing: ['product_type'] });
    const named = written(composeAds(SHEETS['unknown kind'], 'aida', '回転ロック'));
    expect(named.descriptions.every((text) => text.includes('回転ロック'))).toBe(true);
  });
});

describe('composeMeta and composeSlug', () => {
  it.each(inJapanese)('writes up to 115 true characters for "%s", of the page at most one sentence', (_, sheet) => {
    const { meta_description: text, sentences } = written(composeMeta(sheet));
    const fillers = META_FILLERS.filter(({ ja }) => text.includes(ja)).length;
    expect(fillers).toBeLessThanOrEqual(1);
    if (fillers === 0) expect(countGraphemes(text)).toBeGreaterThanOrEqual(80);
    expect(countGraphemes(text)).toBeLessThanOrEqual(115);
    expect(text).not.toMatch(/写真とあわせて|参考にしてください/);
    expectTrue(sheet, sentences);
  });

  it('takes the sentence of the page with which the text is long enough for the check', () => {
    const source = 'Garrafa térmica\nCapacidade: 500 ml\nMaterial: aço inox 304\nPeso: 320 g\nCores: preto e branco';
    const bottle = sheetOfSuggestions(suggestFields(source), '');
    const { meta_description: text } = written(composeMeta(bottle));
    expect(fullWidthLength(text)).toBeGreaterThanOrEqual(META_DESCRIPTION_LENGTH.min);
  });

  it('begins with the product and what stands before its name', () => {
    expect(written(composeMeta(SHEETS.pan)).meta_description).toMatch(
      /^直径24cmのフライパンです。ブランドはCozinha da Vóです。ガス火、電気コンロに対応しています。IHには対応していません。/,
    );
  });

  it('puts two sentences before the name, and none without its subject in a list', () => {
    const seven = (unit: string) => [{ amount: { number: 7, unit } }];
    const measures = { capacity: seven('ml'), diameter: seven('cm'), weight: seven('g') };
    const mug = sheetOf({ product_type: [{ choice: 'mug' }], for_whom: [{ choice: 'children' }], ...measures });
    expect(written(composeMeta(mug)).meta_description).toMatch(
      /^直径7cm、容量7mlのマグカップです。重量は7gです。子ども用です。/,
    );
  });

  it('does not repeat the target group', () => {
    const meta = (type: string, whom: string) =>
      written(
        composeMeta({
          product_type: { value: [{ choice: type }], acceptedAt: '' },
          for_whom: { value: [{ choice: whom }], acceptedAt: '' },
        }),
      ).meta_description;
    expect(meta('watch', 'women')).toMatch(/^女性用の腕時計です。/);
    expect(meta('dog-toy', 'dogs')).toMatch(/^犬用おもちゃ/);
  });

  it.each([
    ['frying-pan-24cm', SHEETS.pan, undefined],
    ['smartwatch', SHEETS.watch, undefined],
    ['hand-cream-30ml', SHEETS.cream, undefined],
    ['rotating-lock', SHEETS['unknown kind'], 'Rotating Lock'],
    ['trava-giratoria', SHEETS['unknown kind'], undefined],
  ])('%s', (slug, sheet, english) => {
    expect(composeSlug(sheet, english)).toBe(slug);
  });

  it('returns a slug for an empty sheet', () => {
    expect(composeSlug({})).toMatch(/^item-[a-z\d]+$/);
  });
});

describe('composeListing', () => {
  const glass = sheetOf({
    product_type: [{ choice: 'wine-glass' }],
    material: [{ choice: 'glass' }],
    capacity: [{ amount: { number: 350, unit: 'ml' } }],
    quantity: [{ amount: { number: 1, unit: 'piece' } }],
    intended_use: [{ choice: 'outdoor' }],
  });
  const { name, benefit, situations, features } = composeListing(glass, '');

  it.each([
    ['the material as a shop says it', name[1]?.ja, 'ガラス製 ワイングラス 350ml'],
    ['its Portuguese', name[1]?.pt, 'taça de vinho de vidro 350 ml'],
    ['a doubt as a statement', situations[0]?.ja, 'どのワイングラスを選べばよいか迷っている'],
    ['a row of the sheet as the benefit', benefit[0]?.ja, '容量は350mlです。'],
    ['a title with its figure', features[0]?.title, '容量350ml'],
    ['no quantity', features.map(({ title }) => title).join(), '容量350ml,材質,屋外用'],
    ['no question', situations.filter(({ ja }) => /[？。]$/.test(ja)).join(), ''],
  ])('proposes %s', (_, said, expected) => expect(said).toBe(expected));

  const hours = (choice: string, number: number) => ({ choice, amount: { number, unit: 'hour' } });
  it.each<[Parameters<typeof sheetOf>[0], string]>([
    [{ insulation: [hours('hot', 6), hours('cold', 12)] }, '保温時間6時間,保冷時間12時間'],
    [
      {
        safe_in: [
          { choice: 'microwave', allowed: true },
          { choice: 'dishwasher', allowed: false },
        ],
      },
      '電子レンジ',
    ],
    [{ water_resistance: [{ choice: 'atm3' }] }, '3気圧防水'],
    [{ washing: [{ choice: 'hand' }] }, ''],
  ])('gives each feature the title of its own row: %j', (fields, titles) => {
    expect(
      composeListing(sheetOf(fields), '')
        .features.map(({ title }) => title)
        .join(),
    ).toBe(titles);
  });

  it('proposes tags as they are searched: without the part, each once', () => {
    const tags = (sheet: Sheet) => composeListing(sheet, '').tags.map(({ ja, pt }) => `${ja}|${pt}`);
    expect(tags(SHEETS.pan)).toEqual(expect.arrayContaining(['アルミニウム|alumínio', 'フェノール樹脂|baquelite']));
    const twice = sheetOf({ material: ['body', 'lid'].map((part) => ({ part, choice: 'pp' })) });
    expect(tags(twice)).toEqual(['ポリプロピレン|PP']);
  });

  it('names a bottle by its capacity, whatever measures it has', () => {
    const bottle = sheetOf({
      product_type: [{ choice: 'thermal-bottle' }],
      diameter: [{ amount: { number: 7, unit: 'cm' } }],
      capacity: [{ amount: { number: 500, unit: 'ml' } }],
    });
    expect(composeListing(bottle, '').name[0]?.ja).toBe('保温ボトル 500ml');
  });

  it('does not repeat a material that the name contains', () => {
    const jeans = sheetOf({ product_type: [{ choice: 'jeans' }], material: [{ choice: 'denim' }] });
    expect(composeListing(jeans, 'デニムパンツ').name.map(({ ja }) => ja)).toEqual(['デニムパンツ']);
    expect(written(composeMeta(jeans, 'デニムパンツ')).meta_description).not.toContain('デニム素材のデニム');
  });
});

describe('composeNames', () => {
  const names = (sheet: Sheet, text = '') => {
    const composed = composeNames(sheet, { description: text });
    return composed.isWritten ? composed.names : composed;
  };
  it.each<[string, Sheet, string, readonly string[]]>([
    [
      'the kind with what is accepted',
      SHEETS.pan,
      '',
      [
        'Frigideira',
        'Frigideira Terra',
        'Frigideira 24 cm',
        'Frigideira Terra 24 cm',
        'Frigideira do Dia a Dia',
        'Minha Frigideira',
      ],
    ],
    [
      'no material that the kind already names',
      sheetOf({ product_type: [{ pt: 'blocos de madeira' }], material: [{ pt: 'madeira de faia' }] }),
      '',
      ['Blocos de Madeira', 'Blocos de Madeira do Dia a Dia', 'Meus Blocos de Madeira'],
    ],
    [
      'the kind alone',
      SHEETS.kind,
      '',
      ['Cafeteira Italiana', 'Cafeteira Italiana do Dia a Dia', 'Minha Cafeteira Italiana'],
    ],
    [
      'the title of a text without a sheet',
      {},
      '** RELÓGIO INTELIGENTE ** - tela 1.85\nBateria',
      ['Relógio Inteligente', 'Relógio Inteligente do Dia a Dia', 'Meu Relógio Inteligente'],
    ],
    [
      'gender of the buyer agrees',
      sheetOf({ product_type: [{ pt: 'bolsa' }], for_whom: [{ choice: 'women' }] }),
      '',
      ['Bolsa', 'Bolsa Feminina', 'Bolsa do Dia a Dia', 'Minha Bolsa'],
    ],
    [
      'what is only true with a limit is no name',
      sheetOf({
        product_type: [{ pt: 'copo' }],
        capacity: { value: [{ amount: { number: 300, unit: 'ml' } }], limit },
      }),
      '',
      ['Copo', 'Copo do Dia a Dia', 'Meu Copo'],
    ],
  ])('%s', (_, sheet, text, expected) => {
    expect(names(sheet, text)).toEqual(expected);
  });

  it('reports what is missing', () => {
    expect(names({}, '')).toEqual({ isWritten: false, missing: ['product_type'] });
  });
});

describe('composeReviews', () => {
  const request: ReviewsRequest = {
    product_description: 'Texto',
    size: 'mix',
    count: 30,
    women_count: 20,
    men_count: 10,
    name_style: 'ambos',
  };
  const rows = inJapanese.flatMap(([name, sheet]) =>
    (['curta', 'media', 'longa'] as const).map((size) => [name, size, sheet] as const),
  );
  it.each(rows)('writes thirty different sample reviews for "%s" (%s)', (_, size, sheet) => {
    const { reviews, sentences } = written(composeReviews(sheet, { ...request, size }));
    expect(new Set(reviews.map(({ review }) => review)).size).toBe(30);
    expect(new Set(reviews.map(({ nome }) => nome)).size).toBe(30);
    for (const [index, { review }] of reviews.entries()) {
      const [text = '', mark] = review.split('\n');
      expect(mark).toBe(SAMPLE_MARK);
      expect(countGraphemes(text)).toBeGreaterThanOrEqual(REVIEW_LENGTHS[size].min);
      expect(countGraphemes(text)).toBeLessThanOrEqual(REVIEW_LENGTHS[size].max);
      expect(
        sentences
          .filter((sentence) => sentence.index === index)
          .map((sentence) => sentence.text)
          .join(''),
      ).toBe(text);
    }
    expectTrue(sheet, sentences);
  });

  it('mixes sizes, is deterministic, and requires the kind of product', () => {
    const mixed = written(composeReviews(SHEETS.pan, request));
    expect(mixed).toEqual(composeReviews(SHEETS.pan, request));
    expect(
      new Set(
        mixed.reviews.map(({ review }) => (review.length > 150 ? 'longa' : review.length > 65 ? 'media' : 'curta')),
      ).size,
    ).toBe(3);
    expect(composeReviews(SHEETS['unknown kind'], request)).toEqual({ isWritten: false, missing: ['product_type'] });
  });
});
