import { describe, expect, it } from 'vitest';
import { FIELD_KEYS, type FieldKey } from './field-keys.ts';
import type { Entry, Sheet, SheetField, Variants, Words } from './sheet.ts';
import { productNameJa, specificationOf } from './specification.ts';
import { statementsOf } from './statements.ts';

const AT = '2025-01-01T00:00:00.000Z';
type Value = Entry | readonly Entry[];
const field = (value: Value, limit?: Words): SheetField => ({
  value: Array.isArray(value) ? value : [value as Entry],
  ...(limit ? { limit } : {}),
  acceptedAt: AT,
});
const about = (number: number, unit: string) => ({ number, unit, qualifier: 'about' as const });
const words = (pt: string, ja: string) => ({ pt, ja });

const rowsOf = (sheet: Sheet) => specificationOf(sheet).map(({ label, value }) => `${label}｜${value}`);
const saidOf = (sheet: Sheet, key: FieldKey) =>
  statementsOf(sheet)
    .filter((each) => each.key === key)
    .map(({ frame, ja, limit }) => `${frame} ${ja}${limit?.ja ?? ''}`);

/** Field, value, rows of 商品仕様, sentences, limit. */
type Row = [key: FieldKey, value: Value, rows: string[], sentences: string[], limit?: Words];
const FIELDS: readonly Row[] = [
  ['product_type', { choice: 'frying-pan' }, ['商品名｜フライパン'], ['A フライパンです。']],
  ['brand', { pt: 'Cozinha da Vó' }, ['ブランド｜Cozinha da Vó'], ['A ブランドはCozinha da Vóです。']],
  ['series', { pt: 'Terra', ja: 'テラ' }, ['シリーズ｜Terra（テラ）'], ['A シリーズはTerra（テラ）です。']],
  ['model_number', [{ pt: 'TE24' }, { pt: 'TE24-I' }], ['型番｜TE24／TE24-I'], ['A 型番はTE24／TE24-Iです。']],
  ['jan_code', { pt: '4901234567894' }, ['JANコード｜4901234567894'], ['A JANコードは4901234567894です。']],
  ['width', { amount: about(20, 'cm') }, ['幅｜約20cm'], ['A 幅は約20cmです。']],
  ['depth', { amount: about(5, 'cm') }, ['奥行｜約5cm'], ['A 奥行は約5cmです。']],
  ['height', { amount: about(5, 'cm') }, ['高さ｜約5cm'], ['A 高さは約5cmです。']],
  [
    'length',
    { amount: { number: 43, unit: 'cm' } },
    ['全長｜43cm（取っ手を含む）'],
    ['A 全長は43cmです。取っ手を含みます。'],
    words('com o cabo', '取っ手を含む'),
  ],
  ['diameter', { amount: { number: 24, unit: 'cm' } }, ['直径｜24cm'], ['A 直径は24cmです。', 'F 直径24cmの']],
  ['diameter', { choice: 'opening', amount: { number: 6, unit: 'cm' } }, ['口径｜6cm'], ['A 口径は6cmです。']],
  ['base_diameter', { amount: { number: 17, unit: 'cm' } }, ['底面の直径｜17cm'], ['A 底面の直径は17cmです。']],
  ['thickness', { amount: about(4, 'mm') }, ['厚さ｜約4mm'], ['A 厚さは約4mmです。']],
  [
    'folded_size',
    [
      { choice: 'diameter', amount: about(5, 'cm') },
      { choice: 'length', amount: about(24, 'cm') },
    ],
    ['収納時サイズ｜約直径5×長さ24cm'],
    ['A 収納時サイズは約直径5×長さ24cmです。'],
  ],
  [
    'sizes',
    [{ choice: 's' }, { choice: 'm' }, { choice: 'l' }, { choice: 'xl' }],
    ['サイズ展開｜S／M／L／XL'],
    ['A サイズ展開はS／M／L／XLです。'],
  ],
  [
    'sizes',
    [
      { choice: 's', measures: { length: 65, chest: 50.5 } },
      { choice: 'm', measures: { length: 68, chest: 53 } },
    ],
    ['サイズ展開｜S／M', 'サイズ表（単位：cm）｜S：総丈65、身幅50.5\nM：総丈68、身幅53'],
    ['A サイズ展開はS／Mです。'],
  ],
  [
    'sizes',
    [{ amount: { number: 23.5, unit: 'cm' } }, { amount: { number: 24, unit: 'cm' } }],
    ['サイズ展開｜23.5cm／24cm'],
    ['A サイズ展開は23.5cm／24cmです。'],
  ],
  ['sizes', { choice: 'free' }, ['サイズ展開｜フリーサイズ'], ['A フリーサイズです。']],
  ['sizes', { choice: 'm' }, ['サイズ展開｜M'], ['A Mサイズです。']],
  ['weight', { amount: about(780, 'g') }, ['重量｜約780g'], ['A 重量は約780gです。']],
  ['capacity', { amount: { number: 500, unit: 'ml' } }, ['容量｜500ml'], ['A 容量は500mlです。', 'F 容量500mlの']],
  ['net_content', { amount: { number: 30, unit: 'ml' } }, ['内容量｜30ml'], ['A 内容量は30mlです。']],
  ['net_content', { amount: { number: 60, unit: 'tablet' } }, ['内容量｜60粒'], ['A 内容量は60粒です。']],
  ['quantity', { amount: { number: 12, unit: 'long' } }, ['数量｜12本'], ['A 数量は12本です。']],
  [
    'quantity',
    { choice: 'set', amount: { number: 2, unit: 'piece' } },
    ['数量｜2個セット'],
    ['A 数量は2個セットです。'],
  ],
  ['quantity', { choice: 'set', amount: { number: 2, unit: 'set' } }, ['数量｜2セット'], ['A 数量は2セットです。']],
  ['load', { amount: about(5, 'kg') }, ['耐荷重｜約5kg'], ['A 耐荷重は約5kgです。']],
  [
    'material',
    [
      { part: 'body', choice: 'aluminium', limit: words('forjado', '鍛造') },
      { part: 'handle', choice: 'bakelite', limit: words('imita madeira', '木目調') },
    ],
    ['材質｜本体：アルミニウム（鍛造）、取っ手：フェノール樹脂（木目調）'],
    ['A 材質は、本体がアルミニウム（鍛造）、取っ手がフェノール樹脂（木目調）です。'],
  ],
  [
    'material',
    { choice: 'stainless_304' },
    ['材質｜ステンレス鋼（SUS304）'],
    ['A 材質はステンレス鋼（SUS304）です。', 'F ステンレス鋼（SUS304）製の'],
  ],
  [
    'material',
    [{ choice: 'silicone' }, { part: 'body', choice: 'pp' }, { part: 'body', choice: 'abs' }],
    ['材質｜シリコーン、本体：ポリプロピレン・ABS樹脂'],
    ['A 材質は、本体がポリプロピレン・ABS樹脂、その他の部分がシリコーンです。'],
  ],
  ['material', { choice: 'down' }, ['材質｜ダウン'], ['A 材質はダウンです。', 'F ダウン入りの']],
  ['material', { choice: 'suede' }, ['材質｜スエード調生地'], ['A 材質はスエード調生地です。', 'F スエード調生地の']],
  ['material', { choice: 'foam' }, ['材質｜フォーム材'], ['A 材質はフォーム材です。', 'F フォーム素材の']],
  [
    'fabric',
    [
      { choice: 'polyester', amount: { number: 20, unit: 'percent' } },
      { choice: 'cotton', amount: { number: 80, unit: 'percent' } },
    ],
    ['素材｜綿80％、ポリエステル20％'],
    ['A 素材は綿80％、ポリエステル20％です。'],
  ],
  [
    'coating',
    { part: 'inside', choice: 'ceramic' },
    ['表面加工｜内面：セラミックコーティング'],
    ['A 表面加工は、内面がセラミックコーティングです。'],
  ],
  [
    'coating',
    [{ part: 'inside', choice: 'ceramic' }, { choice: 'matte' }],
    ['表面加工｜内面：セラミックコーティング、マット仕上げ'],
    ['A 表面加工は、内面がセラミックコーティング、その他の部分がマット仕上げです。'],
  ],
  [
    'colour',
    [{ choice: 'black' }, { choice: 'pink' }, { choice: 'silver' }],
    ['カラー｜ブラック、ピンク、シルバー'],
    ['A カラーはブラック、ピンク、シルバーです。'],
  ],
  ['pattern', { choice: 'floral' }, ['柄｜花柄'], ['A 柄は花柄です。']],
  [
    'ingredients',
    words('café arábica', 'コーヒー豆（アラビカ種）'),
    ['成分｜コーヒー豆（アラビカ種）'],
    ['A 成分はコーヒー豆（アラビカ種）です。'],
  ],
  [
    'allergens',
    [{ choice: 'wheat' }, { choice: 'milk' }, { choice: 'soy' }],
    ['アレルゲン｜一部に小麦・乳成分・大豆を含む'],
    ['A 一部に小麦・乳成分・大豆を含みます。'],
  ],
  ['power_source', { choice: 'usb_charge' }, ['電源｜USB充電式'], ['A 電源はUSB充電式です。']],
  [
    'voltage',
    [{ choice: 'ac', amount: { number: 100, to: 240, unit: 'v' } }, { amount: { number: 50, to: 60, unit: 'hz' } }],
    ['定格電圧｜AC100〜240V（50/60Hz）'],
    ['A 定格電圧はAC100〜240V（50/60Hz）です。'],
  ],
  ['voltage', { choice: 'dc', amount: { number: 5, unit: 'v' } }, ['定格電圧｜DC5V'], ['A 定格電圧はDC5Vです。']],
  ['voltage', { choice: 'bivolt' }, ['定格電圧｜AC127V／220V'], ['A 定格電圧はAC127V／220Vです。']],
  [
    'power',
    { amount: { number: 20, unit: 'w' } },
    ['消費電力｜20W（1台につき）'],
    ['A 消費電力は20Wです。1台あたりの値です。'],
    words('por aparelho', '1台につき'),
  ],
  ['power', { amount: { number: 1200, unit: 'w' } }, ['消費電力｜1,200W'], ['A 消費電力は1,200Wです。']],
  [
    'battery_type',
    { choice: 'li_ion', allowed: true },
    ['使用電池｜リチウムイオン電池（内蔵）'],
    ['A 使用電池はリチウムイオン電池（内蔵）です。'],
  ],
  [
    'battery_type',
    { choice: 'aa', amount: { number: 2, unit: 'long' }, allowed: false },
    ['使用電池｜単3形乾電池×2本（別売）'],
    ['A 使用電池は単3形乾電池×2本（別売）です。'],
  ],
  [
    'battery_type',
    { choice: 'cr2032', amount: { number: 1, unit: 'piece' }, allowed: true },
    ['使用電池｜コイン形リチウム電池（CR2032）×1個（付属）'],
    ['A 使用電池はコイン形リチウム電池（CR2032）×1個（付属）です。'],
  ],
  [
    'battery_type',
    { choice: 'cr2032', allowed: true },
    ['使用電池｜コイン形リチウム電池（CR2032、付属）'],
    ['A 使用電池はコイン形リチウム電池（CR2032、付属）です。'],
  ],
  [
    'battery_capacity',
    [{ amount: { number: 5000, unit: 'mah' } }, { amount: { number: 18.5, unit: 'wh' } }],
    ['バッテリー容量｜5,000mAh（18.5Wh）'],
    ['A バッテリー容量は5,000mAh（18.5Wh）です。'],
  ],
  [
    'runtime',
    [
      { choice: 'use', amount: { number: 5, to: 7, unit: 'day', qualifier: 'about' } },
      { choice: 'music', amount: about(6, 'hour'), limit: words('volume a 50%', '音量50％時') },
    ],
    ['連続使用時間｜約5〜7日間', '連続再生時間｜約6時間（音量50％時）'],
    ['A 連続使用時間は約5〜7日間です。', 'A 連続再生時間は約6時間です。音量50％時の値です。'],
  ],
  ['charge_time', { amount: about(2, 'hour') }, ['充電時間｜約2時間'], ['A 充電時間は約2時間です。']],
  ['charge_port', { choice: 'usb_c' }, ['充電端子｜USB Type-C'], ['A 充電端子はUSB Type-Cです。']],
  ['charge_port', { choice: 'qi' }, ['充電方式｜ワイヤレス充電（Qi）'], ['A 充電方式はワイヤレス充電（Qi）です。']],
  ['cord_length', { amount: about(1.5, 'm') }, ['コード長｜約1.5m'], ['A コード長は約1.5mです。']],
  ['plug', { choice: 'a' }, ['プラグ形状｜Aタイプ'], ['A プラグ形状はAタイプです。']],
  [
    'functions',
    [{ choice: 'pedometer' }, { choice: 'sleep' }, { choice: 'call_notice' }],
    ['主な機能｜歩数計、睡眠記録、着信通知（医療機器ではありません）'],
    ['A 主な機能は歩数計、睡眠記録、着信通知です。医療機器ではありません。'],
    words('não é aparelho médico', '医療機器ではありません'),
  ],
  ['functions', { choice: 'folding' }, ['主な機能｜折りたたみ'], ['A 折りたたみ式です。']],
  [
    'functions',
    [{ choice: 'non_slip' }, { choice: 'timer' }, { choice: 'reversible' }],
    ['主な機能｜滑り止め、タイマー、リバーシブル（1台）'],
    ['A 主な機能はタイマーです。1台です。', 'A 滑り止め付きです。', 'A リバーシブル仕様です。'],
    words('um aparelho', '1台'),
  ],
  [
    'functions',
    [
      { choice: 'timer', limit: words('até 8 horas', '最大8時間') },
      { choice: 'folding', limit: words('só as pernas', '脚のみ') },
    ],
    ['主な機能｜タイマー（最大8時間）、折りたたみ（脚のみ）'],
    ['A 主な機能はタイマーです。最大8時間です。', 'A 折りたたみ式です。脚のみです。'],
  ],
  [
    'wireless',
    { choice: 'wifi' },
    ['通信方式｜Wi-Fi（5GHz帯は非対応）'],
    ['B Wi-Fiに対応しています。5GHz帯には対応していません。'],
    words('não funciona em rede 5G', '5GHz帯は非対応'),
  ],
  [
    'wireless',
    [{ choice: 'bluetooth' }, { choice: 'wifi', limit: words('não funciona em rede 5G', '5GHz帯は非対応') }],
    ['通信方式｜Bluetooth、Wi-Fi（5GHz帯は非対応）'],
    ['B Bluetooth、Wi-Fiに対応しています。Wi-Fiは、5GHz帯には対応していません。'],
  ],
  [
    'wireless',
    [
      { choice: 'bluetooth', pt: '5.2' },
      { choice: 'wifi', limit: words('faixa de 2,4 GHz', '2.4GHz帯') },
    ],
    ['通信方式｜Bluetooth 5.2、Wi-Fi（2.4GHz帯）'],
    ['B Bluetooth 5.2、Wi-Fi（2.4GHz帯）に対応しています。'],
  ],
  ...(
    [
      ['5GHz帯では非対応', '5GHz帯では対応していません。'],
      ['Androidとは非対応', 'Androidとは対応していません。'],
      ['本製品は非対応', '本製品は対応していません。'],
      ['日本製品は非対応', '日本製品には対応していません。'],
    ] as const
  ).map(
    ([limit, said]): Row => [
      'wireless',
      { choice: 'wifi' },
      [`通信方式｜Wi-Fi（${limit}）`],
      [`B Wi-Fiに対応しています。${said}`],
      words('não funciona', limit),
    ],
  ),
  ['wireless_range', { amount: about(10, 'm') }, ['通信距離｜約10m'], ['A 通信距離は約10mです。']],
  [
    'compatible_with',
    [
      { choice: 'android', pt: '5.0' },
      { choice: 'ios', pt: '9.0' },
    ],
    ['対応OS｜Android 5.0以降、iOS 9.0以降'],
    ['B Android 5.0以降、iOS 9.0以降に対応しています。'],
  ],
  [
    'compatible_with',
    [{ pt: 'iPhone 15' }, { pt: 'iPhone 15 Pro' }],
    ['対応機種｜iPhone 15、iPhone 15 Pro'],
    ['B iPhone 15、iPhone 15 Proに対応しています。'],
  ],
  [
    'screen',
    { choice: 'ips', amount: { number: 1.85, unit: 'inch' }, pt: '240x284' },
    ['ディスプレイ｜1.85型 IPS（240×284ピクセル）'],
    ['A ディスプレイは1.85型 IPS（240×284ピクセル）です。'],
  ],
  ['screen', { amount: { number: 15.6, unit: 'inch' } }, ['ディスプレイ｜15.6型'], ['A ディスプレイは15.6型です。']],
  ['screen', { pt: '240x284' }, ['ディスプレイ｜240×284ピクセル'], ['A ディスプレイは240×284ピクセルです。']],
  [
    'levels',
    [
      { choice: 'light', amount: { number: 3, unit: 'level' } },
      { choice: 'modes', amount: { number: 5, unit: 'mode' } },
    ],
    ['調節・モード｜明るさ：3段階、モード：5種類'],
    ['A 明るさは3段階、モードは5種類です。'],
  ],
  ['levels', { amount: { number: 5, unit: 'mode' } }, ['調節・モード｜5種類'], ['A モードは5種類です。']],
  ['levels', { amount: { number: 3, unit: 'level' } }, ['調節・モード｜3段階'], ['A 3段階で調節できます。']],
  [
    'levels',
    [{ amount: { number: 3, unit: 'level' } }, { amount: { number: 5, unit: 'mode' } }],
    ['調節・モード｜調節：3段階、モード：5種類'],
    ['A 調節は3段階、モードは5種類です。'],
  ],
  [
    'levels',
    { ...words('massagem', 'マッサージ'), amount: { number: 3, unit: 'mode' } },
    ['調節・モード｜マッサージ：3種類'],
    ['A マッサージは3種類です。'],
  ],
  [
    'levels',
    [{ amount: { number: 3, unit: 'level' } }, { amount: { number: 5, unit: 'level' } }],
    ['調節・モード｜3段階、5段階'],
    [],
  ],
  [
    'water_resistance',
    { choice: 'ip67' },
    ['防水・防塵性能｜IP67（水泳・入浴時は使用不可）'],
    ['A 防水・防塵性能はIP67です。水泳・入浴時は使用不可です。'],
    words('não nadar nem tomar banho', '水泳・入浴時は使用不可'),
  ],
  ['water_resistance', { choice: 'ip44' }, ['防水性能｜IP44'], ['A 防水性能はIP44です。']],
  ['water_resistance', { choice: 'ipx4' }, ['防水性能｜IPX4'], ['A 防水性能はIPX4です。']],
  [
    'heat_resistance',
    { choice: 'hot', amount: { number: 140, unit: 'celsius' } },
    ['耐熱温度｜140℃'],
    ['A 耐熱温度は140℃です。'],
  ],
  [
    'heat_resistance',
    { amount: { number: -20, to: 140, unit: 'celsius' } },
    ['耐熱温度｜140℃', '耐冷温度｜－20℃'],
    ['A 耐熱温度は140℃です。', 'A 耐冷温度は－20℃です。'],
  ],
  [
    'insulation',
    [
      { choice: 'hot', amount: { number: 65, unit: 'celsius', qualifier: 'from' } },
      { choice: 'hot', amount: { number: 6, unit: 'hour' } },
      { choice: 'cold', amount: { number: 8, unit: 'celsius', qualifier: 'up_to' } },
      { choice: 'cold', amount: { number: 6, unit: 'hour' } },
    ],
    ['保温効力｜65℃以上（6時間）', '保冷効力｜8℃以下（6時間）'],
    ['A 保温効力は65℃以上（6時間）です。', 'A 保冷効力は8℃以下（6時間）です。'],
  ],
  [
    'insulation',
    [
      { choice: 'hot', amount: { number: 65, unit: 'celsius' } },
      { choice: 'cold', amount: { number: 8, unit: 'celsius' } },
      { amount: { number: 6, unit: 'hour' } },
    ],
    ['保温効力｜65℃以上（6時間）', '保冷効力｜8℃以下'],
    ['A 保温効力は65℃以上（6時間）です。', 'A 保冷効力は8℃以下です。'],
  ],
  ['insulation', { amount: about(12, 'hour') }, ['保温・保冷時間｜約12時間'], ['A 保温・保冷時間は約12時間です。']],
  ['insulation', { choice: 'hot', amount: about(12, 'hour') }, ['保温時間｜約12時間'], ['A 保温時間は約12時間です。']],
  [
    'brightness',
    [
      { amount: { number: 800, unit: 'lumen' } },
      { amount: { number: 2700, unit: 'kelvin' }, limit: words('luz amarela', '電球色') },
    ],
    ['全光束｜800lm', '色温度｜2,700K（電球色）'],
    ['A 全光束は800lmです。', 'A 色温度は2,700Kです。電球色です。'],
  ],
  [
    'contents',
    [
      { choice: 'frying-pan', amount: { number: 1, unit: 'piece' } },
      { choice: 'cotton_bag', amount: { number: 1, unit: 'piece' } },
    ],
    ['セット内容｜フライパン×1、コットン袋×1'],
    ['D セット内容はフライパン×1、コットン袋×1です。'],
  ],
  [
    'contents',
    { choice: 'main_unit', amount: { number: 1, unit: 'piece' } },
    ['セット内容｜本体×1'],
    ['D セット内容は本体×1です。'],
  ],
  ['not_included', { choice: 'glass_lid' }, ['付属しないもの｜ガラスふた'], ['D ガラスふたは付属しません。']],
  [
    'not_included',
    { choice: 'batteries', amount: { number: 2, unit: 'piece' } },
    ['付属しないもの｜乾電池×2'],
    ['D 乾電池（2本）は付属しません。'],
  ],
  ...(
    [
      ['manual', '取扱説明書', '冊'],
      ['usb_cable', 'USBケーブル', '本'],
      ['screws', 'ネジ', '本'],
      ['cloth', 'クロス', '枚'],
      ['memory_card', 'メモリーカード', '枚'],
      ['glass_lid', 'ガラスふた', '個'],
    ] as const
  ).map(
    ([choice, ja, counter]): Row => [
      'not_included',
      { choice, amount: { number: 2, unit: 'piece' } },
      [`付属しないもの｜${ja}×2`],
      [`D ${ja}（2${counter}）は付属しません。`],
    ],
  ),
  [
    'manual_language',
    [{ choice: 'en' }, { choice: 'zh' }],
    ['取扱説明書｜英語・中国語'],
    ['A 取扱説明書は英語・中国語です。'],
  ],
  [
    'intended_use',
    [{ choice: 'home' }, { choice: 'camping' }],
    ['用途｜家庭用、アウトドア用'],
    ['A 家庭用・アウトドア用です。'],
  ],
  ['intended_use', words('trilha', '登山'), ['用途｜登山'], ['A 用途は登山です。']],
  [
    'intended_use',
    [{ choice: 'home' }, words('trilha', '登山')],
    ['用途｜家庭用、登山'],
    ['A 用途は家庭用・登山です。'],
  ],
  [
    'intended_use',
    [{ choice: 'bathroom' }, { choice: 'kitchen' }],
    ['用途｜浴室・洗面所用、キッチン用'],
    ['A 浴室・洗面所用、キッチン用です。'],
  ],
  ['intended_use', { choice: 'outdoor' }, ['用途｜屋外用'], ['A 屋外用です。']],
  ['for_whom', [{ choice: 'women' }, { choice: 'men' }], ['対象｜男女兼用'], ['A 男女兼用です。', 'F 男女兼用の']],
  ['for_whom', [{ choice: 'dogs' }, { choice: 'cats' }], ['対象｜犬用、猫用'], ['A 犬・猫用です。']],
  [
    'for_whom',
    [{ choice: 'unisex' }, { choice: 'children' }],
    ['対象｜男女兼用、子ども用'],
    ['A 男女兼用・子ども用です。'],
  ],
  [
    'for_whom',
    [{ choice: 'women' }, words('idosos', 'お年寄り')],
    ['対象｜女性用、お年寄り'],
    ['A 女性用・お年寄り向けです。'],
  ],
  ['for_whom', { choice: 'unisex' }, ['対象｜男女兼用'], ['A 男女兼用です。', 'F 男女兼用の']],
  [
    'age',
    { amount: { number: 6, unit: 'year', qualifier: 'from' } },
    ['対象年齢｜6歳以上'],
    ['A 対象年齢は6歳以上です。'],
  ],
  [
    'age',
    { amount: { number: 6, unit: 'month', qualifier: 'from' } },
    ['対象年齢｜生後6か月以上'],
    ['A 対象年齢は生後6か月以上です。'],
  ],
  ['age', { amount: { number: 3, to: 6, unit: 'year' } }, ['対象年齢｜3〜6歳'], ['A 対象年齢は3〜6歳です。']],
  [
    'heat_sources',
    [{ choice: 'gas' }, { choice: 'electric' }, { choice: 'radiant' }, { choice: 'induction', allowed: false }],
    ['対応熱源｜ガス火、電気コンロ、ラジエントヒーター（IHは使用不可）'],
    ['B ガス火、電気コンロ、ラジエントヒーターに対応しています。IHには対応していません。'],
  ],
  ['heat_sources', { choice: 'induction', allowed: false }, ['対応熱源｜IHは使用不可'], ['B IHには対応していません。']],
  [
    'safe_in',
    [
      { choice: 'oven', allowed: false },
      { choice: 'dishwasher', allowed: true, limit: words('melhor lavar à mão', '手洗い推奨') },
    ],
    ['オーブン｜使用不可', '食洗機｜使用可（手洗い推奨）'],
    ['C オーブンでは使用できません。', 'C 食洗機で洗えます。手洗い推奨です。'],
  ],
  [
    'washing',
    [{ choice: 'hand' }, { choice: 'no_bleach' }, { choice: 'shade' }],
    ['洗濯・お取り扱い｜手洗い可、漂白剤使用不可、陰干し'],
    ['A お取り扱い：手洗い可、漂白剤使用不可、陰干し。'],
  ],
  [
    'care',
    { choice: 'neutral_soap_by_hand' },
    ['お手入れ方法｜中性洗剤で手洗いしてください。'],
    ['E 中性洗剤で手洗いしてください。'],
  ],
  [
    'how_to_use',
    [words('Tire a capa.', 'カバーを外します。'), words('Ligue.', '電源を入れます。')],
    ['使用方法｜1. カバーを外します。\n2. 電源を入れます。'],
    ['E カバーを外します。', 'E 電源を入れます。'],
  ],
  [
    'installation',
    { choice: 'assembly', limit: words('ferramenta inclusa', '工具付属') },
    ['組立・取付｜要組立（工具付属）'],
    ['A 組み立てが必要です。工具付属です。'],
  ],
  [
    'warnings',
    [{ choice: 'choking' }, { choice: 'no_disassembly' }],
    ['使用上の注意｜のどに詰まらせるおそれがあります。\n分解・改造しないでください。'],
    ['E のどに詰まらせるおそれがあります。', 'E 分解・改造しないでください。'],
  ],
  [
    'storage',
    { choice: 'dry_shade' },
    ['保管方法｜直射日光・高温多湿を避けて保存してください。'],
    ['E 直射日光・高温多湿を避けて保存してください。'],
  ],
  ['storage', { choice: 'fridge' }, ['保管方法｜要冷蔵'], ['E 要冷蔵です。']],
  ['shelf_life', { amount: { number: 12, unit: 'month' } }, ['使用期限｜12か月'], ['A 使用期限は12か月です。']],
  [
    'shelf_life',
    { choice: 'made', amount: { number: 12, unit: 'month' } },
    ['使用期限｜製造日より12か月'],
    ['A 使用期限は製造日より12か月です。'],
  ],
  ['shelf_life', { pt: '2026-12-31' }, ['使用期限｜2026年12月31日'], ['A 使用期限は2026年12月31日です。']],
  [
    'certification',
    { choice: 'giteki', pt: '201-123456' },
    ['規格・認証｜技適：201-123456'],
    ['A 規格・認証は技適（201-123456）です。'],
  ],
  [
    'other',
    { label: words('Sucção', '吸引力'), pt: 'cerca de 20.000 Pa', ja: '約20,000Pa' },
    ['吸引力｜約20,000Pa'],
    ['A 吸引力は約20,000Paです。'],
  ],
  ['origin_country', { choice: 'BR' }, ['原産国｜ブラジル'], ['A 原産国はブラジルです。']],
  ['origin_country', { choice: 'CN' }, ['原産国｜中国'], ['A 原産国は中国です。']],
  [
    'warranty',
    { choice: 'defects', amount: { number: 1, unit: 'year' } },
    ['保証期間｜1年間（製造上の不具合が対象、傷は対象外）'],
    ['A 保証期間は1年間（製造上の不具合が対象）です。傷は対象外です。'],
    words('riscos não', '傷は対象外'),
  ],
  ['remarks', { choice: 'photo' }, ['備考｜画像はイメージです。'], ['E 画像はイメージです。']],
];
const PRIVATE: readonly FieldKey[] = [
  'supplier_cost',
  'supplier_link',
  'package_size',
  'package_weight',
  'writer_notes',
];

