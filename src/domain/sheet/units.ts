import { foldText } from '#domain/text/fold-text.ts';
import type { Amount } from './sheet.ts';

export type Unit = {
  key: string;
  /** What the unit measures: numbers are compared only within one dimension. */
  dimension: string;
  /** Factor to the dimension's smallest unit: 1 h is 60 (minutes). */
  scale: number;
  /** Without accents, in lower case, except the first (ours; "plural/singular"). */
  pt: readonly string[];
  /** Spellings in Japanese; ours first. */
  ja: readonly string[];
};

/** key; dimension; scale; our Portuguese spelling, then others that we read; the same in Japanese. */
const ROWS = `
ml; volume; 1; ml | mililitros | mililitro; ml | mL | ML | ミリリットル | ㎖ | cc | ㏄
l; volume; 1000; L | litros | litro | l | lt | lts | liter | liters; L | l | リットル | ℓ | ㍑
mg; mass; 0.001; mg | miligramas | miligrama; mg | ミリグラム | ㎎
g; mass; 1; g | gramas | grama | gr | grs | grams; g | グラム | ㌘
kg; mass; 1000; kg | quilos | quilo | kilos | kilo | kgs; kg | KG | Kg | キログラム | キロ | ㎏
mm; length; 1; mm | milimetros | milimetro; mm | ミリメートル | ミリ | ㎜ | ㍉
cm; length; 10; cm | centimetros | centimetro | cms; cm | CM | センチメートル | センチ | ㎝
m; length; 1000; m | metros | metro | mts | mt; m | メートル | ㍍
km; length; 1000000; km | quilometros | quilometro; km | キロメートル | ㎞
m2; area; 1; m² | m2 | metros quadrados | metro quadrado; ㎡ | m² | m2 | 平方メートル | 平米
second; time; 0.016666666666666666; segundos/segundo | seg | s | seconds; 秒 | 秒間
minute; time; 1; minutos/minuto | min | mins | minutes; 分 | 分間
hour; time; 60; horas/hora | h | hrs | hr | hs | hours | hour; 時間 || day; time; 1440; dias/dia | days | day; 日 | 日間
week; time; 10080; semanas/semana | weeks; 週間
month; time; 43200; meses/mês | mes | months | month; か月 | ヶ月 | カ月 | ヵ月 | ケ月 | 箇月 | か月間 | ヶ月間 | カ月間 | ヵ月間
year; time; 518400; anos/ano | years | year; 年 | 年間 | 歳 | 才 || w; power; 1; W | watts | watt; W | ワット
kw; power; 1000; kW | quilowatts; kW | キロワット || wh; energy; 1; Wh; Wh
v; voltage; 1; V | volts | volt | vac | vdc; V | ボルト || a; current; 1; A | amperes | ampere | amp | amps; A | アンペア
mah; charge; 1; mAh | mha; mAh | MAH | ミリアンペア時 | ミリアンペアアワー || ah; charge; 1000; Ah; Ah
hz; frequency; 1; Hz; Hz | ヘルツ || khz; frequency; 1000; kHz; kHz | キロヘルツ || mhz; frequency; 1000000; MHz; MHz | メガヘルツ
ghz; frequency; 1000000000; GHz; GHz | ギガヘルツ
celsius; temperature; 1; °C | ºc | graus celsius | graus c | graus; ℃ | °C | 度
kelvin; colour_temperature; 1; K | kelvin; K | ケルビン || percent; share; 1; % | por cento; ％ | % | パーセント
mb; memory; 0.0009765625; MB; MB || gb; memory; 1; GB | gigas | giga | gigabytes; GB | ギガバイト | ギガ
tb; memory; 1024; TB; TB | テラバイト || mp; pixels; 1; MP | megapixels | megapixel; メガピクセル | MP
pixel; pixels; 0.000001; pixels | pixel | px; ピクセル | 画素 | px || lumen; light; 1; lm | lumens | lumen; lm | ルーメン
rpm; rotation; 1; rpm; rpm | RPM | 回転/分 || pa; pressure; 0.00001; Pa; Pa | パスカル || kpa; pressure; 0.01; kPa; kPa
bar; pressure; 1; bar | bars; bar | バール || atm; pressure; 1; ATM; 気圧 | ATM || db; sound; 1; dB | decibeis; dB | デシベル
gsm; density; 1; g/m² | g/m2 | gsm; g/㎡ | g/m² || kmh; speed; 1; km/h; km/h
piece; count; 1; unidades/unidade | unid | und | un | itens | item | units; 個 | つ | 個入り
item; count; 1; peças/peça | pecas | peca | pcs | pc | pieces; 点 | ピース | pcs || long; count; 1; unidades/unidade; 本
flat; count; 1; folhas/folha | sheets; 枚 | 枚入り || machine; count; 1; unidades/unidade | aparelhos | aparelho; 台
garment; count; 1; unidades/unidade; 着 || chair; count; 1; unidades/unidade; 脚
shoes; count; 1; pares/par; 足 || pair; count; 1; pares/par | pairs; 組 | ペア | 双 || chopsticks; count; 1; pares/par; 膳
book; count; 1; livros/livro; 冊 || bag; count; 1; pacotes/pacote | sacos | saco; 袋 || box; count; 1; caixas/caixa; 箱
tablet; count; 1; cápsulas/cápsula | capsulas | capsula | comprimidos | comprimido; 粒 | 錠 | カプセル
sachet; count; 1; sachês/sachê | saches | sache | envelopes; 包
set; count; 1; kits/kit | conjuntos | conjunto | jogos | sets; セット
level; count; 1; níveis/nível | niveis | nivel | intensidades | ajustes | estagios | velocidades | velocidade; 段階 | 段
mode; count; 1; modos/modo | programas | tipos; 種類 | モード | 通り || colour; count; 1; cores/cor; 色
compartment; count; 1; compartimentos/compartimento | divisorias | bolsos | gavetas; か所 | ポケット | 層
port; count; 1; portas/porta | entradas | saidas; ポート | 口 || time; count; 1; vezes/vez; 回
person; people; 1; pessoas/pessoa | lugares | jogadores; 人 | 名 | 人用 | 名様 || JPY; money; 1; ienes/iene | jpy | ¥; 円
BRL; money; 1; reais/real | brl | r$; レアル || USD; money; 1; dólares/dólar | dolares | dolar | usd | us$; ドル
EUR; money; 1; euros/euro | eur | €; ユーロ || CNY; money; 1; yuans/yuan | cny | rmb; 人民元
inch; length; 25.4; pol | polegadas | polegada | inch | inches | " | ”; インチ | 型 | "
ft; length; 304.8; ft | pes | feet | foot; フィート || oz; mass; 28.349523; oz | oncas | onca; オンス | oz
fl_oz; volume; 29.573530; fl oz | fl. oz | oncas fluidas; 液量オンス
lb; mass; 453.59237; lb | lbs | libras | libra; ポンド | lb
fahrenheit; temperature; 1; °F | ºf | graus fahrenheit; ℉ | °F || psi; pressure; 0.0689476; psi; psi | PSI
`;

