import { URL_SLUG_MAX_CHARS } from '#domain/robots/robot-options.ts';
import { countGraphemes } from '#domain/robots/text-length.ts';
import type { Finding } from './warn.ts';

export type Limits = { min: number; max: number };

const form = (code: Finding['code'], message: string, excerpt = ''): Finding => ({
  code,
  message,
  excerpt,
  sentence: '',
});

export function checkLength(text: string, { min, max }: Limits, length = countGraphemes(text)): Finding[] {
  if (text.trim() === '') return [form('too_short', 'O texto veio vazio.')];
  if (length < min) return [form('too_short', `O texto tem ${length} caracteres; o mínimo é ${min}.`)];
  if (length > max) return [form('too_long', `O texto tem ${length} caracteres; o máximo é ${max}.`)];
  return [];
}

/** The page's address in ASCII words; what does not fit is mended. */
export function checkSlug(slug: string): { slug: string; findings: Finding[] } {
  const cleaned = slug
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  if (cleaned === '') return { slug: cleaned, findings: [form('too_short', 'Faltou o endereço da página.')] };
  if (cleaned.length <= URL_SLUG_MAX_CHARS) return { slug: cleaned, findings: [] };
  const end = cleaned.slice(0, URL_SLUG_MAX_CHARS + 1).lastIndexOf('-');
  return {
    slug: cleaned.slice(0, end > 0 ? end : URL_SLUG_MAX_CHARS),
    findings: [form('too_long', `O endereço passa de ${URL_SLUG_MAX_CHARS} caracteres e foi encurtado.`, cleaned)],
  };
}

const TOO_ALIKE = 0.72;

/** Items of a list that say the same in almost the same words, by the number of the earlier one. */
export function findTwins(items: readonly string[]): (Finding | undefined)[] {
  return twinsOf(items, (one, other) => likeness(bigramsOf(one), bigramsOf(other)));
}

/** Names may begin with the same kind of product, "Caixa de Som Uta" and "Caixa de Som Oto": the rest has to differ. */
export function findTwinNames(names: readonly string[]): (Finding | undefined)[] {
  return twinsOf(names, (one, other) => {
    const [first, second] = [one.split(' '), other.split(' ')];
    const different = first.findIndex((word, at) => word !== second[at]);
    const [own, theirs] = different >= 2 ? [first.slice(different), second.slice(different)] : [first, second];
    return likeness(bigramsOf(own.join(' ')), bigramsOf(theirs.join(' ')));
  });
}

function twinsOf(items: readonly string[], alike: (one: string, other: string) => number): (Finding | undefined)[] {
  return items.map((item, index) => {
    const twin = items.slice(0, index).findIndex((other) => alike(other, item) >= TOO_ALIKE);
    return twin < 0 ? undefined : form('near_duplicate', `Quase igual ao item ${twin + 1}.`, item.slice(0, 80));
  });
}

function bigramsOf(text: string): Set<string> {
  const letters = [...text.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '')];
  return new Set(letters.length < 2 ? letters : letters.slice(1).map((letter, at) => `${letters[at]}${letter}`));
}

function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size === 0 || other.size === 0) return 0;
  let shared = 0;
  for (const pair of one) if (other.has(pair)) shared += 1;
  return shared / (one.size + other.size - shared);
}