describe('every field', () => {
  it.each(FIELDS)('%s: %j', (key, value, rows, sentences, limit) => {
    const sheet: Sheet = { [key]: field(value, limit) };
    expect(rowsOf(sheet)).toEqual(rows);
    expect(saidOf(sheet, key)).toEqual(sentences);
  });

  it('has a case in this table or is private', () => {
    const told = new Set(FIELDS.map(([key]) => key));
    expect(FIELD_KEYS.filter((key) => !told.has(key))).toEqual(PRIVATE);
    const sheet: Sheet = {
      supplier_cost: field({ amount: { number: 12, unit: 'USD' } }),
      supplier_link: field({ pt: 'https://example.com/1' }),
      package_size: field({ choice: 'width', amount: { number: 20, unit: 'cm' } }),
      package_weight: field({ amount: { number: 300, unit: 'g' } }),
      writer_notes: field({ pt: 'não falar do preço' }),
    };
    expect(specificationOf(sheet)).toEqual([]);
    expect(statementsOf(sheet)).toEqual([]);
  });
});

const cm = (number: number) => field({ amount: about(number, 'cm') });
const SHEETS: readonly [title: string, sheet: Sheet, rows: string[]][] = [
  ['measures in one row', { width: cm(20), depth: cm(15), height: cm(30) }, ['サイズ｜約幅20×奥行15×高さ30cm']],
  ['flat goods', { width: cm(40), length: cm(30) }, ['サイズ｜約縦30×横40cm']],
  ['length instead of depth', { width: cm(20), height: cm(10), length: cm(40) }, ['サイズ｜約長さ40×幅20×高さ10cm']],
  [
    'measures in other units, one of them exact',
    { width: field({ amount: about(1.2, 'm') }), depth: field({ amount: { number: 400, unit: 'mm' } }) },
    ['サイズ｜幅約120×奥行40cm'],
  ],
  [
    'a measure with a limit stands alone',
    { width: cm(20), depth: cm(15), height: field({ amount: about(30, 'cm') }, words('sem tampa', 'ふたを除く')) },
    ['サイズ｜約幅20×奥行15cm', '高さ｜約30cm（ふたを除く）'],
  ],
  [
    'the product itself in its box',
    {
      product_type: field({ choice: 'headlamp' }),
      contents: field([{ choice: 'flashlight', amount: { number: 1, unit: 'piece' } }, { choice: 'usb_cable' }]),
    },
    ['商品名｜ヘッドライト', 'セット内容｜本体×1、USBケーブル'],
  ],
  [
    'batteries that are no dry cells',
    { battery_type: field({ choice: 'li_ion', amount: { number: 2, unit: 'long' } }) },
    ['使用電池｜リチウムイオン電池×2個'],
  ],
  [
    'codes and measures in own words',
    {
      functions: field({ choice: 'calls' }, { pt: 'ENC' }),
      other: field({ label: words('Peça', 'ピース'), pt: '1,5 a 6 cm' }),
    },
    ['主な機能｜通話（ENC）', 'ピース｜1.5〜6cm'],
  ],
  [
    'the kind of goods by the head of own words',
    {
      product_type: field(words('chá verde torrado', 'ほうじ茶')),
      ingredients: field(words('chá', '茶')),
    },
    ['商品名｜ほうじ茶', '原材料名｜茶'],
  ],
  [
    'no kind of goods by the head of another thing',
    { product_type: field(words('chá de brinquedo', 'おもちゃ')), ingredients: field(words('x', 'エ')) },
    ['商品名｜おもちゃ', '成分｜エ'],
  ],
  [
    'the depth of a vessel',
    { product_type: field({ choice: 'frying-pan' }), depth: cm(5), width: cm(24) },
    ['商品名｜フライパン', '幅｜約24cm', '深さ｜約5cm'],
  ],
  [
    'labels of food',
    {
      product_type: field({ choice: 'coffee' }),
      ingredients: field(words('café', 'コーヒー豆')),
      storage: field({ choice: 'dry_shade' }),
      how_to_use: field(words('Coe.', 'こします。')),
      warnings: field(words('Quente.', '熱いのでご注意ください。')),
      shelf_life: field({ amount: { number: 1, unit: 'year' } }),
    },
    [
      '商品名｜コーヒー',
      '原材料名｜コーヒー豆',
      'お召し上がり方｜1. こします。',
      '注意事項｜熱いのでご注意ください。',
      '保存方法｜直射日光・高温多湿を避けて保存してください。',
      '賞味期限｜1年',
    ],
  ],
  [
    'an opened package of food',
    {
      product_type: field({ choice: 'coffee' }),
      shelf_life: field([
        { choice: 'made', amount: { number: 1, unit: 'year' } },
        { choice: 'opened', amount: { number: 3, unit: 'month' } },
      ]),
    },
    ['商品名｜コーヒー', '賞味期限｜製造日より1年', '開封後の取り扱い｜開封後3か月以内にお召し上がりください。'],
  ],
  ...(
    [
      [{ number: 7, unit: 'day', qualifier: 'about' }, '7日'],
      [{ number: 3, to: 5, unit: 'day' }, '5日'],
      [{ number: 1, unit: 'month', qualifier: 'from' }, '1か月'],
    ] as const
  ).map(([amount, period]): (typeof SHEETS)[number] => [
    `an opened package: ${period}`,
    { product_type: field({ choice: 'coffee' }), shelf_life: field({ choice: 'opened', amount }) },
    ['商品名｜コーヒー', `開封後の取り扱い｜開封後${period}以内にお召し上がりください。`],
  ]),
  [
    'the length of a top',
    { product_type: field({ choice: 't-shirt' }), sizes: field({ choice: 'm', measures: { length: 68 } }) },
    ['商品名｜Tシャツ', 'サイズ展開｜M', 'サイズ表（単位：cm）｜M：着丈68'],
  ],
  [
    'the length of trousers',
    { product_type: field({ choice: 'pants' }), sizes: field({ choice: 'm', measures: { length: 98 } }) },
    ['商品名｜パンツ', 'サイズ展開｜M', 'サイズ表（単位：cm）｜M：総丈98'],
  ],
  [
    'labels of cosmetics',
    { product_type: field({ choice: 'serum' }), ingredients: field(words('água', '水、グリセリン、ヒアルロン酸Na')) },
    ['商品名｜美容液', '全成分｜水、グリセリン、ヒアルロン酸Na'],
  ],
  [
    'labels of pet food',
    { product_type: field({ choice: 'pet-food' }), shelf_life: field({ amount: { number: 1, unit: 'year' } }) },
    ['商品名｜ペットフード', '賞味期限｜1年'],
  ],
  [
    'watts that a product gives',
    { product_type: field({ choice: 'charger' }), power: field({ amount: { number: 20, unit: 'w' } }) },
    ['商品名｜充電器', '出力｜20W'],
  ],
  [
    'the length of cloth',
    { product_type: field({ choice: 'skirt' }), length: cm(60) },
    ['商品名｜スカート', '長さ｜約60cm'],
  ],
  [
    'things counted as their kind is',
    { product_type: field({ choice: 't-shirt' }), quantity: field({ amount: { number: 3, unit: 'piece' } }) },
    ['商品名｜Tシャツ', '数量｜3枚'],
  ],
  [
    'pairs counted as their kind is',
    { product_type: field({ choice: 'socks' }), quantity: field({ amount: { number: 3, unit: 'pair' } }) },
    ['商品名｜靴下', '数量｜3足'],
  ],
  [
    'the strap of a bag',
    { product_type: field({ choice: 'bag' }), material: field({ part: 'strap', choice: 'leather' }) },
    ['商品名｜バッグ', '材質｜持ち手：本革'],
  ],
  [
    'parts of a garment',
    {
      fabric: field([
        { part: 'shell', choice: 'cotton', amount: { number: 80, unit: 'percent' } },
        { part: 'shell', choice: 'polyester', amount: { number: 20, unit: 'percent' } },
        { part: 'lining', choice: 'polyester', amount: { number: 100, unit: 'percent' } },
      ]),
    },
    ['素材｜表地：綿80％・ポリエステル20％、裏地：ポリエステル100％'],
  ],
  [
    'up to, of power',
    { power: field({ amount: { number: 60, unit: 'w', qualifier: 'up_to' } }) },
    ['消費電力｜最大60W'],
  ],
  ['up to, of age', { age: field({ amount: { number: 6, unit: 'year', qualifier: 'up_to' } }) }, ['対象年齢｜6歳まで']],
  [
    'up to, of charging',
    { charge_time: field({ amount: { number: 2, unit: 'hour', qualifier: 'up_to' } }) },
    ['充電時間｜2時間以内'],
  ],
  [
    'up to, of a warranty',
    { warranty: field({ amount: { number: 90, unit: 'day', qualifier: 'up_to' } }) },
    ['保証期間｜90日間'],
  ],
  ['up to, of a load', { load: field({ amount: { number: 5, unit: 'kg', qualifier: 'up_to' } }) }, ['耐荷重｜5kg']],
  ['from', { weight: field({ amount: { number: 1.5, unit: 'kg', qualifier: 'from' } }) }, ['重量｜1.5kg以上']],
  [
    'several limits in one pair of brackets',
    {
      heat_sources: field(
        [{ choice: 'gas' }, { choice: 'induction', allowed: false }],
        words('fogo baixo', '弱火のみ'),
      ),
    },
    ['対応熱源｜ガス火（IHは使用不可、弱火のみ）'],
  ],
];

