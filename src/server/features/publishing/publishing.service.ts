import type { Product } from '#contract/products/products.ts';
import type { JapaneseProposal, ListingPatch, ListingReply, PagePatch } from '#contract/products/publishing.ts';
import type { SavedText } from '#contract/robots/texts.ts';
import type { Actor } from '#domain/accounts/permissions.ts';
import { isProofMissing } from '#domain/japan-gate/evaluate-gate.ts';
import { dayInJapan } from '#domain/japan-time.ts';
import { calculate } from '#domain/pricing/full/calculate.ts';
import type { CalculationInputs } from '#domain/pricing/full/calculation-inputs.ts';
import { supplierYen } from '#domain/pricing/full/order-result.ts';
import { readDelivery } from '#domain/products/supplier-terms.ts';
import type { Listing } from '#domain/publishing/listing.ts';
import { completeListing, type GateState, MAX_LISTING_LINE, MAX_SKU, SKU_PATTERN } from '#domain/publishing/listing.ts';
import { chosenText } from '#domain/publishing/publish-contents.ts';
import { MAX_SAVED_TEXT } from '#domain/robots/saved-text.ts';
import { withAllJapanese } from '#domain/sheet/wording/japanese-words.ts';
import { SLUG_PATTERN, slugify } from '#domain/text/slug.ts';
import type { Db } from '#server/db/client.ts';
import { getGate } from '#server/features/japan-gate/japan-gate.service.ts';
import { listCalculations } from '#server/features/pricing/pricing.service.ts';
import { getProduct, lockProduct, touchProduct, updateProduct } from '#server/features/products/products.service.ts';
import { listPublishable } from '#server/features/texts/texts.service.ts';
import type { Dependencies } from '#server/http/dependencies.ts';
import type { ClaimNote } from '#writer/claims/check-claims.ts';
import { findListing, mergeListing } from './publishing.repository.ts';

type Reader = Pick<Dependencies, 'db' | 'writerThreads' | 'config' | 'now'>;

const isTranslation = ({ robot, words }: PublishableText): boolean =>
  robot === 'translate' && (words.translation ?? []).some((text) => text.trim() !== '');

async function gateOf({ db, now }: Pick<Reader, 'db' | 'now'>, actor: Actor, productId: string): Promise<GateState> {
  const { savedAt, result } = await getGate(db, actor, { productId, now: now() });
  if (savedAt === null) return 'open';
  if (result.verdict === 'bloqueia') return 'blocked';
  return isProofMissing(result.entries) ? 'unproved' : 'clear';
}

/** The product's own address; else that of the text, else its name. */
const slugOf = ({ slug, name }: Product, chosen: PublishableText | undefined): string =>
  [slug, ...(chosen?.words.url_slug ?? [])].find((each) => SLUG_PATTERN.test(each)) ?? slugify(name);

const skuOf = (modelNumber: string, slug: string): string =>
  SKU_PATTERN.test(modelNumber) && modelNumber.length <= MAX_SKU && modelNumber !== ''
    ? modelNumber
    : slug.toUpperCase().slice(0, MAX_SKU);

function importTaxOf(inputs: CalculationInputs, day: string): number | null {
  const { taxCase, atDoor } = calculate(inputs, day);
  return taxCase === 'stock' || taxCase === 'seller-owes' || inputs.otherCost > 0 ? null : atDoor.to;
}

const MAX_QUOTED = 6;

/** Sentences of what the seller has chosen already, with their meaning, that fit one line of the page. */
const linesOf = (texts: readonly (PublishableText | undefined)[], field: string): JapaneseProposal[] =>
  texts
    .flatMap((text) => text?.sentences ?? [])
    .filter((sentence) => sentence.field === field && sentence.text.length <= MAX_LISTING_LINE)
    .filter(({ text }) => /[。！!]$/.test(text))
    .slice(0, MAX_QUOTED)
    .map(({ text, meaning, source }) => ({ ja: text, pt: meaning ?? source ?? '' }));

export async function getListing(deps: Reader, actor: Actor, productId: string): Promise<ListingReply> {
  const { db, config } = deps;
  const product = await getProduct(db, actor, productId);
  const { sheet, nameJa } = product;
  const [row, texts, { calculations }, gate] = await Promise.all([
    findListing(db, productId),
    listPublishable(db, actor, productId),
    listCalculations(db, actor, productId),
    gateOf(deps, actor, productId),
  ]);
  const listing = completeListing(row?.details ?? {});
  const translations = texts.filter(isTranslation);
  const chosen = chosenText(translations, listing);
  const [calculation] = calculations;
  const slug = slugOf(product, chosen);
  const { claims, proposals, values, rows } = await deps.writerThreads.runInWorker(actor.id, {
    work: 'listing',
    input: { texts: wordsToCheck(listing, nameJa, chosen), sheet, nameJa },
  });
  const { modelNumber, variants, ...ofSheet } = values;
  const ads = texts.filter(({ robot }) => robot === 'ads');
  const benefit = [...linesOf(ads, 'descriptions'), ...linesOf([chosen], 'translation'), ...proposals.benefit];
  return {
    listing,
    savedAt: row?.updatedAt ?? null,
    name: product.name,
    nameJa,
    slug,
    details: rows.flatMap(({ label, value }) => (value === null ? [] : [{ label, value }])),
    rowsWithoutJapanese: rows.filter(({ value }) => value === null).length,
    known: {
      ...ofSheet,
      priceYen: calculation?.result.price ?? null,
      costYen: (calculation && supplierYen(calculation.inputs.supplier)) || null,
      sku: skuOf(modelNumber, slug),
      images: product.photos.map(({ url, altJa }) => ({ url: new URL(url, config.PUBLIC_URL).href, alt: altJa })),
    },
    freightYen: calculation?.inputs.shipping ?? null,
    importTaxYen: calculation ? importTaxOf(calculation.inputs, dayInJapan(deps.now())) : null,
    supplierDelivery: readDelivery(product.source) ?? null,
    variants,
    photos: product.photos,
    gate,
    descriptions: translations.map(({ id, starred, title, words }) => ({
      id,
      starred,
      title,
      text: (words.translation ?? []).join('\n\n'),
      metaDescription: (words.meta_description ?? []).join(''),
    })),
    sampleCount: texts.filter(({ robot }) => robot === 'reviews').length,
    points: findPoints(chosen, claims),
    proposals: { ...proposals, benefit },
  };
}

