const SAME_IN_PLURAL = new Set(
  'tenis oculos lapis gas mes tres jeans fitness wireless mais menos gratis plus pos seis dois onibus mas nos os as das dos nas pelos aos wi-fi ar iris bis xadrez ps les is depois atras apos tres'.split(
    ' ',
  ),
);

const IRREGULAR: Readonly<Record<string, string>> = {
  maos: 'mao',
  paes: 'pao',
  caes: 'cao',
  meses: 'mes',
  arvores: 'arvore',
  portateis: 'portatil',
  faceis: 'facil',
  uteis: 'util',
  texteis: 'textil',
  frageis: 'fragil',
  versateis: 'versatil',
  retrateis: 'retratil',
  ageis: 'agil',
  demais: 'demais',
  pais: 'pai',
  pes: 'pe',
};

const PLURAL_ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/oes$/, 'ao'],
  [/aes$/, 'ao'],
  [/ais$/, 'al'],
  [/eis$/, 'el'],
  [/ois$/, 'ol'],
  [/([^aeou])is$/, '$1il'],
  [/ns$/, 'm'],
  [/([aeiou])res$/, '$1r'],
  [/([aeiou])zes$/, '$1z'],
  [/s$/, ''],
];

export function stripAccents(text: string): string {
  if (/^[\n -~]*$/.test(text)) return text;
  return text.normalize('NFD').replaceAll(/\p{M}+/gu, '');
}

/** One written word reduced so that accents, capitals and the plural make no difference. */
export function normalizeWord(word: string): string {
  const plain = stripAccents(word.toLowerCase());
  const irregular = IRREGULAR[plain];
  if (irregular !== undefined) return irregular;
  if (plain.length <= 2 || SAME_IN_PLURAL.has(plain) || !plain.endsWith('s') || plain.endsWith('ss')) return plain;
  for (const [ending, singular] of PLURAL_ENDINGS) {
    if (ending.test(plain)) return plain.replace(ending, singular);
  }
  return plain;
}

export type Token = {
  kind: 'word' | 'number' | 'stop';
  raw: string;
  norm: string;
  start: number;
  end: number;
};

const TOKEN = /\d+(?:[.,]\d+)*|\p{L}[\p{L}\p{M}]*|[%°º²]|[^\s\p{L}\p{M}\d]/gu;
/** Signs inside an expression: guarda-chuva, d'água, 110/220. */
const SILENT = new Set(['-', '‑', '’', "'", '´', '`', '"', '“', '”', '*', '_', '/', '+']);

export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(TOKEN)) {
    const raw = match[0];
    if (SILENT.has(raw)) continue;
    const kind = /^\d/.test(raw) ? 'number' : /^[\p{L}%°º²]/u.test(raw) ? 'word' : 'stop';
    tokens.push({
      kind,
      raw,
      norm: kind === 'word' ? normalizeWord(raw) : raw,
      start: match.index,
      end: match.index + raw.length,
    });
  }
  return tokens;
}

/** Words with little meaning of their own, in normalised form. */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  (
    'a o as os um uma uns umas de da do das dos em na no nas nos por pela pelo pelas pelos para pra pro com e ou que ao aos ' +
    'se sua seu suas seus esta este essa esse ate mais muito muita tambem ja sem sob sobre entre como quando'
  ).split(' '),
);
