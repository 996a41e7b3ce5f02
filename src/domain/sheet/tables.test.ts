import { describe, expect, it } from 'vitest';
import { choicesOf, FIELDS, fieldsOfLabel, isIgnoredLabel, isMeasuresLabel } from './catalogue.ts';
import { counterOf } from './counters.ts';
import type { FieldKey } from './field-keys.ts';
import { findChoice } from './find-choice.ts';
import { firstFields, GOODS_KINDS, goodsOf } from './goods-kinds.ts';
import { PRODUCT_TYPES } from './product-types.ts';
import { convertAmount, UNITS, unitOf } from './units.ts';
import { asSentenceJa } from './wording/sentence-ending.ts';

const JAPANESE =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々、。・（）％℃－〜×\dA-Z]|^iP(?:hone|adOS)|^iOS|^macOS|^microUSB/u;

describe('the tables', () => {
  it.each(FIELDS.map(({ key }) => key))('%s has choices with unique keys and one Japanese word each', (key) => {
    const choices = choicesOf(key);
    expect(new Set(choices.map((choice) => choice.key)).size).toBe(choices.length);
    const broken = choices.filter(({ ja, pt, words }) => !JAPANESE.test(ja) || pt === '' || words.includes(''));
    expect(broken).toEqual([]);
  });

  it('has each spelling of a product type once', () => {
    const wrong = PRODUCT_TYPES.filter((type) => findChoice(PRODUCT_TYPES, type.pt) !== type);
    expect(wrong.map(({ pt, ja }) => `${pt} ${ja}`)).toEqual([]);
  });

  it('knows every unit of every field', () => {
    expect(FIELDS.flatMap(({ units }) => units).filter((unit) => !unitOf(unit))).toEqual([]);
    expect(new Set(UNITS.map(({ key }) => key)).size).toBe(UNITS.length);
  });
});

