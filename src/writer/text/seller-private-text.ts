import { fieldRow, fieldsOfLabel } from '#domain/sheet/all-fields.ts';
import { foldChars } from './fold-chars.ts';
import { replaceRanges } from './markup.ts';
import { ASKED, SELLERS_OWN_NOTE, TO_WRITER } from './seller-remarks.ts';
import { splitSentencesAndCells } from './sentences.ts';

const MONEY = /(?:r\$|us\$|€|[¥￥])\s?\d[\d.,]*|(?<!\d)(?<!\d[.,])\d[\d.,]*\s?(?:円|ienes?|reais|real)/g;
/** Money that a supplier is paid in, and any yen with decimals: those are yuan. */
const PURCHASE =
  /(?:rmb|cny|us\$|usd)\s?\d[\d.,]*|(?<!\d)(?<!\d[.,])\d[\d.,]*\s?(?:yuans?\b|rmb\b|cny\b|usd\b|dolar(?:es)?\b|人民元|元(?![気のはにへと])|ドル)|[¥￥]\s?\d{1,6}[.,]\d{1,2}(?!\d)/g;
/** A sign or word of both patterns. */
const CURRENCY = /[$€¥￥円元]|ien|rea|rmb|cny|usd|yuan|dolar|ドル/;
const OF_SUPPLIER =
  /fornecedor|\bcusto|\bpreco de compra|\bpaguei\b|\b1688\b|aliexpress|alibaba|taobao|atacado|仕入|原価|卸値|卸価格/;
const SUPPLIER_LINK = /https?:\/\/\S*(?:1688|aliexpress|alibaba|taobao|shopee|temu)\./;

/** What the seller pays, in a folded sentence: the first such price. `isPaid` knows the costs of the sheet. */
export function purchasePriceIn(folded: string, isPaid: (money: string) => boolean = () => false) {
  if (!CURRENCY.test(folded)) return undefined;
  const isOfSupplier = OF_SUPPLIER.test(folded);
  const found =
    folded.matchAll(PURCHASE).next().value ??
    [...folded.matchAll(MONEY)].find(({ 0: money }) => isOfSupplier || isPaid(money));
  return found && { price: found[0], index: found.index };
}

/** Labels of a cost in any currency, and labels of a price or freight, which in yen is that of the shop. */
const COST_LABEL = /\b(?:custos?|compra|costs?|fob|atacado|wholesale|fornecedor)\b/;
const PRICE_LABEL = /^(?:precos?|valor|price|unit price|por|de|por apenas)\b|\bprice$|^frete$/;
/** Money for a service to the buyer. */
const SERVICE = /\b(?:frete|envio|cupom|desconto|acima de|a partir de|presente|embalagem|taxa)\b/;
const YEN = /円|\biene?s?\b|[¥￥]\s?\d[\d.]*(?![\d,])/;

/** Whether money beside these folded words is what the seller pays: the shop sells in yen, others pay suppliers. */
export function isCost(label: string, folded: string): boolean {
  if (COST_LABEL.test(label) || purchasePriceIn(folded)) return true;
  const place = folded.search(MONEY);
  if (place < 0 || YEN.test(folded)) return false;
  return PRICE_LABEL.test(label) || !SERVICE.test(`${label} ${folded.slice(0, place)}`);
}

type Range = { start: number; end: number };

/** Parts of a folded sentence at a place that tell what the seller pays: "a caixa, 4,2 yuan por peça" has one. */
export function purchaseParts(folded: string, place: number): Range[] {
  if (!CURRENCY.test(folded)) return [];
  const label = /^\W{0,4}([^:]{2,42}):/.exec(folded)?.[1] ?? '';
  if (!isCost(label, folded)) return [];
  const ends = [...folded.matchAll(/[,;()](?!\d)|$/g)].map(({ index }) => index);
  return ends
    .map((end, at) => ({ start: at === 0 ? 0 : (ends[at - 1] ?? 0) + 1, end }))
    .filter(
      ({ start, end }) => purchasePriceIn(folded.slice(start, end)) || folded.slice(start, end).search(MONEY) >= 0,
    )
    .map(({ start, end }) => ({ start: place + start + nameBefore(folded.slice(start, end)), end: place + end }));
}

