import { AppError } from '#domain/errors.ts';
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
  | 'sample'
  | 'untranslated'
  | 'points'
  | 'japanese';

export const PUBLISH_WAYS = ['draft', 'csv', 'html'] as const;
export type PublishWay = (typeof PUBLISH_WAYS)[number];

/** What keeps a draft, a page or a file from leaving, and why. */
export type PublishProblem = { key: ProblemKey; slot: string; reason: string; holds: readonly PublishWay[] };

const UNTRANSLATED = /【未訳[^】]*】/;

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

type Row = [isProblem: boolean, holds: readonly PublishWay[], key: ProblemKey, slot: string, reason: string];

const problemsIn = (rows: readonly Row[]): PublishProblem[] =>
  rows.flatMap(([isProblem, holds, key, slot, reason]) => (isProblem ? [{ key, slot, reason, holds }] : []));

const ALL = PUBLISH_WAYS;
const PUBLIC = ['csv', 'html'] as const;

/** What no customer may read. */
export function findForbidden(contents: PublishContents): PublishProblem[] {
  const words = wordsOf(contents).join('\n');
  const open = contents.points.filter(({ key }) => !contents.listing.checkedPoints.includes(key)).length;
  return problemsIn([
    [
      words.includes(SAMPLE_MARK),
      PUBLIC,
      'sample',
      'Review de exemplo',
      'Review de exemplo não é opinião de cliente: no Japão, publicá-lo é propaganda disfarçada. Tire do texto.',
    ],
    [
      UNTRANSLATED.test(words),
      PUBLIC,
      'untranslated',
      'Trecho sem tradução',
      'O texto ainda tem trechos 【未訳】 em português. Traduza antes de publicar.',
    ],
    [
      open > 0,
      PUBLIC,
      'points',
      open === 1 ? '1 aviso por conferir' : `${open} avisos por conferir`,
      'Avisos que ninguém conferiu não vão para a loja. Corrija o texto ou marque cada um como conferido.',
    ],
  ]);
}

function promisesOtherFreight({ nameJa, description, listing }: PublishContents, shop: Shop): boolean {
  const { shippingKind, freeShippingAboveYen: freeFrom } = shop;
  const shipsFree =
    shippingKind === 'included' || (freeFrom !== null && listing.priceYen !== null && listing.priceYen >= freeFrom);
  return !shipsFree && [nameJa, listing.benefit, description].some((words) => words.includes('送料無料'));
}

/** A draft is seen by the seller alone: it needs a name, words, a price and one photo, and no more. */
function findProblems(contents: PublishContents, shop: Shop): PublishProblem[] {
  const { nameJa, description, slug, listing, details, gate } = contents;
  const variants = countVariants(contents);
  const isTooMany = variants > MAX_VARIANTS;
  const isUnpriced = !isTooMany && soldVariants(contents).some(({ priceYen }) => priceYen <= 0);
  const gaps = new Set(SHOP_PAGE_KEYS.flatMap((key) => buildShopPage(shop, key).problems.map(({ slot }) => slot)));
  const hasNoStart = details.some(({ label, value }) => /^(?:使用|賞味)期限$/.test(label) && NO_START.test(value));
  const hasNoAlt = listing.images.some(({ alt }) => alt === '');
  return [
    ...problemsIn([
      [nameJa === '', ALL, 'name', 'Nome em japonês', 'O que o cliente vê.'],
      [description === '', ALL, 'text', 'Texto em japonês', 'Uma tradução do produto.'],
      [isUnpriced, ALL, 'price', 'Preço', 'Em iene, como a página mostra.'],
      // Shopify takes the file of a product without photos in, and they can be added there.
      [listing.images.length === 0, ['draft', 'html'], 'photos', 'Foto', 'Pelo menos uma.'],
      [
        isTooMany,
        ALL,
        'options',
        'Variações demais',
        `As opções juntas dão ${variants} variações; a Shopify aceita até ${MAX_VARIANTS} por produto.`,
      ],
      [hasNoAlt, PUBLIC, 'alt', 'Descrição das fotos', 'Diga em japonês o que cada foto mostra.'],
      [
        gate === 'open' || gate === 'blocked',
        PUBLIC,
        'gate',
        'Pronto para o Japão',
        gate === 'blocked'
          ? 'Uma regra japonesa impede a venda como está.'
          : 'Responda sobre o produto: há regras que impedem a venda.',
      ],
      [listing.benefit === '', ['html'], 'benefit', 'Benefício em uma frase', 'O que o produto faz pelo cliente.'],
      [
        listing.buyUrl === '',
        ['html'],
        'buyUrl',
        'Página de compra',
        'O link onde o cliente paga: o botão da página leva para lá.',
      ],
      [details.length === 0, ['html'], 'sheet', 'Ficha', 'Nada do produto é conhecido em japonês ainda.'],
      [
        hasNoStart,
        ['html'],
        'sheet',
        'Validade sem começo',
        'Na ficha, diga a partir de quando conta: da fabricação, fechado ou depois de aberto.',
      ],
      [gaps.size > 0, ['html'], 'shop', 'Dados da loja', namesOf([...gaps])],
      [
        promisesOtherFreight(contents, shop),
        ['html'],
        'shipping',
        'Frete não bate',
        'O texto diz 送料無料, mas em Minha loja o cliente paga o frete deste preço.',
      ],
      [slug === '', ['csv'], 'slug', 'Endereço do produto', 'Letras minúsculas, números e hífens.'],
      [listing.sku === '', ['csv'], 'sku', 'Código (SKU)', 'O código com que você acha o produto.'],
    ]),
    ...findForbidden(contents),
  ];
}

/** What a draft, a file or a page still needs. */
export const problemsOf = (way: PublishWay, contents: PublishContents, shop: Shop): PublishProblem[] =>
  findProblems(contents, shop).filter(({ holds }) => holds.includes(way));

/** `what`: "A página ainda não pode sair". */
export function requireReady(way: PublishWay, contents: PublishContents, shop: Shop, what: string): void {
  const problems = problemsOf(way, contents, shop);
  if (problems.length > 0) throw new AppError('conflict', `${what}: ${problems.map(({ slot }) => slot).join('; ')}.`);
}

/** All that is missing; what holds most back comes first. */
export function findMissing(contents: PublishContents, shop: Shop, rowsWithoutJapanese = 0): PublishProblem[] {
  const isOne = rowsWithoutJapanese === 1;
  return [
    ...findProblems(contents, shop).toSorted((one, other) => other.holds.length - one.holds.length),
    ...problemsIn([
      [
        // Without any row the sheet itself is missing, which is said already.
        rowsWithoutJapanese > 0 && contents.details.length > 0,
        [],
        'japanese',
        `${isOne ? '1 linha' : `${rowsWithoutJapanese} linhas`} da ficha sem japonês`,
        isOne ? 'Fica fora da 商品仕様 até ter o japonês.' : 'Ficam fora da 商品仕様 até terem o japonês.',
      ],
    ]),
  ];
}