/** Corrections by a native reader: Portuguese, field, Japanese. */
const CORRECTED: readonly [string, FieldKey, string][] = [
  ['panela elétrica', 'product_type', '電気鍋'],
  ['moedor de sal', 'product_type', 'ソルトミル'],
  ['chaleira', 'product_type', 'ケトル（やかん）'],
  ['fritadeira', 'product_type', 'フライヤー'],
  ['assadeira', 'product_type', '天板'],
  ['abridor de garrafa', 'product_type', '栓抜き'],
  ['galheteiro', 'product_type', 'オイルボトル'],
  ['seladora', 'product_type', 'シーラー'],
  ['colcha', 'product_type', 'ベッドスプレッド'],
  ['travesseiro ortopédico', 'product_type', '枕'],
  ['papel de parede', 'product_type', '壁紙'],
  ['rosa encantada', 'product_type', '造花'],
  ['escova de limpeza', 'product_type', '掃除用ブラシ'],
  ['ferro de passar', 'product_type', 'アイロン'],
  ['ferro de passar a vapor', 'product_type', 'スチームアイロン'],
  ['lixa de unha', 'product_type', '爪やすり'],
  ['barbeador', 'product_type', 'シェーバー'],
  ['barbeador manual', 'product_type', 'カミソリ'],
  ['bolsa térmica de gel', 'product_type', '温冷ジェルパック'],
  ['trava para gaveta', 'product_type', '引き出しロック'],
  ['headset', 'product_type', 'ヘッドセット'],
  ['SSD', 'product_type', 'SSD'],
  ['repetidor', 'product_type', 'Wi-Fi中継機'],
  ['ar condicionado portátil', 'product_type', 'スポットクーラー'],
  ['luminária 3D', 'product_type', '3Dランプ'],
  ['lustre', 'product_type', 'シャンデリア'],
  ['pilha recarregável', 'product_type', '充電池'],
  ['toalha de piquenique', 'product_type', 'レジャーシート'],
  ['vela de aniversário', 'product_type', 'バースデーキャンドル'],
  ['papel de presente', 'product_type', '包装紙'],
  ['esmerilhadeira', 'product_type', 'ディスクグラインダー'],
  ['fita adesiva', 'product_type', '粘着テープ'],
  ['escada dobrável', 'product_type', '脚立'],
  ['diamond painting', 'product_type', 'ダイヤモンドアート'],
  ['rotuladora', 'product_type', 'ラベルライター'],
  ['almofada para cadeira', 'product_type', 'シートクッション'],
  ['cubo mágico', 'product_type', 'キューブパズル'],
  ['espremedor', 'product_type', 'しぼり器'],
  ['gancho', 'product_type', 'フック'],
  ['esmalte', 'product_type', 'マニキュア'],
  ['air fryer', 'product_type', 'エアフライヤー'],
  ['baralho', 'product_type', 'トランプ'],
  ['pingente', 'product_type', 'ペンダントトップ'],
  ['capa de edredom', 'product_type', '掛け布団カバー'],
  ['cadeira dobrável', 'product_type', '折りたたみチェア'],
  ['calça jogger', 'product_type', 'ジョガーパンツ'],
  ['conjunto de joias', 'product_type', 'アクセサリーセット'],
  ['patinete', 'product_type', 'キックスケーター'],
  ['adaptador de tomada', 'contents', 'ACアダプター'],
  ['refil', 'contents', 'リフィル'],
  ['solar', 'power_source', 'ソーラー式'],
  ['não usar no banho', 'warnings', '入浴・シャワー中は使用しないでください。'],
  ['medidas podem variar', 'remarks', 'サイズには多少の誤差が生じる場合があります。'],
  ['Congo - Kinshasa', 'origin_country', 'コンゴ民主共和国'],
  ['risco de asfixia', 'warnings', '窒息のおそれがあります。'],
  ['madeira', 'material', '木'],
  ['madeira maciça', 'material', '天然木'],
  ['cerâmica', 'material', 'セラミック'],
  ['bivolt', 'voltage', 'AC127V／220V'],
  ['110-220V', 'voltage', 'AC110〜220V'],
  ['100-240V', 'voltage', 'AC100〜240V'],
  ['castanha de caju', 'product_type', 'カシューナッツ'],
  ['castanha do pará', 'product_type', 'ブラジルナッツ'],
  ['castanha', 'product_type', 'ナッツ'],
  ['lave com sabão neutro', 'care', '中性洗剤で洗ってください。'],
  ['lavar à mão com sabão neutro', 'care', '中性洗剤で手洗いしてください。'],
  ['apenas pano úmido', 'care', 'お手入れは湿らせた布で拭くだけにしてください。'],
  ['pano com sabão neutro', 'care', '薄めた中性洗剤を含ませた布で拭いてください。'],
  ['risco de engasgo', 'warnings', 'のどに詰まらせるおそれがあります。'],
  ['não deixar dentro do carro no sol', 'warnings', '炎天下の車内に放置しないでください。'],
  ['nunca use em crianças', 'warnings', 'お子さまには使用しないでください。'],
  ['uso externo (pele)', 'warnings', 'お肌以外には使用しないでください。'],
  ['uso externo', 'intended_use', '屋外用'],
  ['autoadesivo', 'installation', 'シールタイプ'],
  ['granito', 'coating', '御影石調コーティング'],
  ['Mainland China', 'origin_country', '中国'],
  ['CN(Origin)', 'origin_country', '中国'],
  ['guarda-chuva automático', 'product_type', 'ジャンプ傘'],
];
/** Words that were translated as something else: only the person knows the Japanese. */
const UNTRANSLATED: readonly [string, FieldKey][] = [
  ['longa duração', 'functions'],
  ['antioxidante', 'functions'],
  ['acendimento automático', 'functions'],
  ['graves profundos', 'functions'],
  ['original', 'remarks'],
  ['orgânico', 'ingredients'],
  ['vitamina C', 'ingredients'],
  ['granito', 'material'],
  ['saída de ar', 'installation'],
  ['legging térmica', 'product_type'],
  ['não encolhe', 'washing'],
  ['pode conter traços de amendoim', 'allergens'],
];

it.each(CORRECTED)('translates %s in %s as %s', (pt, key, ja) => {
  expect(findChoice(choicesOf(key), pt)?.ja).toBe(ja);
});

it.each(UNTRANSLATED)('does not translate %s in %s', (pt, key) => {
  expect(findChoice(choicesOf(key), pt)).toBeUndefined();
});

