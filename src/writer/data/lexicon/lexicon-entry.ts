import { normalizeWord } from '#writer/facts/portuguese-words.ts';

export const FAMILIES = [
  'clothing',
  'shoes',
  'bag',
  'jewelry',
  'accessory',
  'watch',
  'phone',
  'audio',
  'gadget',
  'lighting',
  'kitchen',
  'drinkware',
  'bedding',
  'bath',
  'decor',
  'storage',
  'cleaning',
  'furniture',
  'beauty',
  'hair',
  'relax',
  'baby',
  'toy',
  'pet',
  'fitness',
  'outdoor',
  'car',
  'tool',
  'office',
  'garden',
  'travel',
  'food',
  'party',
  'generic',
] as const;
export type Family = (typeof FAMILIES)[number];

export type LexiconRole =
  | 'type' // what the product is
  | 'set' // kit, par: turns the type beside it into a set
  | 'material'
  | 'colour'
  | 'pattern'
  | 'feature'
  | 'audience'
  | 'occasion' // when, where or for what it is used
  | 'part'
  | 'unit'
  | 'label' // heading before a colon
  | 'shop' // fixed expressions of a shop page
  | 'word'; // other nouns, needed only to translate

export type LexiconEntry = {
  id: string;
  role: LexiconRole;
  /** Every written form, with gender forms expanded; plural and accents are handled by the matcher. */
  forms: string[];
  /** The form used when we write Portuguese ourselves. */
  pt: string;
  ja: string;
  /** ASCII words for a web address. */
  slug: string;
  family?: Family;
  /** Japanese form that stands before a noun: 防水の, 軽い. */
  attr: string;
  /** Sense applies only when one of these words is somewhere in the text. */
  needs?: string[];
  /** Sense is refused when one of these words is somewhere in the text. */
  unless?: string[];
  /** Sense is refused when one of these words follows at once (leve + agora is a verb). */
  notBefore?: string[];
  /** Sense is refused when one of these words stands just before. */
  notAfter?: string[];
};

export type EntryOptions = {
  attr?: string;
  needs?: string;
  unless?: string;
  notBefore?: string;
  notAfter?: string;
};

/** Forms divided by "|" ("preto/a" stands for both genders; the first is ours to write), Japanese, slug words, options. */
export type EntryRow = readonly [forms: string, ja: string, slug: string, options?: EntryOptions];

export function entriesOf(role: LexiconRole, rows: readonly EntryRow[], family?: Family): LexiconEntry[] {
  return rows.map(([formList, ja, slug, options]) => {
    const forms = formList.split('|').flatMap(genderForms);
    const pt = forms[0] ?? '';
    return {
      id: `${role}:${pt}:${ja}`,
      role,
      forms,
      pt,
      ja,
      slug,
      attr: options?.attr ?? defaultAttr(role, ja),
      ...(family === undefined ? {} : { family }),
      ...wordLists(options),
    };
  });
}

export function typeEntriesOf(groups: Partial<Record<Family, readonly EntryRow[]>>): LexiconEntry[] {
  return FAMILIES.flatMap((family) => entriesOf('type', groups[family] ?? [], family));
}

function genderForms(form: string): string[] {
  if (!form.includes('/')) return [form];
  const masculine = form.replaceAll(/\/\p{L}+/gu, '');
  const feminine = form.replaceAll(
    /(\p{L}+?)(o|ão|or|ês|)\/(\p{L}+)/gu,
    (_, stem: string, end: string, feminineEnd: string) =>
      end === 'or' || end === 'ês' ? `${stem}${end === 'ês' ? 'es' : end}${feminineEnd}` : `${stem}${feminineEnd}`,
  );
  return [masculine, feminine];
}

function defaultAttr(role: LexiconRole, ja: string): string {
  return role === 'material' ? `${ja}製の` : `${ja}の`;
}

function wordLists(options: EntryOptions | undefined) {
  const lists: Pick<LexiconEntry, 'needs' | 'unless' | 'notBefore' | 'notAfter'> = {};
  if (options?.needs) lists.needs = options.needs.split(' ').map(normalizeWord);
  if (options?.unless) lists.unless = options.unless.split(' ').map(normalizeWord);
  if (options?.notBefore) lists.notBefore = options.notBefore.split(' ').map(normalizeWord);
  if (options?.notAfter) lists.notAfter = options.notAfter.split(' ').map(normalizeWord);
  return lists;
}
