import { describe, expect, it } from 'vitest';
import { choicesOf, FIELDS, fieldsOfLabel, isIgnoredLabel, isMeasuresLabel } from './all-fields.ts';
import { counterOf } from './counter-words.ts';
import type { FieldKey } from './field-keys.ts';
import { findChoice } from './find-choice.ts';
import { firstFields, goodsOf } from './goods-kinds.ts';
import { GOODS_KINDS, PRODUCT_TYPES } from './product-types.ts';
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

/** "field: Portuguese | …", by lines. */
const byField = (text: string): [FieldKey, string][] =>
  text
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [key = '', words = ''] = line.split(': ');
      return words.split(' | ').map((each): [FieldKey, string] => [key as FieldKey, each]);
    });

/** Corrections by a native reader: Portuguese = Japanese. */
const CORRECTED = byField(`
product_type: panela elétrica = 電気鍋 | moedor de sal = ソルトミル | chaleira = ケトル（やかん）
product_type: fritadeira = フライヤー | assadeira = 天板 | abridor de garrafa = 栓抜き | galheteiro = オイルボトル
product_type: seladora = シーラー | colcha = ベッドスプレッド | travesseiro ortopédico = 枕 | papel de parede = 壁紙
product_type: rosa encantada = 造花 | escova de limpeza = 掃除用ブラシ | ferro de passar = アイロン
product_type: ferro de passar a vapor = スチームアイロン | lixa de unha = 爪やすり | barbeador = シェーバー
product_type: barbeador manual = カミソリ | bolsa térmica de gel = 温冷ジェルパック
product_type: trava para gaveta = 引き出しロック | headset = ヘッドセット | SSD = SSD | repetidor = Wi-Fi中継機
product_type: luminária de mesa = テーブルランプ | abajur = テーブルランプ | luminária de escrivaninha = デスクライト
product_type: ar condicionado portátil = スポットクーラー | luminária 3D = 3Dランプ | lustre = シャンデリア
product_type: pilha recarregável = 充電池 | toalha de piquenique = レジャーシート
product_type: vela de aniversário = バースデーキャンドル | papel de presente = 包装紙
product_type: esmerilhadeira = ディスクグラインダー | fita adesiva = 粘着テープ | escada dobrável = 脚立
product_type: diamond painting = ダイヤモンドアート | rotuladora = ラベルライター
product_type: almofada para cadeira = シートクッション | cubo mágico = キューブパズル | espremedor = しぼり器
product_type: gancho = フック | esmalte = マニキュア | air fryer = エアフライヤー | baralho = トランプ
product_type: pingente = ペンダントトップ | capa de edredom = 掛け布団カバー | cadeira dobrável = 折りたたみチェア
product_type: calça jogger = ジョガーパンツ | conjunto de joias = アクセサリーセット | patinete = キックスケーター
product_type: castanha de caju = カシューナッツ | castanha do pará = ブラジルナッツ | castanha = ナッツ
product_type: guarda-chuva automático = ジャンプ傘
contents: adaptador de tomada = ACアダプター | refil = リフィル
power_source: solar = ソーラー式
warnings: não usar no banho = 入浴・シャワー中は使用しないでください。 | risco de asfixia = 窒息のおそれがあります。
warnings: risco de engasgo = のどに詰まらせるおそれがあります。
warnings: não deixar dentro do carro no sol = 炎天下の車内に放置しないでください。
warnings: nunca use em crianças = お子さまには使用しないでください。
warnings: uso externo (pele) = お肌以外には使用しないでください。
remarks: medidas podem variar = サイズには多少の誤差が生じる場合があります。
origin_country: Congo - Kinshasa = コンゴ民主共和国 | Mainland China = 中国 | CN(Origin) = 中国
material: madeira = 木 | madeira maciça = 天然木 | cerâmica = セラミック
voltage: bivolt = AC127V／220V | 110-220V = AC110〜220V | 100-240V = AC100〜240V
care: lave com sabão neutro = 中性洗剤で洗ってください。
care: lavar à mão com sabão neutro = 中性洗剤で手洗いしてください。
care: apenas pano úmido = お手入れは湿らせた布で拭くだけにしてください。
care: pano com sabão neutro = 薄めた中性洗剤を含ませた布で拭いてください。
intended_use: uso externo = 屋外用
installation: autoadesivo = シールタイプ
coating: granito = 御影石調コーティング`);
/** Words that were translated as something else: only the person knows the Japanese. */
const UNTRANSLATED = byField(`
functions: longa duração | antioxidante | acendimento automático | graves profundos
remarks: original
ingredients: orgânico | vitamina C
material: granito
installation: saída de ar
product_type: legging térmica
washing: não encolhe
allergens: pode conter traços de amendoim`);

it.each(CORRECTED)('translates as in %s: %s', (key, words) => {
  const [pt = '', ja] = words.split(' = ');
  expect(findChoice(choicesOf(key), pt)?.ja).toBe(ja);
});

it.each(UNTRANSLATED)('does not translate in %s: %s', (key, pt) => {
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