describe('the specification', () => {
  it.each(SHEETS)('%s', (_, sheet, rows) => {
    expect(rowsOf(sheet)).toEqual(rows);
  });

  it('keeps a row without Japanese and lists what is missing', () => {
    const sheet: Sheet = {
      colour: field([{ choice: 'black' }, { pt: 'azul petróleo' }], { pt: 'pode variar' }),
    };
    expect(specificationOf(sheet)).toMatchObject([
      {
        key: 'colour',
        label: 'カラー',
        value: null,
        valuePt: 'preto, azul petróleo (pode variar)',
        missing: [{ pt: 'azul petróleo' }, { pt: 'pode variar' }],
      },
    ]);
    expect(statementsOf(sheet)).toMatchObject([
      { ja: null, pt: 'Cor: preto, azul petróleo.', limit: { ja: null, pt: 'Pode variar.' } },
    ]);
  });

  const mouth = { amount: { number: 4.5, unit: 'cm' } };
  const six = { choice: 'modes', amount: { number: 6, unit: 'mode' } };
  it.each<[Sheet, string | undefined]>([
    [{ diameter: field(mouth, words('boca', '飲み口')) }, '直径は4.5cm（飲み口）です。'],
    [{ diameter: field(mouth, words('sem tampa', 'ふたを除く')) }, '直径は4.5cm（ふたを除く）です。'],
    [{ levels: field(six, words('forte, fraco', '強、弱')) }, 'モードは6種類（強、弱）です。'],
    [
      { safe_in: field({ choice: 'oven', allowed: true }, words('até 180 °C', '180℃まで')) },
      'オーブンで使用できます（180℃まで）。',
    ],
  ])('puts a limit that is not a sentence into the sentence of its fact: %j', (sheet, inOne) => {
    expect(statementsOf(sheet)[0]?.inOne?.ja).toBe(inOne);
  });

  it('marks machine-translated Japanese', () => {
    const colour = field({ pt: 'azul petróleo', ja: 'ペトロールブルー', translated: true });
    expect(specificationOf({ colour })).toMatchObject([{ value: 'ペトロールブルー', translated: true }]);
    expect(statementsOf({ colour })).toMatchObject([{ translated: true }]);
  });
});

