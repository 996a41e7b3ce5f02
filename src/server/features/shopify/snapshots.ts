import { createHash } from 'node:crypto';
import {
  type ComparedPhoto,
  type FieldState,
  POLICY_TYPES,
  type PolicyType,
  type Snapshot,
} from '#domain/shopify/shopify.ts';
import type { DraftWords, ShopifyDraft } from '#domain/shopify/shopify-draft.ts';
import { formatYen } from '#domain/text/format-money.ts';
import type { RemoteProduct, RemoteVariant } from '#server/providers/shopify/operations.ts';

const MAX_SHOWN = 300;

const state = (exact: string, shown: string = exact): FieldState => ({
  mark: createHash('sha256').update(exact).digest('base64url'),
  shown: shown.length > MAX_SHOWN ? `${shown.slice(0, MAX_SHOWN)}…` : shown,
});

/** Shopify reformats markup, so only tags and text are compared, not line breaks. */
const markup = (html: string): FieldState => {
  const tidy = html
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?(<[^<>]*>) ?/g, '$1')
    .trim();
  return state(
    tidy,
    tidy
      .replaceAll(/<[^<>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
};

function prices(variants: readonly { values: readonly string[]; price: number }[]): FieldState {
  const lines = variants.map(({ values, price }) => `${values.join(' / ')}: ${price}`).sort();
  const all = variants.map(({ price }) => price);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const range = least === most ? formatYen(least) : `${formatYen(least)} a ${formatYen(most)}`;
  return state(lines.join('\n'), all.length === 1 ? range : `${range}, ${all.length} variantes`);
}

const photoList = (photos: ComparedPhoto[]): FieldState => ({
  ...state(photos.map(({ id }) => id).join('\n'), photos.length === 1 ? '1 foto' : `${photos.length} fotos`),
  photos,
});

/** Shopify's names for the single option of a product without options. */
export const NO_OPTION = { name: 'Title', value: 'Default Title' };

/** Texts of a product that can be translated at Shopify, by its keys. */
export const translationsOf = ({ title, descriptionHtml, seoTitle, seoDescription }: DraftWords) =>
  Object.entries({
    title,
    body_html: descriptionHtml,
    meta_title: seoTitle,
    meta_description: seoDescription,
  }).filter(([, value]) => value !== '');

const translated = (pairs: readonly (readonly [string, string])[]): FieldState => {
  const lines = [...pairs].sort(([one], [other]) => one.localeCompare(other)).map(([key, value]) => `${key}: ${value}`);
  return state(lines.join('\n'), pairs.find(([key]) => key === 'title')?.[1] ?? pairs[0]?.[1] ?? '');
};

export function draftSnapshot(
  draft: ShopifyDraft,
  words: DraftWords,
  photoIds: Readonly<Record<string, string>>,
): Snapshot {
  const { variants, photos, tags, productType, policies } = draft;
  return {
    title: state(words.title),
    description: markup(words.descriptionHtml),
    price: prices(
      variants.map(({ values, priceYen }) => ({
        values: values.length > 0 ? values : [NO_OPTION.value],
        price: priceYen,
      })),
    ),
    photos: photoList(photos.map(({ url }) => ({ id: photoIds[url] ?? url, url }))),
    seo: state(`${words.seoTitle}\n${words.seoDescription}`),
    tags: state([...tags].sort().join(', ')),
    type: state(productType),
    translation: translated(translationsOf(draft.japanese)),
    ...policySnapshot(policies),
  };
}

export const productSnapshot = (product: RemoteProduct, variants: readonly RemoteVariant[]): Snapshot => ({
  title: state(product.title),
  description: markup(product.descriptionHtml),
  price: prices(
    variants.map(({ selectedOptions, price }) => ({
      values: selectedOptions.map(({ value }) => value),
      price: Number(price),
    })),
  ),
  photos: photoList(product.media.nodes.map(({ id, preview }) => ({ id, url: preview?.image?.url ?? null }))),
  seo: state(`${product.seo.title ?? ''}\n${product.seo.description ?? ''}`),
  tags: state([...product.tags].sort().join(', ')),
  type: state(product.productType),
});

/** A missing translation cannot be overwritten, so it counts as unchanged. */
export function translationSnapshot(translations: readonly { key: string; value: string | null }[]): Snapshot {
  const ours = translationsOf({ title: '-', descriptionHtml: '-', seoTitle: '-', seoDescription: '-' });
  const pairs = ours.flatMap(([key]) => {
    const value = translations.find((each) => each.key === key)?.value;
    return value ? [[key, value] as const] : [];
  });
  return pairs.length > 0 ? { translation: translated(pairs) } : {};
}

/** An empty policy cannot be overwritten either. */
export const policySnapshot = (policies: readonly { type: string; body: string }[]): Snapshot =>
  Object.fromEntries(
    policies
      .filter(({ type, body }) => Object.values(POLICY_TYPES).includes(type as PolicyType) && body.trim() !== '')
      .map(({ type, body }) => [type, markup(body)]),
  );
