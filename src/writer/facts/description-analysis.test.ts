import { describe, expect, test } from 'vitest';
import { analyzeDescription } from './description-analysis.ts';
import { findMeasures } from './measures.ts';

const slugs = (entries: readonly { slug: string }[]) => entries.map(({ slug }) => slug);

describe('description analysis', () => {
  test('finds product, materials, features, uses and measures', () => {
    const facts = analyzeDescription(
      'Garrafa térmica 500 ml em aço inox preta, não vaza, pesa 210 g. Ideal para o trabalho.',
    );
    expect(facts.head?.ja).toBe('保温ボトル');
    expect(facts.family).toBe('drinkware');
    expect(slugs(facts.materials)).toEqual(['stainless-steel']);
    expect(slugs(facts.colours)).toEqual(['black']);
    expect(slugs(facts.features)).toEqual(['leakproof']);
    expect(slugs(facts.occasions)).toEqual(['work']);
    expect(facts.measures.map(({ kind, ja }) => `${kind}:${ja}`)).toEqual(['volume:500ml', 'weight:210g']);
  });

  test.each([
    ['Caixa de som bluetooth. Não é à prova d’água.', 'waterproof'],
    ['Lanterna sem carregamento USB', 'usb-charging'],
    ['Pote de vidro. Não vai ao micro-ondas', 'microwave-safe'],
    ['Aspirador com filtro lavável', 'washable'],
    ['Tênis com palmilha removível', 'removable'],
    ['Parafusadeira sem fio. Torque ajustável', 'adjustable'],
    ['Chapinha que aquece em 30 segundos', 'warm'],
    ['Chapinha com cabo giratório', '360-rotation'],
  ])('%j does not claim %s', (text, slug) => {
    expect(slugs(analyzeDescription(text).features)).not.toContain(slug);
  });

  test('a material of a part is not the material of the product', () => {
    const facts = analyzeDescription('Tênis esportivo com solado de borracha');
    expect(facts.materials).toEqual([]);
    expect(facts.partMaterials.map(({ part, material }) => [part.ja, material.ja])).toEqual([['ソール', 'ラバー']]);
  });

  test.each([
    'Panela elétrica com tampa de vidro',
    'Caneca com alça de madeira',
    'Vela aromática grande, pavio de algodão',
  ])('%j: the material is that of the part', (text) => {
    expect(analyzeDescription(text).materials).toEqual([]);
  });

  test('the size of a component is not the size of the product', () => {
    expect(analyzeDescription('Parafusadeira com mandril de 10 mm').measures.map(({ kind }) => kind)).toEqual([
      'other',
    ]);
  });

  test.each(['Óculos de sol masculino, lente preta', 'Vela aromática 180 g, aroma lavanda'])(
    '%j states no colour of the product',
    (text) => {
      expect(analyzeDescription(text).colours).toEqual([]);
    },
  );

  test('grams are a weight only when the seller says so', () => {
    const kinds = (text: string) => findMeasures(text).map(({ kind }) => kind);
    expect(kinds('Vela de cera de soja 180 g')).toEqual(['other']);
    expect(kinds('Peso: 180 g')).toEqual(['weight']);
    expect(kinds('Suporta até 20 kg')).toEqual(['load']);
  });

  test('caramel in coffee is no colour', () => {
    expect(analyzeDescription('Café especial 250 g, notas de chocolate e caramelo').colours).toEqual([]);
  });

  test.each([
    ['Suporte para celular dobrável', 'スマホスタンド'],
    ['Organizador de gavetas para roupas', '収納ボックス'],
    ['Kit com 3 camisetas', 'Tシャツ'],
    ['Presente para quem ama café: caneca de cerâmica', 'マグカップ'],
    ['🔥 OFERTA 🔥\nMochila escolar', 'スクールリュック'],
  ])('the product of %j is %s', (text, ja) => {
    expect(analyzeDescription(text).head?.ja).toBe(ja);
  });

  test.each([
    '',
    '   ',
    '😍😍',
    'R$ 99,90',
    '<p></p>',
    'xyzzy',
    '{{produto}}',
    '\u{0}\u{FFFF}',
    '((((',
    'a'.repeat(5_000),
  ])('never fails, as for %j', (text) => {
    expect(analyzeDescription(text)).toMatchObject({ family: 'generic', features: [] });
  });

  test.each([
    ['30 x 20 x 10 cm', ['30×20×10cm']],
    ['20cm x 15cm', ['20×15cm']],
    ['1,5 litros', ['1.5L']],
    ['20.000 mAh', ['20000mAh']],
    ['de 30 a 160 cm', ['30〜160cm']],
    ['12x de R$ 9,90', []],
    ['R$ 150 g', []],
    ['100% algodão', []],
    ['garantia de 12 meses', ['12か月']],
    ['4 peças', ['4点']],
  ])('reads the measures of %j', (text, expected) => {
    expect(findMeasures(text).map(({ ja }) => ja)).toEqual(expected);
  });
});
