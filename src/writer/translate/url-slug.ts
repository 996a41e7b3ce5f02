import { URL_SLUG_MAX_CHARS } from '#domain/robots/robot-options.ts';
import { fold } from '#writer/compose/fold.ts';
import type { Product } from '#writer/compose/product.ts';
import { materialSlug } from '#writer/compose/say-value.ts';
import { UNIT_WORDS } from '#writer/data/frames/unit-words.ts';
import { FUNCTION_WORDS, stripAccents, tokenize } from '#writer/facts/portuguese-words.ts';

/** English words for what we know; the seller's own words, without accents, for what we do not. */
export function slugOf(product: Product): string {
  const material = product.facts.find(({ kind, role }) => kind === 'material' && role === null);
  const volume = product.facts.find(({ kind, role }) => kind === 'quantity' && role === 'volume');
  const words = product.head
    ? [
        material ? materialSlug(material.value) : undefined,
        product.head.slug,
        product.isSet && !product.head.slug.endsWith('set') ? 'set' : undefined,
        volume ? `${volume.value.replace(',', '-')}${UNIT_WORDS[fold(volume.unit ?? '')] ?? ''}` : undefined,
      ]
    : contentWords(product.pt === 'produto' ? '' : product.pt).slice(0, 5);
  const slug = cutAtWord(toSlug(words.filter((word) => word !== undefined).join('-')));
  return slug === '' ? `item-${product.seed.toString(36)}` : slug;
}

function contentWords(text: string): string[] {
  return tokenize(text)
    .filter(({ kind, norm }) => kind === 'word' && norm.length > 2 && !FUNCTION_WORDS.has(norm))
    .map(({ raw }) => stripAccents(raw.toLowerCase()));
}

function toSlug(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
}

function cutAtWord(slug: string): string {
  if (slug.length <= URL_SLUG_MAX_CHARS) return slug;
  const cut = slug.slice(0, URL_SLUG_MAX_CHARS + 1);
  const end = cut.lastIndexOf('-');
  return (end > 0 ? cut.slice(0, end) : cut.slice(0, URL_SLUG_MAX_CHARS)).replaceAll(/-+$/g, '');
}
