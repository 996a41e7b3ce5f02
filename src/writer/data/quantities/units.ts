/** What a unit measures. Numbers are compared only inside one of these. */
export type Dimension =
  | 'volume'
  | 'mass'
  | 'length'
  | 'area'
  | 'time'
  | 'power'
  | 'voltage'
  | 'current'
  | 'charge'
  | 'energy'
  | 'frequency'
  | 'temperature'
  | 'share'
  | 'memory'
  | 'pixels'
  | 'light'
  | 'rotation'
  | 'pressure'
  | 'sound'
  | 'density'
  | 'speed'
  | 'count'
  | 'people'
  | 'money';

export type Unit = {
  id: string;
  dimension: Dimension;
  /** How many of the dimension's smallest unit: 1 h is 60 (minutes). */
  scale: number;
  /** Written forms without accents, lower case; the first is ours to write, the second its singular where it differs. */
  pt: readonly string[];
  /** Written forms in Japanese; the first is ours to write. */
  ja: readonly string[];
};

type Row = readonly [id: string, dimension: Dimension, scale: number, pt: string, ja: string];

const ROWS: readonly Row[] = [
  ['ml', 'volume', 1, 'ml|mililitros|mililitro', 'ml|mL|ML|ミリリットル|ミリ リットル|㎖|cc|㏄'],
  ['l', 'volume', 1000, 'litros|litro|l|lt|lts', 'L|l|リットル|ℓ|㍑'],
  ['mg', 'mass', 0.001, 'mg|miligramas|miligrama', 'mg|ミリグラム|㎎'],
  ['kg', 'mass', 1000, 'kg|quilos|quilo|kilos|kilo|kgs', 'kg|KG|Kg|キログラム|キロ|㎏|㌔'],
  ['g', 'mass', 1, 'g|gramas|grama|gr|grs', 'g|グラム|㌘'],
  ['m2', 'area', 1, 'm²|m2|metros quadrados|metro quadrado', '㎡|m²|m2|平方メートル|平米'],
  ['km', 'length', 1_000_000, 'km|quilometros|quilometro', 'km|キロメートル|㎞'],
  ['mm', 'length', 1, 'mm|milimetros|milimetro', 'mm|ミリメートル|ミリ|㎜|㍉'],
  ['cm', 'length', 10, 'cm|centimetros|centimetro|cms', 'cm|CM|センチメートル|センチ|㎝|㌢'],
  ['m', 'length', 1000, 'm|metros|metro|mts|mt', 'm|メートル|㍍'],
  ['inch', 'length', 25.4, "polegadas|polegada|pol|inch|inches|\"|”|''", 'インチ|型|"|inch'],
  ['hour', 'time', 60, 'horas|hora|h|hrs|hr|hs|hours|hour', '時間|h'],
  ['minute', 'time', 1, 'minutos|minuto|min|mins|minutes', '分間|分|min'],
  ['second', 'time', 1 / 60, 'segundos|segundo|seg', '秒間|秒'],
  ['day', 'time', 1440, 'dias|dia', '日間|日'],
  ['week', 'time', 10_080, 'semanas|semana', '週間'],
  ['month', 'time', 43_200, 'meses|mes', 'か月間|ヶ月間|カ月間|ヵ月間|か月|ヶ月|カ月|ヵ月|ケ月|箇月'],
  ['year', 'time', 518_400, 'anos|ano', '年間|年|歳|才'],
  ['kw', 'power', 1000, 'kw', 'kW|キロワット'],
  ['w', 'power', 1, 'w|watts|watt', 'W|ワット|㍗'],
  ['wh', 'energy', 1, 'wh', 'Wh'],
  ['v', 'voltage', 1, 'v|volts|volt|vac|vdc', 'V|ボルト'],
  ['mah', 'charge', 1, 'mah|mha', 'mAh|MAH|mah|ミリアンペア時|ミリアンペアアワー'],
  ['ah', 'charge', 1000, 'ah', 'Ah'],
  ['a', 'current', 1, 'amperes|ampere|amp|amps', 'A|アンペア'],
  ['khz', 'frequency', 1000, 'khz', 'kHz|キロヘルツ'],
  ['mhz', 'frequency', 1_000_000, 'mhz', 'MHz|メガヘルツ'],
  ['ghz', 'frequency', 1_000_000_000, 'ghz', 'GHz|ギガヘルツ'],
  ['hz', 'frequency', 1, 'hz', 'Hz|ヘルツ'],
  ['celsius', 'temperature', 1, '°c|ºc|graus celsius|graus c', '℃|°C|度C'],
  ['degree', 'temperature', 1, 'graus|grau|°|º', '度|°'],
  ['percent', 'share', 1, '%|por cento', '%|％|パーセント|㌫'],
  ['gb', 'memory', 1, 'gb|gigas|giga|gigabytes', 'GB|ギガバイト|ギガ'],
  ['tb', 'memory', 1024, 'tb', 'TB|テラバイト'],
  ['mb', 'memory', 1 / 1024, 'mb', 'MB'],
  ['mp', 'pixels', 1, 'mp|megapixels|megapixel', 'MP|メガピクセル'],
  ['px10k', 'pixels', 0.01, '', '万画素'],
  ['pixel', 'pixels', 0.000_001, 'pixels|pixel|px', 'ピクセル|画素|px'],
  ['lumen', 'light', 1, 'lumens|lumen|lm', 'ルーメン|lm'],
  ['kelvin', 'temperature', 1, '', 'K|ケルビン'],
  ['rpm', 'rotation', 1, 'rpm', 'rpm|RPM|回転/分|回転'],
  ['bar', 'pressure', 1, 'bar|bars', 'bar|気圧|バール'],
  ['atm', 'pressure', 1, 'atm', 'ATM'],
  ['psi', 'pressure', 0.0689, 'psi', 'psi|PSI'],
  ['pa', 'pressure', 0.000_01, 'pa', 'Pa|パスカル'],
  ['kpa', 'pressure', 0.01, 'kpa', 'kPa'],
  ['db', 'sound', 1, 'db|decibeis', 'dB|デシベル'],
  ['gsm', 'density', 1, 'g/m²|g/m2|gsm', 'g/㎡|g/m²|g/m2'],
  ['kmh', 'speed', 1, 'km/h', 'km/h'],
  ['piece', 'count', 1, 'peças|peça|pecas|peca|pçs|pç|pcs|pc', '点セット|点|ピース|pcs'],
  [
    'unit',
    'count',
    1,
    'unidades|unidade|unid|und|un|itens|item|units',
    '個セット|個入り|個|つ|台|本セット|本|枚セット|枚|袋|箱|膳|冊|着|缶|粒|錠|包|玉|匹|株|輪|灯|基|脚|杯|切れ|連|組セット',
  ],
  ['pair', 'count', 1, 'pares|par', '組|足|ペア|双'],
  ['sheet', 'count', 1, 'folhas|folha', '枚入り'],
  ['colour', 'count', 1, 'cores|cor', '色|カラー'],
  ['level', 'count', 1, 'niveis|nivel|intensidades|intensidade|ajustes|estagios|posicoes', '段階調整|段階|レベル|段'],
  ['gear', 'count', 1, 'velocidades|velocidade', '速|スピード'],
  ['mode', 'count', 1, 'modos|modo|programas|programa|funcoes|tipos|tons', 'モード|種類|通り|機能|パターン'],
  [
    'compartment',
    'count',
    1,
    'compartimentos|compartimento|divisorias|divisoes|nichos|andares|prateleiras|gavetas|bolsos',
    '室|ポケット|か所|ヶ所|カ所|層|仕切り|引き出し',
  ],
  ['port', 'count', 1, 'portas|porta|entradas|saidas|tomadas', 'ポート|口'],
  ['led', 'count', 1, 'leds|lampadas|luzes', '球|灯式'],
  ['set', 'count', 1, 'kits|kit|conjuntos|jogos', 'セット'],
  ['dose', 'count', 1, 'capsulas|comprimidos|sachês|saches|doses|porcoes', 'カプセル|回分|食分|日分'],
  ['person', 'people', 1, 'pessoas|pessoa|lugares|jogadores|xicaras', '人用|名様|人前|人|名'],
  ['time', 'count', 1, 'vezes|vez', '回|倍'],
  ['thread', 'count', 1, 'fios', 'スレッドカウント|番手'],
  ['yen', 'money', 1, 'ienes|iene|jpy', '円'],
  ['brl', 'money', 1, 'reais|real', 'レアル'],
  ['usd', 'money', 1, 'dolares|dolar', 'ドル'],
  ['eur', 'money', 1, 'euros|euro', 'ユーロ'],
];

export const UNITS: readonly Unit[] = ROWS.map(([id, dimension, scale, pt, ja]) => ({
  id,
  dimension,
  scale,
  pt: pt === '' ? [] : pt.split('|'),
  ja: ja.split('|'),
}));

export const UNIT_BY_ID: ReadonlyMap<string, Unit> = new Map(UNITS.map((unit) => [unit.id, unit]));