export async function saveListing(
  deps: Reader,
  actor: Actor,
  { productId, ...patch }: ListingPatch & { productId: string },
): Promise<ListingReply> {
  await deps.db.transaction(async (tx) => {
    await getProduct(tx, actor, productId);
    await mergeListing(tx, productId, patch);
    await touchProduct(tx, actor, productId);
  });
  return getListing(deps, actor, productId);
}

export async function adoptPageAnswer(
  db: Db,
  actor: Actor,
  { productId, benefit, textId, terms, ...names }: PagePatch & { productId: string },
): Promise<Product> {
  return db.transaction(async (tx) => {
    // Read under the lock: an edit that comes at the same time stays.
    await lockProduct(tx, actor.id, productId);
    const { sheet } = await getProduct(tx, actor, productId);
    await mergeListing(tx, productId, { textId, benefit });
    const japanese = new Map(terms.map(({ pt, ja }) => [pt, { ja }]));
    // The Japanese comes from the same answer as the text: the text is not older than the sheet.
    return updateProduct(tx, actor, { productId, ...names, sheet: withAllJapanese(sheet, japanese) }, 'current');
  });
}

type Point = ListingReply['points'][number];

export type PublishableText = Pick<SavedText, 'id' | 'robot' | 'starred' | 'title' | 'warnings'> & {
  words: SavedText['output']['texts'];
  sentences: SavedText['output']['sentences'];
};

const MAX_KEY_WORDS = 120;
const keyOf = (...parts: string[]): string => parts.map((part) => part.slice(0, MAX_KEY_WORDS)).join(' ');

/** Warnings of a robot about a text that was not edited since. Hints are often wrong, so they hold up nothing. */
const warningPoints = ({ id, warnings }: PublishableText): Point[] =>
  warnings
    .filter(({ hint }) => !hint)
    .map(({ code, excerpt, message }) => ({
      key: keyOf(code, excerpt || message),
      textId: id,
      isInSheet: false,
      excerpt,
      message,
    }));

/** Words on a page that Japanese law requires to prove, complete or remove. */
const claimKey = ({ rule, excerpt }: ClaimNote): string => keyOf(rule, excerpt);

const claimPoints = (claims: readonly ClaimNote[], textId: string | null, inSheet: ReadonlySet<string>): Point[] =>
  claims.map((claim) => ({
    key: claimKey(claim),
    textId,
    isInSheet: inSheet.has(claimKey(claim)),
    excerpt: claim.excerpt,
    message: claim.reason,
  }));

const ownWords = ({ benefit, situations, features, steps, seoTitle, seoDescription }: Listing): string =>
  [
    benefit,
    ...situations,
    ...features.flatMap(({ title, text }) => [title, text]),
    ...steps,
    seoTitle,
    seoDescription,
  ].join('\n');

/** The words of a page to check for claims: the text's and the seller's own. */
export const wordsToCheck = (
  listing: Listing,
  nameJa: string,
  text: PublishableText | undefined,
): [text: string, own: string] => [
  // Texts from before the limit existed may be longer.
  (text?.words.translation ?? []).join('\n').slice(0, MAX_SAVED_TEXT),
  `${nameJa}\n${ownWords(listing)}`,
];

/** Each claim once. `claims` contains those of the text, of the seller's own words, and of the specification. */
export function findPoints(
  text: PublishableText | undefined,
  [ofText = [], own = [], ofSheet = []]: readonly ClaimNote[][],
): Point[] {
  const inSheet = new Set(ofSheet.map(claimKey));
  // The same words in the text and in the sheet are one point.
  const elsewhere = new Set([...ofText, ...own].map(claimKey));
  const onlyInSheet = ofSheet.filter((claim) => !elsewhere.has(claimKey(claim)));
  const points = [
    ...(text ? [...warningPoints(text), ...claimPoints(ofText, text.id, inSheet)] : []),
    ...claimPoints([...own, ...onlyInSheet], null, inSheet),
  ];
  return [...new Map(points.map((point) => [point.key, point])).values()];
}