/** Length of the words before a price that are not about it: "Caixinha de som R$ 48,50 no pix". */
function nameBefore(part: string): number {
  const [before = ''] = part.split(/(?:\b(?:custa|sai|por|a|de|so|apenas|cerca de)\s){0,2}(?:[a-z]{0,3}\$|€|¥|￥|\d)/);
  const isOfPrice = before.includes(':') || OF_SUPPLIER.test(before) || COST_LABEL.test(before);
  return isOfPrice || PRICE_LABEL.test(before.trim()) ? 0 : before.length;
}

/** "# fornecedor: Shenzhen", "comprei a R$ 62,00", "lembrar: …": the seller's business begins the sentence. */
const OWN_BUSINESS =
  /^\W{0,4}(?:(?:[ao] |nosso |meu |(?:preco|valor) d[eo] )?custo\b|(?:preco|valor) pago\b|custa-me\b|(?:(?:preco|valor) (?:d[eo] )?)?(?:fornecedor|atacado)\b|lembr(?:ete|ar)\b|margem\b|(?:pago|pag(?:uei|amos)|compr(?:ei|amos)|compra:)\s?(?:a |por )?\W{0,3}(?:r\$\s?)?\d)/;
/** "; Peso: 210 g": what follows in the same line is about the product again. */
const LABELLED = /^\W{0,3}[a-z][a-z ]{2,30}:/;

type PrivatePart = Range & { isRequest: boolean; sentence: Range };

/** "Custo R$ 62, mínimo 5 pçs. feito no Brasil": behind a full stop the words of a field are about the product. */
const isOfProduct = (folded: string): boolean =>
  [1, 2, 3].some((count) => fieldsOfLabel(folded.split(/\s+/, count).join(' ')).some((key) => !fieldRow(key).private));

function piecesOf(source: string, folded: string): (Range & { block: number })[] {
  return splitSentencesAndCells(source, 'pt').flatMap(({ start, end, block }) => {
    const lineText = folded.slice(start, end);
    const stops = [...lineText.matchAll(/(?<=\.)\s+/g)].map(({ 0: space, index }) => index + space.length);
    const starts = [0, ...stops.filter((stop) => isOfProduct(lineText.slice(stop, stop + 60)))];
    return starts.map((from, at) => ({ start: start + from, end: start + (starts[at + 1] ?? lineText.length), block }));
  });
}

/** Parts that only the seller should read: prices, suppliers, notes, requests. A line that begins so goes on with it. */
export function privateParts(source: string): PrivatePart[] {
  const folded = foldChars(source);
  let [block, isPrivate, isOfPrice] = [-1, false, false];
  return piecesOf(source, folded).flatMap((piece): PrivatePart[] => {
    const { start, end } = piece;
    const sentence = { start, end };
    const partText = folded.slice(start, end);
    const prices = purchaseParts(partText, start);
    const isOwn = OWN_BUSINESS.test(partText) || SELLERS_OWN_NOTE.test(partText) || SUPPLIER_LINK.test(partText);
    const isBusiness = isOwn || TO_WRITER.test(partText);
    const isSuppliers = prices[0]?.start === start && (OF_SUPPLIER.test(partText) || COST_LABEL.test(partText));
    if (piece.block !== block) [isPrivate, isOfPrice] = [isBusiness || isSuppliers, prices.length > 0];
    else if (LABELLED.test(partText) || (isOfPrice && !CURRENCY.test(partText) && isOfProduct(partText)))
      isPrivate = false;
    block = piece.block;
    const isRequest = ASKED.test(partText) && prices.length === 0 && !isOwn;
    return isPrivate || isBusiness || isSuppliers
      ? [{ start, end, isRequest, sentence }]
      : prices.map((price) => ({ ...price, isRequest, sentence }));
  });
}

/** The seller's text without what only they should read; requests to the writer stay. */
export function withoutPrivate(written: string): string {
  const source = written.replaceAll(/\([^()]*\)/g, (inside) =>
    SELLERS_OWN_NOTE.test(foldChars(inside.slice(1, -1))) ? '' : inside,
  );
  const parts = privateParts(source).filter(({ isRequest }) => !isRequest);
  return replaceRanges(source, parts, () => '');
}
