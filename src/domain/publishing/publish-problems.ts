import { SAMPLE_MARK } from '#domain/robots/reviews/sample-review-mark.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { SHOP_PAGE_KEYS } from '#domain/shop-pages/shop-page-keys.ts';
import { buildShopPage } from '#domain/shop-pages/shop-pages.ts';
import { countVariants, MAX_VARIANTS, type PublishContents, soldVariants } from './listing.ts';

/** What is missing or wrong, by the row in which it is put right. */
export type ProblemKey =
  | 'name'
  | 'text'
  | 'price'
  | 'photos'
  | 'options'
  | 'alt'
  | 'benefit'
  | 'buyUrl'
  | 'sheet'
  | 'gate'
  | 'shop'
  | 'shipping'
  | 'slug'
  | 'sku'
  | 'formula'
  | 'sample'
  | 'untranslated'
  | 'points'
  | 'japanese';

/** What keeps a draft, a page or a file from leaving, and why. */
export type PublishProblem = { key: ProblemKey; slot: string; reason: string };

const UNTRANSLATED = /【未訳[^】]*】/;
/** A spreadsheet would run a cell starting with these as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** "12か月", without 製造日より or a date: a buyer does not know from when. */
const NO_START = /^(?:約|最大)?\d[\d〜,.]*(?:か月|年|日)(?:以内|以上)?$/m;

const wordsOf = ({ nameJa, description, listing }: PublishContents): string[] => [
  nameJa,
  description,
  listing.benefit,
  ...listing.situations,
  ...listing.features.flatMap(({ title, text }) => [title, text]),
  ...listing.steps,
  listing.seoTitle,
  listing.seoDescription,
  ...listing.images.map(({ alt }) => alt),
];

export function findForbidden(contents: PublishContents): PublishProblem[] {
  const words = wordsOf(contents).join('\n');
  const problems: PublishProblem[] = [];
  if (words.includes(SAMPLE_MARK)) {
    problems.push({
      key: 'sample',
      slot: 'Review de exemplo',
      reason:
        'Review de exemplo não é opinião de cliente: no Japão, publicá-lo é propaganda disfarçada. Tire do texto.',
    });
  }
  if (UNTRANSLATED.test(words)) {
    problems.push({
      key: 'untranslated',
      slot: 'Trecho sem tradução',
      reason: 'O texto ainda tem trechos 【未訳】 em português. Traduza antes de publicar.',
    });
  }
  const open = contents.points.filter(({ key }) => !contents.listing.checkedPoints.includes(key)).length;
  if (open > 0) {
    problems.push({
      key: 'points',
      slot: open === 1 ? '1 aviso por conferir' : `${open} avisos por conferir`,
      reason: 'Avisos que ninguém conferiu não vão para a loja. Corrija o texto ou marque cada um como conferido.',
    });
  }
  return problems;
}

const missing = (key: ProblemKey, slot: string, reason: string, isMissing: boolean): PublishProblem[] =>
  isMissing ? [{ key, slot, reason }] : [];

/** A draft is seen by the seller alone: it needs a name, words, a price and one photo, and no more. */
export function findDraftProblems(contents: PublishContents): PublishProblem[] {
  const { nameJa, description, listing } = contents;
  const variants = countVariants(contents);
  const isTooMany = variants > MAX_VARIANTS;
  return [
    ...missing('name', 'Nome em japonês', 'O que o cliente vê.', nameJa === ''),
    ...missing('text', 'Texto em japonês', 'Uma tradução do produto.', description === ''),
    ...missing(
      'price',
      'Preço',
      'Em iene, como a página mostra.',
      !isTooMany && soldVariants(contents).some(({ priceYen }) => priceYen <= 0),
    ),
    ...missing('photos', 'Foto', 'Pelo menos uma.', listing.images.length === 0),
    ...missing(
      'options',
      'Variações demais',
      `As opções juntas dão ${variants} variações; a Shopify aceita até ${MAX_VARIANTS} por produto.`,
      isTooMany,
    ),
  ];
}

function findCommon(contents: PublishContents): PublishProblem[] {
  const { listing, gate } = contents;
  return [
    ...findDraftProblems(contents),
    ...missing(
      'alt',
      'Descrição das fotos',
      'Diga em japonês o que cada foto mostra.',
      listing.images.some(({ alt }) => alt === ''),
    ),
    ...missing(
      'gate',
      'Pronto para o Japão',
      gate === 'blocked'
        ? 'Uma regra japonesa impede a venda como está.'
        : 'Responda sobre o produto: há regras que impedem a venda.',
      gate === 'open' || gate === 'blocked',
    ),
  ];
}

/** More gaps than that are those of a shop that was never begun. */
const MANY_GAPS = 12;

