import { LEXICON } from '#writer/data/lexicon/all-entries.ts';
import type { LexiconRole } from '#writer/data/lexicon/lexicon-entry.ts';
import { PART_NOUNS } from '#writer/data/phrases/part-nouns.ts';
import { COLOUR_WORDS, MATERIAL_WORDS, MORE_PARTS } from '#writer/data/phrases/value-words.ts';
import { normalizeWord } from '#writer/facts/portuguese-words.ts';
import { fold } from './fold.ts';

const SIZES: Readonly<Record<string, string>> = {
  pp: 'XS',
  p: 'S',
  m: 'M',
  g: 'L',
  gg: 'XL',
  xg: 'XXL',
  xgg: '3XL',
  g1: '2XL',
  g2: '3XL',
  g3: '4XL',
  xs: 'XS',
  s: 'S',
  l: 'L',
  xl: 'XL',
  xxl: 'XXL',
  u: 'フリーサイズ',
  unico: 'フリーサイズ',
  'tamanho unico': 'フリーサイズ',
};

export const byForm = (role: LexiconRole) =>
  new Map(
    LEXICON.filter((entry) => entry.role === role).flatMap((entry) =>
      entry.forms.map((form) => [key(form), entry] as const),
    ),
  );
const COLOURS = byForm('colour');
const PATTERNS = byForm('pattern');
const MATERIALS = byForm('material');
const PARTS = byForm('part');

/** Words that a material or colour may carry without change of sense. */
const GRADE = /^(.{2,40}?) ?(?:grau |tipo )?(18\/8|18\/10|\d{3}l?|\d{1,3}%)$/;
const SHARE = /^(\d{1,3} ?%) ?(?:de |em )?(.{2,40})$/;
/** "algodão e poliéster", "80% algodão, 20% linho"; the sign inside 18/8 parts nothing. */
const BETWEEN_MATERIALS = / ?[;+] ?| ?(?<!\d)[,/] ?| ?[,/](?!\d) ?| e /;

export function colourInJapanese(value: string): string | null {
  const plain = fold(value).replace(/^cor /, '');
  const known = (COLOURS.get(key(plain)) ?? PATTERNS.get(key(plain)))?.ja ?? COLOUR_WORDS[plain];
  if (known !== undefined) return known;
  const matte = /^(.{3,30}) fosc[oa]$/.exec(plain)?.[1];
  if (matte !== undefined) return join('マット', colourInJapanese(matte));
  const pair = /^(.{3,30}?)(?: (?:c\/|com|e) | ?\/ ?)(.{3,30})$/.exec(plain);
  const [first, second] = [pair?.[1], pair?.[2]].map((one) => (one === undefined ? null : colourInJapanese(one)));
  return first && second ? `${first}×${second}` : null;
}

/** Only words of the lexicon of materials, with their share or grade: コットン100%, ステンレス（304）. */
export function materialInJapanese(value: string): string | null {
  const known = MATERIALS.get(key(value));
  if (known) return known.ja;
  const plain = fold(value);
  if (MATERIAL_WORDS[plain] !== undefined) return MATERIAL_WORDS[plain];
  const several = plain.split(BETWEEN_MATERIALS);
  if (several.length > 1) {
    const said = several.map(materialInJapanese);
    return said.every((ja) => ja !== null) ? said.join('・') : null;
  }
  const share = SHARE.exec(plain);
  if (share) return join(materialInJapanese(share[2] ?? ''), (share[1] ?? '').replace(' ', ''));
  const grade = GRADE.exec(plain);
  const base = grade ? materialInJapanese(grade[1] ?? '') : null;
  return base === null ? null : grade?.[2]?.endsWith('%') ? base + grade[2] : `${base}（${grade?.[2]}）`;
}

export function materialSlug(value: string): string | undefined {
  return MATERIALS.get(key(value))?.slug;
}

export function partInJapanese(part: string): string | null {
  return PART_NOUNS[fold(part)] ?? MORE_PARTS[fold(part)] ?? PARTS.get(key(part))?.ja ?? null;
}

/** "P ao GG", "34 ao 39", "P, M e G". */
export function sizesInJapanese(value: string): string | null {
  const plain = fold(value).replace(/^(?:do|de|tamanhos?|numeracao)\s+/, '');
  const range = /^([a-z\d]{1,3})\s?(?:ao|a|ate|–)\s?([a-z\d]{1,3})$/.exec(plain);
  if (range) {
    const ends = [range[1] ?? '', range[2] ?? ''].map((end) => SIZES[end] ?? (/^\d+$/.test(end) ? end : null));
    return ends.every((end) => end !== null) ? ends.join('〜') : null;
  }
  const numbers = /^(\d{2})\s?[-/]\s?(\d{2})$/.exec(plain);
  if (numbers && Number(numbers[1]) < Number(numbers[2])) return `${numbers[1]}〜${numbers[2]}`;
  if (SIZES[plain]) return SIZES[plain];
  const sizes = plain.split(/\s*[,/|–-]\s*|\s+e\s+|\s+/).filter((size) => size !== '');
  const said = sizes.map((size) => SIZES[size] ?? (/^\d{1,3}$/.test(size) ? size : null));
  return said.length > 0 && said.every((size) => size !== null) ? said.join('・') : null;
}

export function key(text: string): string {
  return fold(text)
    .split(/[\s-]+/)
    .map(normalizeWord)
    .join(' ');
}

function join(before: string | null, after: string | null): string | null {
  return before === null || after === null ? null : before + after;
}
