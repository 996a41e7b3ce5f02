/** What units measure, and how they are written in both languages. `A` and `K` count as capitals only. */
type UnitRow = readonly [key: string, dimension: string, scale: number, pt: string, ja: string];

const ROWS: readonly UnitRow[] = [
  ['ml', 'volume', 1, 'ml|mililitros|mililitro|cc', 'ml|ミリリットル|㎖|cc|㏄'],
  ['l', 'volume', 1000, 'litros|litro|l|lt|lts|liters|liter', 'l|リットル|ℓ|㍑'],
  ['mg', 'mass', 0.001, 'mg|miligramas|miligrama', 'mg|ミリグラム|㎎'],
  ['g', 'mass', 1, 'g|gramas|grama|gr|grs|grams', 'g|グラム|㌘'],
  ['kg', 'mass', 1000, 'kg|quilogramas|quilograma|quilos|quilo|kilos|kilo|kgs', 'kg|キログラム|キロ|㎏|㌔'],
  ['lb', 'mass', 453.592, 'lb|lbs|libras', 'ポンド|lb'],
  ['oz', 'mass', 28.3495, 'oz|oncas|onca', 'オンス|oz'],
  ['m2', 'area', 1, 'm²|m2|metros quadrados|metro quadrado', '㎡|m²|m2|平方メートル|平米'],
  ['cm2', 'area', 0.0001, 'cm²|cm2', 'cm²|cm2|平方センチメートル'],
  ['mm', 'length', 1, 'mm|milimetros|milimetro', 'mm|ミリメートル|ミリ|㎜|㍉'],
  ['cm', 'length', 10, 'cm|centimetros|centimetro|cms', 'cm|センチメートル|センチ|㎝|㌢'],
  ['m', 'length', 1000, 'm|metros|metro|mts|mt|meters', 'm|メートル|㍍'],
  ['km', 'length', 1e6, 'km|quilometros|quilometro', 'km|キロメートル|㎞'],
  ['inch', 'length', 25.4, "polegadas|polegada|pol|inches|inch|\"|''", 'インチ|型|"|inch'],
  ['ft', 'length', 304.8, 'pes|ft', 'フィート|ft'],
  ['second', 'time', 1 / 60, 'segundos|segundo|seg', '秒間|秒'],
  ['minute', 'time', 1, 'minutos|minuto|min|mins|minutes', '分間|分|min'],
  ['hour', 'time', 60, 'horas|hora|h|hrs|hr|hs|hours|hour', '時間|時|h'],
  ['day', 'time', 1440, 'dias|dia|days', '日間|日'],
  ['week', 'time', 10_080, 'semanas|semana', '週間|週'],
  ['month', 'time', 43_200, 'meses|mes|months', 'か月間|ヶ月間|カ月間|ヵ月間|か月|ヶ月|カ月|ヵ月|ケ月|箇月'],
  ['year', 'time', 518_400, 'anos|ano|years|year', '年間|年|歳|才'],
  ['w', 'power', 1, 'w|watts|watt', 'w|ワット|㍗'],
  ['kw', 'power', 1000, 'kw', 'kw|キロワット'],
  ['wh', 'energy', 1, 'wh', 'wh'],
  ['v', 'voltage', 1, 'v|volts|volt|vac|vdc', 'v|ボルト'],
  ['mah', 'charge', 1, 'mah', 'mah|ミリアンペア時|ミリアンペアアワー|ミリアンペア'],
  ['ah', 'charge', 1000, 'ah', 'ah|アンペア時'],
  ['a', 'current', 1, 'amperes|ampere|amps|A', 'A|アンペア'],
  ['ma', 'current', 0.001, 'ma', 'ma'],
  ['hz', 'frequency', 1, 'hz', 'hz|ヘルツ'],
  ['khz', 'frequency', 1e3, 'khz', 'khz|キロヘルツ'],
  ['mhz', 'frequency', 1e6, 'mhz', 'mhz|メガヘルツ'],
  ['ghz', 'frequency', 1e9, 'ghz', 'ghz|ギガヘルツ'],
  ['celsius', 'degree', 1, '°c|ºc|graus celsius|graus c|℃', '℃|°c|度c'],
  ['degree', 'degree', 1, 'graus|grau|°|º', '度|°'],
  ['fahrenheit', 'fahrenheit', 1, '°f|ºf', '℉|°f'],
  ['percent', 'share', 1, '%|por cento', '%|パーセント|㌫'],
  ['tenth', 'share', 10, '', '割'],
  ['gb', 'memory', 1, 'gb|gigabytes', 'gb|ギガバイト'],
  ['tb', 'memory', 1024, 'tb', 'tb|テラバイト'],
  ['mb', 'memory', 1 / 1024, 'mb', 'mb'],
  ['mp', 'pixels', 1e6, 'mp|megapixels|megapixel', 'mp|メガピクセル'],
  ['pixel', 'pixels', 1, 'pixels|pixel|px', 'ピクセル|画素|px|ドット'],
  ['lm', 'light', 1, 'lumens|lumen|lm', 'ルーメン|lm'],
  ['kelvin', 'colour_temperature', 1, 'K|kelvin', 'K|ケルビン'],
  ['rpm', 'rotation', 1, 'rpm', 'rpm|回転/分|回転'],
  ['pa', 'pressure', 1, 'pa', 'pa|パスカル'],
  ['kpa', 'pressure', 1e3, 'kpa', 'kpa'],
  ['bar', 'pressure', 1e5, 'bar|bars', 'bar|バール'],
  ['atm', 'pressure', 1e5, 'atm', 'atm|気圧'],
  ['psi', 'pressure', 6895, 'psi', 'psi'],
  ['db', 'sound', 1, 'db|decibeis', 'db|デシベル'],
  ['gsm', 'density', 1, 'g/m²|g/m2|gsm', 'g/㎡|g/m²|g/m2'],
  ['kmh', 'speed', 1, 'km/h', 'km/h'],
  ['dozen', 'count', 12, 'duzias|duzia', 'ダース'],
  ['piece', 'count', 1, 'pecas|peca|pcs|pc|unidades|unidade|unid|und|un|itens|item', '個|点|ピース|pcs'],
  ['pair', 'count', 1, 'pares|par', '組|足|ペア|双'],
  ['colour', 'count', 1, 'cores', '色|カラー'],
  ['level', 'count', 1, 'niveis|nivel|intensidades|velocidades|estagios', '段階|レベル'],
  ['mode', 'count', 1, 'modos|modo|programas', 'モード|種類|通り'],
  ['person', 'count', 1, 'pessoas|pessoa', '人用|名様|人前|人|名'],
  ['tablet', 'count', 1, 'capsulas|comprimidos', '粒|錠|カプセル'],
  ['sheet', 'count', 1, 'folhas|folha', '枚'],
  ['times', 'count', 1, 'vezes|vez', '回|倍'],
  ['other', 'count', 1, '', 'つ|本|台|膳|冊|着|缶|袋|箱|包|匹|頭|玉|灯|脚|杯|段|層|室|口|セット|ポケット'],
  ['in_one', 'in_one', 1, '', '役'],
  ['JPY', 'JPY', 1, 'ienes|iene|jpy', '円'],
  ['BRL', 'BRL', 1, 'reais|real|brl', 'レアル'],
  ['USD', 'USD', 1, 'dolares|dolar|usd', 'ドル'],
  ['EUR', 'EUR', 1, 'euros|euro', 'ユーロ'],
];

