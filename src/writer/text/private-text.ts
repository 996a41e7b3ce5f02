import { foldText } from './fold.ts';
import { ASKED, OWN_WORK, TO_WRITER } from './notes-to-writer.ts';
import { splitSentences } from './sentences.ts';

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
export function purchasePriceIn(
  folded: string,
  isPaid: (money: string) => boolean = () => false,
): { price: string; index: number } | undefined {
  if (!CURRENCY.test(folded)) return undefined;
  const isOfSupplier = OF_SUPPLIER.test(folded);
  const found =
    folded.matchAll(PURCHASE).next().value ??
    [...folded.matchAll(MONEY)].find(({ 0: money }) => isOfSupplier || isPaid(money));
  return found && { price: found[0], index: found.index };
}

/** Parts of a folded sentence that tell what the seller pays: "a caixa, 4,2 yuan por peça" has one. */
export function purchaseParts(folded: string): { start: number; end: number }[] {
  if (!purchasePriceIn(folded)) return [];
  const ends = [...folded.matchAll(/[,;()](?!\d)|$/g)].map(({ index }) => index);
  return ends
    .map((end, at) => ({ start: at === 0 ? 0 : (ends[at - 1] ?? 0) + 1, end }))
    .filter(
      ({ start, end }) => purchasePriceIn(folded.slice(start, end)) || folded.slice(start, end).search(MONEY) >= 0,
    );
}

/** The seller's text without notes on their own work, purchase prices and suppliers; requests to the writer stay. */
export function withoutPrivate(written: string): string {
  const source = written.replaceAll(/\([^()]*\)/g, (inside) =>
    OWN_WORK.test(foldText(inside.slice(1, -1))) ? '' : inside,
  );
  const folded = foldText(source);
  let text = '';
  let from = 0;
  for (const { start, end } of splitSentences(source, 'pt')) {
    const said = folded.slice(start, end);
    const isNote = (TO_WRITER.test(said) || OWN_WORK.test(said)) && !ASKED.test(said);
    const parts = isNote || SUPPLIER_LINK.test(said) ? [{ start: 0, end: said.length }] : purchaseParts(said);
    for (const part of parts) {
      text += source.slice(from, start + part.start);
      from = start + part.end;
    }
  }
  return text + source.slice(from);
}