export const UNITS: readonly Unit[] = ROWS.trim()
  .split(/\n| \|\| /)
  .map((line) => {
    const [key = '', dimension = '', scale, pt = '', ja = ''] = line.split('; ');
    return { key, dimension, scale: Number(scale), pt: pt.split(' | '), ja: ja.split(' | ') };
  });

const BY_KEY: ReadonlyMap<string, Unit> = new Map(UNITS.map((unit) => [unit.key, unit]));
export const unitOf = (key: string): Unit | undefined => BY_KEY.get(key);

const BY_FORM: ReadonlyMap<string, Unit> = new Map(
  UNITS.flatMap((unit) =>
    unit.pt.flatMap((form) => [form, ...form.split('/')].map((each) => [foldText(each), unit] as const)),
  )
    // The first unit with a spelling wins: "unidades" is 個.
    .reverse(),
);
/** The unit with this Portuguese spelling. */
export const unitNamed = (word: string): Unit | undefined => BY_FORM.get(foldText(word));

/** Units that may not be used in trade in Japan (計量法): converted to the first that the field accepts. */
const TURNS: Readonly<Record<string, readonly string[]>> = {
  inch: ['cm'],
  ft: ['cm'],
  oz: ['g', 'ml'],
  fl_oz: ['ml'],
  lb: ['kg'],
  fahrenheit: ['celsius'],
  psi: ['kpa'],
};

function turned(value: number, from: string, to: string): number {
  if (from === 'fahrenheit') return Math.round(((value - 32) * 5) / 9);
  // Of a liquid "oz" is a volume.
  const scale = unitOf(from === 'oz' && to === 'ml' ? 'fl_oz' : from)?.scale ?? 1;
  return Number(((value * scale) / (unitOf(to)?.scale ?? 1)).toPrecision(3));
}

/** "10 pol" is "cerca de 25,4 cm", in a unit that the field accepts; null if nothing is to be converted. */
export function convertAmount(amount: Amount, units: readonly string[]): Amount | null {
  if (units.includes(amount.unit)) return null;
  const unit = TURNS[amount.unit]?.find((to) => units.includes(to));
  if (unit === undefined) return null;
  return {
    number: turned(amount.number, amount.unit, unit),
    ...(amount.to === undefined ? {} : { to: turned(amount.to, amount.unit, unit) }),
    unit,
    qualifier: amount.qualifier ?? 'about',
  };
}