/** "Falta o nome legal; falta o CEP; e mais 2." */
function namesOf(slots: readonly string[]): string {
  if (slots.length > MANY_GAPS)
    return `Faltam ${slots.length}: diga o país de onde sai o pacote, e um toque preenche a maior parte.`;
  const [first = '', ...others] = slots.slice(0, 3);
  const rest = slots.length - 3;
  const named = [first, ...others.map((slot) => `${slot.charAt(0).toLowerCase()}${slot.slice(1)}`)];
  return `${[...named, ...(rest > 0 ? [`e mais ${rest}`] : [])].join('; ')}.`;
}

export function findLandingProblems(contents: PublishContents, shop: Shop): PublishProblem[] {
  const { nameJa, description, listing, details } = contents;
  const shopMissing = new Set(
    SHOP_PAGE_KEYS.flatMap((key) => buildShopPage(shop, key).problems.map(({ slot }) => slot)),
  );
  const promisesFreeShipping = [nameJa, listing.benefit, description].some((words) => words.includes('送料無料'));
  const { freeShippingAboveYen: freeFrom } = shop;
  const shipsFree =
    shop.shippingKind === 'included' ||
    (freeFrom !== null && listing.priceYen !== null && listing.priceYen >= freeFrom);
  return [
    ...findCommon(contents),
    ...missing('benefit', 'Benefício em uma frase', 'O que o produto faz pelo cliente.', listing.benefit === ''),
    ...missing(
      'buyUrl',
      'Página de compra',
      'O link onde o cliente paga: o botão da página leva para lá.',
      listing.buyUrl === '',
    ),
    ...missing('sheet', 'Ficha', 'Nada do produto é conhecido em japonês ainda.', details.length === 0),
    ...missing(
      'sheet',
      'Validade sem começo',
      'Na ficha, diga a partir de quando conta: da fabricação, fechado ou depois de aberto.',
      details.some(({ label, value }) => /^(?:使用|賞味)期限$/.test(label) && NO_START.test(value)),
    ),
    ...missing('shop', 'Dados da loja', namesOf([...shopMissing]), shopMissing.size > 0),
    ...missing(
      'shipping',
      'Frete não bate',
      'O texto diz 送料無料, mas em Minha loja o cliente paga o frete deste preço.',
      promisesFreeShipping && !shipsFree,
    ),
    ...findForbidden(contents),
  ];
}

export function findCsvProblems(contents: PublishContents): PublishProblem[] {
  const { nameJa, slug, listing } = contents;
  const cells = [
    nameJa,
    listing.productType,
    listing.sku,
    listing.seoTitle,
    listing.seoDescription,
    contents.metaDescription,
    ...listing.tags,
    ...listing.options.flatMap(({ name, values }) => [name, ...values]),
    ...listing.images.map(({ alt }) => alt),
    ...contents.variants.map(({ sku }) => sku),
  ];
  const formula = cells.find((cell) => FORMULA.test(cell));
  return [
    // Shopify takes a product without photos in, and they can be added there.
    ...findCommon(contents).filter(({ key }) => key !== 'photos'),
    ...missing('slug', 'Endereço do produto', 'Letras minúsculas, números e hífens.', slug === ''),
    ...missing('sku', 'Código (SKU)', 'O código com que você acha o produto.', listing.sku === ''),
    ...missing(
      'formula',
      'Parece fórmula',
      `“${formula}” começa com um sinal que planilhas leem como fórmula. Comece com outra letra.`,
      formula !== undefined,
    ),
    ...findForbidden(contents),
  ];
}

export const PUBLISH_WAYS = ['draft', 'csv', 'html'] as const;
export type PublishWay = (typeof PUBLISH_WAYS)[number];
export type MissingPoint = PublishProblem & { holds: readonly PublishWay[] };

/** All that is missing, each once, with what it holds back; what holds most back comes first. */
export function findMissing(contents: PublishContents, shop: Shop, rowsWithoutJapanese = 0): MissingPoint[] {
  const problems: [PublishWay, PublishProblem[]][] = [
    ['draft', findDraftProblems(contents)],
    ['html', findLandingProblems(contents, shop)],
    ['csv', findCsvProblems(contents)],
  ];
  const byKey = new Map(problems.flatMap(([, found]) => found).map((problem) => [problem.key, problem]));
  const points = [...byKey.values()].map((problem) => ({
    ...problem,
    holds: PUBLISH_WAYS.filter((way) =>
      problems.some(([of, found]) => of === way && found.some(({ key }) => key === problem.key)),
    ),
  }));
  const rows = rowsWithoutJapanese === 1 ? '1 linha' : `${rowsWithoutJapanese} linhas`;
  const leftOut = missing(
    'japanese',
    `${rows} da ficha sem japonês`,
    rowsWithoutJapanese === 1
      ? 'Fica fora da 商品仕様 até ter o japonês.'
      : 'Ficam fora da 商品仕様 até terem o japonês.',
    // Without any row the sheet itself is missing, which is said already.
    rowsWithoutJapanese > 0 && contents.details.length > 0,
  );
  return [
    ...points.toSorted((one, other) => other.holds.length - one.holds.length),
    ...leftOut.map((problem) => ({ ...problem, holds: [] })),
  ];
}
