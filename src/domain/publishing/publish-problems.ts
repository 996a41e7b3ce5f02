import { SAMPLE_MARK } from '#domain/robots/robot-options.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { SHOP_PAGE_KEYS } from '#domain/shop-pages/shop-page-keys.ts';
import { buildShopPage } from '#domain/shop-pages/shop-pages.ts';
import { MAX_VARIANTS, type PublishMaterial, variantsOf } from './listing.ts';

/** Page section in which to fix the problem. */
export type ProblemPlace = 'product' | 'listing' | 'texts' | 'points' | 'shop';

/** A reason why a page or file cannot be exported. */
export type PublishProblem = { place: ProblemPlace; slot: string; reason: string };

const UNTRANSLATED = /【未訳[^】]*】/;
/** A spreadsheet would run a cell starting with these as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

const wordsOf = ({ nameJa, description, listing }: PublishMaterial): string[] => [
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

/** Prohibited words in any exported text. */
export function findForbidden(material: PublishMaterial): PublishProblem[] {
  const words = wordsOf(material).join('\n');
  const problems: PublishProblem[] = [];
  if (words.includes(SAMPLE_MARK)) {
    problems.push({
      place: 'texts',
      slot: 'Review de exemplo',
      reason:
        'Review de exemplo não é opinião de cliente: no Japão, publicá-lo é propaganda disfarçada. Tire do texto.',
    });
  }
  if (UNTRANSLATED.test(words)) {
    problems.push({
      place: 'texts',
      slot: 'Trecho sem tradução',
      reason: 'O texto favorito ainda tem trechos 【未訳】 em português. Traduza antes de publicar.',
    });
  }
  const open = material.points.filter(({ key }) => !material.listing.checkedPoints.includes(key)).length;
  if (open > 0) {
    problems.push({
      place: 'points',
      slot: open === 1 ? '1 aviso por conferir' : `${open} avisos por conferir`,
      reason: 'Avisos que ninguém conferiu não vão para a loja. Corrija o texto ou marque cada um como conferido.',
    });
  }
  return problems;
}

const missing = (place: ProblemPlace, slot: string, reason: string, isMissing: boolean): PublishProblem[] =>
  isMissing ? [{ place, slot, reason }] : [];

function findCommon({ nameJa, description, listing }: PublishMaterial): PublishProblem[] {
  return [
    ...missing('product', 'Nome em japonês', 'Dê um nome em japonês ao produto.', nameJa === ''),
    ...missing(
      'texts',
      'Texto favorito',
      'Marque com a estrela uma tradução deste produto: ela conta o que ele é.',
      description === '',
    ),
    ...missing('listing', 'Preço', 'Escreva o preço em iene, com imposto.', !listing.priceYen),
    ...missing('listing', 'Foto', 'Ponha pelo menos uma foto, com endereço https.', listing.images.length === 0),
    ...missing(
      'listing',
      'Descrição da foto',
      'Descreva cada foto em japonês.',
      listing.images.some(({ alt }) => alt === ''),
    ),
  ];
}

export function findLandingProblems(material: PublishMaterial, shop: Shop): PublishProblem[] {
  const { nameJa, description, listing, details } = material;
  const shopMissing = new Set(
    SHOP_PAGE_KEYS.flatMap((key) => buildShopPage(shop, key).problems.map(({ slot }) => slot)),
  );
  const promisesFreeShipping = [nameJa, listing.benefit, description].some((words) => words.includes('送料無料'));
  const { freeShippingAboveYen: freeFrom } = shop;
  const shipsFree =
    shop.shippingKind === 'included' ||
    (freeFrom !== null && listing.priceYen !== null && listing.priceYen >= freeFrom);
  return [
    ...findCommon(material),
    ...missing(
      'listing',
      'Benefício',
      'Escreva em uma frase o que o produto faz pelo cliente.',
      listing.benefit === '',
    ),
    ...missing('listing', 'Botão', 'Escreva o endereço da página de compra.', listing.buyUrl === ''),
    ...missing(
      'product',
      'Ficha técnica',
      'Nenhum fato do produto é conhecido em japonês ainda.',
      details.length === 0,
    ),
    ...missing(
      'shop',
      shopMissing.size === 1 ? '1 dado da loja' : `${shopMissing.size} dados da loja`,
      `Complete Minha loja: ${[...shopMissing].slice(0, 4).join('; ')}${shopMissing.size > 4 ? '…' : '.'}`,
      shopMissing.size > 0,
    ),
    ...missing(
      'listing',
      'Frete não bate',
      'O texto diz 送料無料, mas em Minha loja o cliente paga o frete deste preço.',
      promisesFreeShipping && !shipsFree,
    ),
    ...findForbidden(material),
  ];
}

export function findCsvProblems(material: PublishMaterial): PublishProblem[] {
  const { nameJa, slug, listing } = material;
  const variants = variantsOf(listing).length;
  const cells = [
    nameJa,
    listing.productType,
    listing.sku,
    listing.seoTitle,
    listing.seoDescription,
    material.metaDescription,
    ...listing.tags,
    ...listing.options.flatMap(({ name, values }) => [name, ...values]),
    ...listing.images.map(({ alt }) => alt),
  ];
  const formula = cells.find((cell) => FORMULA.test(cell));
  return [
    ...findCommon(material),
    ...missing('product', 'Endereço do produto', 'Dê ao produto um endereço (letras, números e hífens).', slug === ''),
    ...missing('listing', 'SKU', 'Dê ao produto um código (SKU).', listing.sku === ''),
    ...missing(
      'listing',
      'Variações demais',
      `As opções juntas dão ${variants} variações; a Shopify aceita até ${MAX_VARIANTS} por produto.`,
      variants > MAX_VARIANTS,
    ),
    ...missing(
      'listing',
      'Parece fórmula',
      `“${formula}” começa com um sinal que planilhas leem como fórmula. Comece com outra letra.`,
      formula !== undefined,
    ),
    ...findForbidden(material),
  ];
}