export type Language = 'pt' | 'ja';
export type UnitMeaning = { dimension: string; scale: number };

export const UNITS: ReadonlyMap<string, UnitMeaning> = new Map(
  ROWS.map(([key, dimension, scale]) => [key, { dimension, scale }]),
);

type Form = { form: string; key: string };
/** By their first sign, the longest first. */
function formsOf(at: 3 | 4): ReadonlyMap<string, readonly Form[]> {
  const forms = ROWS.flatMap((row) =>
    row[at]
      .split('|')
      .filter(Boolean)
      .map((form) => ({ form, key: row[0] })),
  ).sort((one, other) => other.form.length - one.form.length);
  const bySign = new Map<string, Form[]>();
  for (const form of forms) {
    const sign = form.form.charAt(0).toLowerCase();
    bySign.set(sign, [...(bySign.get(sign) ?? []), form]);
  }
  return bySign;
}
const FORMS: Record<Language, ReadonlyMap<string, readonly Form[]>> = { pt: formsOf(3), ja: formsOf(4) };

/** The unit that stands at a place; `folded` is the folded `text`. */
export function unitAt(text: string, folded: string, at: number, language: Language): Form | undefined {
  return FORMS[language].get(folded.charAt(at))?.find(({ form }) => {
    const isCapital = /^[AK]$/.test(form);
    if (!(isCapital ? text : folded).startsWith(form, at)) return false;
    const next = folded.charAt(at + form.length);
    return !/[a-z]$/i.test(form) || !(form === 'h' ? /[a-z]/ : /[a-z0-9]/).test(next);
  });
}
