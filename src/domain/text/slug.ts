import { foldText } from './fold-text.ts';

export const SLUG_PATTERN = /^[a-z0-9]+(-[a-z0-9]+)*$/;
export const SLUG_MAX_LENGTH = 80;

/** "Frete grátis: até ¥3,000!" becomes "frete-gratis-ate-3-000". Empty when nothing is left. */
export function slugify(text: string): string {
  return foldText(text)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_MAX_LENGTH)
    .replace(/^-+|(?<!-)-+$/g, '');
}

/** The nth proposal for a slug that is taken: "frete", "frete-2", "frete-3". */
export function numberedSlug(slug: string, attempt: number): string {
  if (attempt <= 1) return slug;
  const suffix = `-${attempt}`;
  return `${slug.slice(0, SLUG_MAX_LENGTH - suffix.length).replace(/(?<!-)-+$/, '')}${suffix}`;
}