it.each<[string, FieldKey[]]>([
  ['Brand Name', ['brand']],
  ['REFERÊNCIA', ['model_number']],
  ['Place of Origin', ['origin_country']],
  ['Cores disponíveis', ['colour']],
  ['Gross Weight', ['package_weight']],
  ['Conteúdo', ['net_content']],
  ['Bateria', ['battery_type', 'battery_capacity', 'runtime']],
  ['Battery Capacity(mAh)', ['battery_capacity']],
  ['Compatible Brand/Model', ['compatible_with']],
  ['Applicable Stove', ['heat_sources']],
  ['Package List', ['contents']],
  ['Cor da asa', []],
  ['Ingredientes ativos', []],
  ['Fabricante', []],
  ['SKU', []],
  ['Ângulo', []],
  ['Registro ANVISA', []],
])('the label %s belongs to the fields %j', (label, keys) => {
  expect(fieldsOfLabel(label)).toEqual(keys);
});

it('knows the labels of measures and those to ignore', () => {
  expect(['Medidas', 'Dimensões do produto', 'Peso'].map(isMeasuresLabel)).toEqual([true, true, false]);
  expect(['semi_Choice', 'hign-concerned_chemical', 'Frete', 'Peso'].map(isIgnoredLabel)).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

it.each([
  [{ number: 10, unit: 'inch' }, 'width', { number: 25.4, unit: 'cm', qualifier: 'about' }],
  [{ number: 10, unit: 'inch' }, 'screen', null],
  [{ number: 8, unit: 'oz' }, 'weight', { number: 227, unit: 'g', qualifier: 'about' }],
  [{ number: 12, unit: 'oz' }, 'capacity', { number: 355, unit: 'ml', qualifier: 'about' }],
  [{ number: 2, to: 5, unit: 'lb' }, 'load', { number: 0.907, to: 2.27, unit: 'kg', qualifier: 'about' }],
  [{ number: 400, unit: 'fahrenheit' }, 'heat_resistance', { number: 204, unit: 'celsius', qualifier: 'about' }],
  [{ number: 2, unit: 'ft', qualifier: 'up_to' }, 'length', { number: 61, unit: 'cm', qualifier: 'up_to' }],
  [{ number: 2, unit: 'psi' }, 'weight', null],
] as const)('converts %j of %s to %j', (amount, key, turned) => {
  const units = FIELDS.find((row) => row.key === key)?.units ?? [];
  expect(convertAmount(amount, units)).toEqual(turned);
});

it('shows the fields of a kind of goods', () => {
  const typed = (choice: string) => ({ product_type: { value: [{ choice }], acceptedAt: '' } });
  expect(goodsOf(typed('frying-pan'))).toBe('kitchen');
  expect(goodsOf(typed('hair-dryer'))).toBe('electronics');
  expect(goodsOf({ allergens: { value: [{ choice: 'egg' }], acceptedAt: '' } })).toBe('food');
  expect(goodsOf({})).toBe('other');
  const families = new Set(
    PRODUCT_TYPES.filter(({ key }) => goodsOf(typed(key)) === 'other').map(({ family }) => family),
  );
  expect([...families]).toEqual(['office', 'party']);
  expect(firstFields('kitchen')).toContain('heat_sources');
  expect(firstFields('other')).toHaveLength(10);
  for (const goods of GOODS_KINDS) expect(new Set(firstFields(goods)).size).toBe(firstFields(goods).length);
  expect(
    ['sneakers', 'book', 'electric-blanket', 'iron', 'box', 'pajamas', 'chair', 'tool-set'].map((type) =>
      counterOf(typed(type)),
    ),
  ).toEqual(['shoes', 'book', 'flat', 'machine', 'piece', 'garment', 'chair', 'item']);
});

it.each([
  ['IHは使用不可', 'IHは使用不可です。'],
  ['取っ手を含む', '取っ手を含みます。'],
  ['ふたを除く', 'ふたを除きます。'],
  ['音量50％時', '音量50％時の値です。'],
  ['医療機器ではありません', '医療機器ではありません。'],
  ['水の中で使用できない', '水の中で使用できません。'],
  ['手袋付き', '手袋付きです。'],
  ['飲まないで', '※飲まないで。'],
  ['5GHz帯は非対応', '5GHz帯には対応していません。'],
])('turns %s into the sentence %s', (limit, sentence) => {
  expect(asSentenceJa(limit)).toBe(sentence);
});
