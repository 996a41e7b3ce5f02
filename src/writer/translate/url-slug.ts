import { URL_SLUG_MAX_CHARS } from '#domain/robots/robot-options.ts';
import { voicedFeatures } from '#writer/compose/japanese-phrases.ts';
import { contentWords, type ProductFacts } from '#writer/facts/description-analysis.ts';

/** English words for what we know; the seller's own words, without accents, for what we do not. */
export function slugOf(facts: ProductFacts): string {
  const volume = facts.measures.find(({ kind }) => kind === 'volume');
  const words = facts.head
    ? [
        voicedFeatures(facts)[0]?.entry.slug,
        facts.materials[0]?.slug,
        facts.head.slug,
        facts.isSet && !facts.head.slug.endsWith('set') ? 'set' : undefined,
        volume?.ja.toLowerCase().replace('.', '-'),
      ]
    : contentWords(facts.title).slice(0, 5);
  const slug = cutAtWord(toSlug(words.filter((word) => word !== undefined).join('-')));
  return slug === '' ? `item-${facts.seed.toString(36)}` : slug;
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