describe('productNameJa', () => {
  const pan: Sheet = { product_type: field({ choice: 'frying-pan' }) };
  it.each([
    ['its own', pan, 'セラミックフライパン 24cm', 'セラミックフライパン 24cm'],
    ['else the type', pan, undefined, 'フライパン'],
    ['never 商品', pan, '商品', 'フライパン'],
    ['the Japanese that was given', { product_type: field(words('coisa', 'もの')) }, undefined, 'もの'],
    ['nothing where nothing is known', { product_type: field({ pt: 'coisa' }) }, '', null],
  ])('is %s', (_, sheet: Sheet, nameJa, expected) => {
    expect(productNameJa(sheet, nameJa)).toBe(expected);
  });

  it('is in the first row, even without a product type', () => {
    expect(specificationOf({ brand: field({ pt: 'Vó' }) }, words('Panela', '土鍋')).map(({ value }) => value)).toEqual([
      '土鍋',
      'Vó',
    ]);
    expect(specificationOf({ product_type: field({ pt: 'coisa' }) })).toMatchObject([
      { value: null, missing: [{ pt: 'coisa' }] },
    ]);
  });
});

describe('variants', () => {
  const option = (name: string, ...values: Variants['options'][number]['values']): Variants => ({
    options: [{ name: { pt: name }, values }],
    acceptedAt: AT,
  });

  it('writes one line per value of a field that differs', () => {
    const variants = option(
      'Modelo',
      { name: { pt: 'TE24' } },
      { name: { pt: 'TE24-I' }, fields: { heat_sources: [{ choice: 'gas' }, { choice: 'induction' }] } },
    );
    const heat_sources = field([{ choice: 'gas' }, { choice: 'induction', allowed: false }]);
    expect(rowsOf({ heat_sources, variants, remarks: field({ choice: 'photo' }) })).toEqual([
      '対応熱源｜TE24：ガス火（IHは使用不可）\nTE24-I：ガス火、IH',
      '種類｜モデル：TE24／TE24-I',
      '備考｜画像はイメージです。',
    ]);
    expect(saidOf({ heat_sources, variants }, 'heat_sources')).toEqual([
      'B TE24の対応熱源はガス火です。IHには対応していません。',
      'B TE24-Iの対応熱源はガス火、IHです。',
    ]);
  });

  it.each<[FieldKey, string, Entry, string[]]>([
    [
      'shelf_life',
      'coffee',
      { choice: 'opened', amount: { number: 1, unit: 'month' } },
      ['A ブルーの賞味期限は1年です。', 'E ブルーは、開封後1か月以内にお召し上がりください。'],
    ],
    [
      'not_included',
      'fan',
      { choice: 'batteries', amount: { number: 2, unit: 'piece' } },
      ['D ブルーの付属しないものは乾電池（2本）です。'],
    ],
    ['levels', 'fan', { choice: 'light', amount: { number: 3, unit: 'level' } }, []],
  ])('says a variant of %s in its own frame, or leaves it to the table', (key, choice, entry, sentences) => {
    const first: Entry[] = key === 'shelf_life' ? [{ amount: { number: 1, unit: 'year' } }] : [];
    const variants = option('Cor', { name: { pt: 'Azul' }, fields: { [key]: [...first, entry] } });
    expect(saidOf({ product_type: field({ choice }), variants }, key)).toEqual(sentences);
  });

  it('joins codes of variants and leaves out values that are the same for all', () => {
    const variants = option(
      'Modelo',
      { name: { pt: 'TE24' }, fields: { model_number: [{ pt: 'A1' }], weight: [{ amount: about(780, 'g') }] } },
      { name: { pt: 'TE28' }, fields: { model_number: [{ pt: 'A2' }], weight: [{ amount: about(780, 'g') }] } },
    );
    expect(rowsOf({ variants })).toEqual(['型番｜A1／A2', '重量｜約780g', '種類｜モデル：TE24／TE28']);
  });

  it('lists the colours and sizes of options', () => {
    const values = (...names: string[]) => names.map((pt) => ({ name: { pt } }));
    expect(rowsOf({ variants: option('Cor', ...values('Preto', 'Rosa', 'Prata')) })).toEqual([
      'カラー｜ブラック、ピンク、シルバー（全3色）',
    ]);
    expect(rowsOf({ variants: option('Tamanho', ...values('P', 'GG')) })).toEqual(['サイズ展開｜S／XL']);
    expect(rowsOf({ variants: option('Capacidade', ...values('1,5 L', '2 litros')) })).toEqual([
      '種類｜容量：1.5L／2L',
    ]);
  });

  it('asks for the Japanese of an unknown value', () => {
    const variants = option('Estilo', { name: { pt: 'gatinho' } }, { name: words('cachorrinho', '子犬') });
    expect(specificationOf({ variants })).toMatchObject([
      { key: 'variants', value: null, missing: [{ pt: 'gatinho' }] },
    ]);
  });
});
